import { useLocation } from "@remix-run/react";
import { createContext, useContext } from "react";
import { useMessages } from "#app/languages/use-messages.ts";
import { classNames } from "./class-names.ts";

/** The id of the failure in the log; nothing if the server logged none. */
export function RequestLine({ className }: { className?: string }) {
  const { errors } = useMessages();
  const requestId = useRequestId();
  if (!requestId) return null;
  return (
    <p className={classNames("mono text-muted", className)} data-request-id={requestId}>
      {errors.request(requestId)}
    </p>
  );
}

/** Returns the request id under which the server logged a failure for a path and query. */
export type FindRequestId = (path: string) => string | undefined;

const FailedRequests = createContext<FindRequestId>(() => undefined);

export const FailedRequestsProvider = FailedRequests.Provider;

/** The id of the page's failure in the log; undefined for errors in the browser. */
function useRequestId(): string | undefined {
  const find = useContext(FailedRequests);
  const { pathname, search } = useLocation();
  return find(pathname + search);
}
