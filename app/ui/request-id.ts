import { useLocation } from "@remix-run/react";
import { createContext, useContext } from "react";

/** The request that the server has answered with an error page. */
export interface FailedRequest {
  /** By it the request is found in the log. */
  id: string;
  /** Path and query; an error met later, on another page, is not this one. */
  path: string;
}

const FailedRequestContext = createContext<FailedRequest | undefined>(undefined);

export const FailedRequestProvider = FailedRequestContext.Provider;

/** The id under which the failure of this document is in the log; undefined for one that happened in the browser. */
export function useRequestId(): string | undefined {
  const request = useContext(FailedRequestContext);
  const { pathname, search } = useLocation();
  return request?.path === pathname + search ? request.id : undefined;
}
