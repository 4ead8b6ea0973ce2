import { isDataPath, MANIFEST_PATH } from "#app/paths/framework-addresses.ts";
import { isAdminPath } from "#app/paths/site-paths.ts";
import type { FindRequestId } from "#app/ui/request-line.tsx";
import { type FailureReason, isQueueShown, queueRequest } from "./pending-requests.ts";

type Fetch = typeof fetch;

/** UI-03, "Data fetching defaults": 3 retries, 1000 ms doubled each time. */
const RETRY_DELAYS_MS = [1000, 2000, 4000];

/** The polling interval. */
const POLL_INTERVAL_MS = 3000;

/** The framework's requests: a public page, an admin screen, or a write of the admin. */
type RequestKind = "page" | "screen" | "write";

/**
 * - `retry`: retries three times with backoff, then returns the failure.
 * - `retry, ask`: retries three times with backoff, then the user decides.
 * - `poll`: retries until it succeeds; the user may retry earlier.
 * - `ask`: the user decides, because it is unknown whether the write was applied.
 */
type Step = "retry" | "retry, ask" | "poll" | "ask";

const policy: Record<RequestKind, Record<FailureReason, Step>> = {
  page: { unreachable: "retry, ask", unavailable: "retry", failed: "retry" },
  screen: { unreachable: "poll", unavailable: "poll", failed: "retry" },
  write: { unreachable: "ask", unavailable: "poll", failed: "ask" },
};

/**
 * The browser's `fetch` with a retry policy for the framework's own requests: Remix 2 has no option for how it fetches.
 * While a public page is unavailable, its last cached response is served. `onFailure` is called with a 5xx that is
 * returned.
 */
export function fetchWithRetry(send: Fetch, onFailure: (url: URL, response: Response) => void): Fetch {
  const cache = responseCache();

  return async (input, init) => {
    // The body of a Request cannot be sent twice; the framework passes a URL.
    const request = input instanceof Request ? undefined : new Request(input, init);
    const kind = request && kindOf(request);
    if (!kind) return send(input, init);
    const { url, signal } = request;

    for (let retries = 0; ; ) {
      const response = await wholeResponse(send(input, init)).catch((error: unknown) => {
        if (signal.aborted) throw error;
        return undefined;
      });
      if (kind === "page" && response?.ok) cache.put(url, response);
      if (response && response.status < 500) return response;

      const reason = !response ? "unreachable" : response.status === 503 ? "unavailable" : "failed";
      const step = policy[kind][reason];
      const delayMs = RETRY_DELAYS_MS[retries];
      const isOffline = !response && !navigator.onLine;
      if (step.startsWith("retry") && delayMs !== undefined && !isOffline) {
        retries += 1;
        await delay(delayMs, signal);
        continue;
      }

      const cached = kind === "page" ? cache.find(url) : undefined;
      if (cached) return cached;
      const isRetried =
        step !== "retry" &&
        (await queueRequest({
          isWrite: kind === "write",
          reason,
          signal,
          canDiscard: step === "ask" && response !== undefined,
          ...(step === "poll" ? { retryAfterMs: POLL_INTERVAL_MS } : {}),
        }));
      if (isRetried) retries = 0;
      else if (response) {
        onFailure(new URL(url), response);
        return response;
      } else throw new TypeError(`no response from ${url}`);
    }
  };
}

/** Screens without the admin's notice, such as sign-in and the editor, handle failures themselves. */
function kindOf({ method, url }: Request): RequestKind | undefined {
  const { origin, pathname } = new URL(url);
  if (origin !== location.origin) return undefined;
  if (isAdminPath(pathname)) {
    if (!isDataPath(pathname) || !isQueueShown()) return undefined;
    return method === "GET" ? "screen" : "write";
  }
  const isPage = method === "GET" && (isDataPath(pathname) || pathname === MANIFEST_PATH);
  return isPage && !isAdminPath(location.pathname) ? "page" : undefined;
}

function delay(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    setTimeout(resolve, ms);
    signal.addEventListener("abort", () => reject(signal.reason));
  });
}

/** UI-03, "Data fetching defaults": a response is cached for 5 minutes. */
export const RESPONSE_MAX_AGE_MS = 5 * 60_000;

/** Caches the last successful response of each address, for when a later request fails. */
function responseCache() {
  const entries = new Map<string, { response: Response; timer: ReturnType<typeof setTimeout> }>();

  function remove(url: string) {
    clearTimeout(entries.get(url)?.timer);
    entries.delete(url);
  }

  return {
    /** The caller can still read `response`. */
    put(url: string, response: Response) {
      remove(url);
      const timer = setTimeout(() => remove(url), RESPONSE_MAX_AGE_MS);
      entries.set(url, { response: response.clone(), timer });
    },
    find(url: string): Response | undefined {
      return entries.get(url)?.response.clone();
    },
  };
}

/**
 * The response once its body is complete; rejects when the body breaks off. Otherwise Remix would fail while decoding
 * and report an error for a page that the visitor has left.
 */
export async function wholeResponse(pending: Promise<Response>): Promise<Response> {
  const response = await pending;
  return response.body ? new Response(await response.arrayBuffer(), response) : response;
}

/** Stores the request id under which the server logged its failure for a path. */
export function failedRequests(): { find: FindRequestId; note: (path: string, id: string | null) => void } {
  let last: { path: string; id: string } | undefined;
  return {
    find: (path) => (last?.path === path ? last.id : undefined),
    note(path, id) {
      if (id) last = { path, id };
    },
  };
}
