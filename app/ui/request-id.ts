import { useLocation } from "@remix-run/react";
import { createContext, useContext } from "react";

/** The id under which the server has logged that it failed to answer a path and query. */
export type FindRequestId = (path: string) => string | undefined;

const FailedRequests = createContext<FindRequestId>(() => undefined);

export const FailedRequestsProvider = FailedRequests.Provider;

/** The id under which the failure of this page is in the log; undefined for one that happened in the browser. */
export function useRequestId(): string | undefined {
  const find = useContext(FailedRequests);
  const { pathname, search } = useLocation();
  return find(pathname + search);
}
