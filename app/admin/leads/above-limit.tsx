import { Status } from "../status.tsx";

export const aboveLimitWords = "Taken above the site’s limit: without files or notification";

/** LEAD-14: why a lead has no files and no notification. */
export function AboveLimit() {
  return (
    <div className="mb-6 max-w-[68ch]">
      <p className="font-semibold">
        <Status tone="warn">Taken above the limit</Status>
      </p>
      <p className="mt-1 text-muted">
        More enquiries arrived than the site takes in an hour or a day. This one was stored without its files,
        and no notification was sent. To notify the team now, send the notification under Delivery.
      </p>
    </div>
  );
}
