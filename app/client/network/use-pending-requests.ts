import { useSyncExternalStore } from "react";
import { listPendingRequests, type PendingRequest, subscribeToPendingRequests } from "./pending-requests.ts";

const none: readonly PendingRequest[] = [];

/** For a notice that shows the requests that wait for another attempt. */
export function usePendingRequests(): readonly PendingRequest[] {
  return useSyncExternalStore(subscribeToPendingRequests, listPendingRequests, () => none);
}
