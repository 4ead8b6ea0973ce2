import { isAdminPath } from "#app/http/site-paths.ts";
import { wholeAnswer } from "#app/ui/whole-answer.ts";
import { keptAnswers } from "./kept-answers.ts";
import { holdRequest } from "./lost-requests.ts";
import { retries, retryDelay } from "./timing.ts";

type Fetch = typeof fetch;

/**
 * The browser's `fetch`, patient with what Remix asks for when a visitor moves from page to page (UI-03). Remix has no
 * place of its own to say so. A GET that gets no answer, or one of 5xx, is repeated; after that, what the same address
 * answered before stands in; after that, an answer of 5xx is given to Remix and told to `onFailure`, and a request
 * without an answer is held until the visitor asks for another try. Everything else is left to the browser.
 */
export function patientFetch(ask: Fetch, onFailure: (url: URL, answer: Response) => void): Fetch {
  const kept = keptAnswers();

  return async (input, init) => {
    const request = new Request(input, init);
    if (!isPublicData(request)) return ask(input, init);
    const { url, signal } = request;

    for (;;) {
      const answer = await insist(() => wholeAnswer(ask(input, init)), signal).catch((error: unknown) => {
        if (signal.aborted) throw error;
        return undefined;
      });
      if (answer?.ok) kept.keep(url, answer);
      if (answer && answer.status < 500) return answer;

      const earlier = kept.find(url);
      if (earlier) return earlier;
      if (answer) onFailure(new URL(url), answer);
      if (answer) return answer;
      if (!(await holdRequest(signal))) throw new TypeError(`nothing answers at ${url}`);
    }
  };
}

/** Asks until there is an answer below 500 or the retries are used up; without a network at all it asks once. */
async function insist(ask: () => Promise<Response>, signal: AbortSignal): Promise<Response> {
  for (let retry = 0; ; retry += 1) {
    const isLast = retry === retries;
    try {
      const answer = await ask();
      if (answer.status < 500 || isLast) return answer;
    } catch (error) {
      if (isLast || signal.aborted || !navigator.onLine) throw error;
    }
    await pause(retryDelay(retry), signal);
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

/** What a page of the public site is made of, and which page that is: the two addresses Remix makes up. */
function isPublicData({ method, url }: Request): boolean {
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== window.location.origin) return false;
  const isData = pathname.endsWith(".data") || pathname === "/__manifest";
  return isData && !isAdminPath(pathname) && !isAdminPath(window.location.pathname);
}
