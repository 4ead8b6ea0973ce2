import { useSyncExternalStore } from "react";

/** No response, a 503, or another 5xx. After the first and the last it is unknown whether a write was applied. */
export type FailureReason = "unreachable" | "unavailable" | "failed";

/** A failed request that waits for a retry. */
export interface PendingRequest {
  isWrite: boolean;
  reason: FailureReason;
  retry: () => void;
  /** Gives up and shows the server's error. */
  discard?: () => void;
}

interface QueuedRequest extends PendingRequest {
  cancel: (reason: unknown) => void;
}

interface QueueOptions {
  isWrite: boolean;
  reason: FailureReason;
  signal: AbortSignal;
  canDiscard: boolean;
  /** Milliseconds until an automatic retry. */
  retryAfterMs?: number;
}

let queue: readonly QueuedRequest[] = [];
const listeners = new Set<() => void>();

/**
 * Queues a failed request until it is retried (true) or discarded (false; also while no notice shows the queue).
 * Rejects when the request is aborted or the last notice unmounts.
 */
export function queueRequest({
  signal,
  retryAfterMs,
  canDiscard,
  ...request
}: QueueOptions): Promise<boolean> {
  if (signal.aborted) return Promise.reject(signal.reason);
  if (!isQueueShown()) return Promise.resolve(false);
  return new Promise((resolve, reject) => {
    const entry: QueuedRequest = {
      ...request,
      retry: () => settle(() => resolve(true)),
      ...(canDiscard ? { discard: () => settle(() => resolve(false)) } : {}),
      cancel: (reason) => settle(() => reject(reason)),
    };
    const abort = () => entry.cancel(signal.reason);
    const timer = retryAfterMs === undefined ? undefined : setTimeout(entry.retry, retryAfterMs);
    function settle(done: () => void) {
      clearTimeout(timer);
      signal.removeEventListener("abort", abort);
      change(queue.filter((other) => other !== entry));
      done();
    }
    signal.addEventListener("abort", abort);
    change([...queue, entry]);
  });
}

export function retryPendingRequests() {
  for (const { retry } of queue) retry();
}

/** The same array until it changes, for useSyncExternalStore. */
export function listPendingRequests(): readonly PendingRequest[] {
  return queue;
}

export function isQueueShown(): boolean {
  return listeners.size > 0;
}

/** For the notice that shows the queue. Returns a function that unsubscribes. */
export function subscribeToPendingRequests(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (isQueueShown()) return;
    for (const { cancel } of queue) cancel(new DOMException("The notice is gone", "AbortError"));
  };
}

function change(requests: readonly QueuedRequest[]) {
  queue = requests;
  for (const listener of listeners) listener();
}

const none: readonly PendingRequest[] = [];

/** The failed requests that wait for a retry, for a notice. */
export function usePendingRequests(): readonly PendingRequest[] {
  return useSyncExternalStore(subscribeToPendingRequests, listPendingRequests, () => none);
}
