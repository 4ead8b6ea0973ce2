import { classNames } from "./class-names.ts";
import { useRequestId } from "./request-id.ts";

/** Under which id the log has what went wrong; nothing when the server knows of no failure. */
export function RequestLine({ className }: { className?: string }) {
  const requestId = useRequestId();
  if (!requestId) return null;
  return (
    <p className={classNames("mono text-muted", className)} data-request-id={requestId}>
      {`Request ${requestId}`}
    </p>
  );
}
