import { useLocation } from "@remix-run/react";
import { createContext, useContext } from "react";

/** Returns the request id under which the server logged a failure for a path and query. */
export type FindRequestId = (path: string) => string | undefined;

const FailedRequests = createContext<FindRequestId>(() => undefined);

export const FailedRequestsProvider = FailedRequests.Provider;

/** The id of the page's failure in the log; undefined for errors in the browser. */
export function useRequestId(): string | undefined {
  const find = useContext(FailedRequests);
  const { pathname, search } = useLocation();
  return find(pathname + search);
}
