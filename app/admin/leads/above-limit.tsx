import { Status } from "../status.tsx";
import { messages } from "./messages.ts";

export const aboveLimitWords = messages.receivedAboveTheSitesLimit;

/** LEAD-14: why a lead has no files and no notification. */
export function AboveLimit() {
  return (
    <div className="mb-6 max-w-[68ch]">
      <p className="font-semibold">
        <Status tone="warn">{messages.receivedAboveTheLimit}</Status>
      </p>
      <p className="mt-1 text-muted">{messages.moreEnquiriesArrivedThanThe}</p>
    </div>
  );
}
