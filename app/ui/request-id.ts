import { createContext, useContext } from "react";

/** The id under which the server has logged the request of this document, where its answer is an error. */
const RequestIdContext = createContext<string | undefined>(undefined);

export const RequestIdProvider = RequestIdContext.Provider;

export function useRequestId(): string | undefined {
  return useContext(RequestIdContext);
}
