import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { failedRequests, pageOf } from "#app/site/loading/failed-requests.ts";
import { patientFetch } from "#app/site/loading/patient-fetch.ts";
import { stayWhenCodeIsLost } from "#app/site/loading/stay-when-code-is-lost.ts";
import { readyToHydrate } from "#app/ui/before-hydration.ts";
import { FailedRequestsProvider } from "#app/ui/request-id.ts";

const { pathname, search } = window.location;
const failed = failedRequests();
failed.note(
  pathname + search,
  document.querySelector<HTMLElement>("[data-request-id]")?.dataset.requestId ?? null,
);

window.fetch = patientFetch(window.fetch.bind(window), (url, answer) =>
  failed.note(pageOf(url), answer.headers.get("X-Request-Id")),
);
stayWhenCodeIsLost();

/**
 * Decodes the data of the page. RemixBrowser throws the promise of it at its first render, before its first hook; what
 * is pressed while React waits for it there makes React 18 give the whole page up (remix-run/remix#10214).
 */
async function readData() {
  try {
    RemixBrowser({});
  } catch (decoding) {
    await decoding;
  }
}

Promise.all([readyToHydrate(), readData()]).then(() => {
  document.head.insertAdjacentHTML("beforeend", document.querySelector("noscript")?.textContent ?? "");
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <FailedRequestsProvider value={failed.find}>
          <RemixBrowser />
        </FailedRequestsProvider>
      </StrictMode>,
    );
  });
});
