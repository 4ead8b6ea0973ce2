import { useSyncExternalStore } from "react";
import { listPendingRequests, type PendingRequest, subscribeToPendingRequests } from "./pending-requests.ts";

const none: readonly PendingRequest[] = [];

/** The failed requests that wait for a retry, for a notice. */
export function usePendingRequests(): readonly PendingRequest[] {
  return useSyncExternalStore(subscribeToPendingRequests, listPendingRequests, () => none);
}
