import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { pageId } from "#app/http/document-ids.ts";
import { editionOfDocument } from "#app/languages/language.ts";
import { loadAdminMessages, loadMessages } from "#app/languages/messages.ts";
import { EditionProvider } from "#app/languages/use-messages.ts";
import { pageOf } from "#app/paths/framework-addresses.ts";
import { isAdminPath } from "#app/paths/site-paths.ts";
import { whenReadyToHydrate } from "#app/ui/before-hydration.ts";
import { FailedRequestsProvider } from "#app/ui/request-line.tsx";
import { decodePageData } from "./client/framework.ts";
import { hydratedEvent } from "./client/hydration.ts";
import { isLoadedPage, loadedAddress } from "./client/loaded-page.ts";
import { recoverFromChunkLoadErrors } from "./client/network/chunk-load-recovery.ts";
import { failedRequests, fetchWithRetry } from "./client/network/fetch-with-retry.ts";

const failed = failedRequests();
failed.note(
  loadedAddress,
  document.querySelector<HTMLElement>("[data-request-id]")?.dataset.requestId ?? null,
);

window.fetch = fetchWithRetry(window.fetch.bind(window), (url, response) =>
  failed.note(pageOf(url), response.headers.get("X-Request-Id")),
);
recoverFromChunkLoadErrors();

const edition = editionOfDocument();

Promise.all([whenReadyToHydrate(), decodePageData(), loadTexts()]).then(() => {
  // React would render the page of the address into this one.
  if (!isLoadedPage()) return location.reload();
  startTransition(() => {
    hydrateRoot(
      container(),
      <StrictMode>
        <EditionProvider value={edition}>
          <FailedRequestsProvider value={failed.find}>
            <Page />
          </FailedRequestsProvider>
        </EditionProvider>
      </StrictMode>,
    );
  });
});

/** Never resolves if they cannot be loaded, as after a reload: without any of its scripts the page stays HTML. */
async function loadTexts(): Promise<void> {
  try {
    await (isAdminPath(location.pathname) ? loadAdminMessages() : loadMessages(edition.language));
  } catch {
    await new Promise(() => {});
  }
}

/** The element of the page. If another program has removed it, React renders the page into a new one. */
function container(): HTMLElement {
  return (
    document.getElementById(pageId) ??
    document.body.appendChild(Object.assign(document.createElement("div"), { id: pageId }))
  );
}

/** Sets an attribute after all effects have run: from then on the page is interactive. Tests wait for it. */
function Page() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
    dispatchEvent(new Event(hydratedEvent));
  }, []);
  return <RemixBrowser />;
}
