import { classNames } from "./class-names.ts";
import * as messages from "./messages.ts";
import { useRequestId } from "./request-id.ts";

/** The id of the failure in the log; nothing if the server logged none. */
export function RequestLine({ className }: { className?: string }) {
  const requestId = useRequestId();
  if (!requestId) return null;
  return (
    <p className={classNames("mono text-muted", className)} data-request-id={requestId}>
      {messages.request(requestId)}
    </p>
  );
}
