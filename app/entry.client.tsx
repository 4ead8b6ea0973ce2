import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { FailedRequestProvider } from "#app/ui/request-id.ts";

const id = document.querySelector<HTMLElement>("[data-request-id]")?.dataset.requestId;
const failedRequest = id ? { id, path: window.location.pathname + window.location.search } : undefined;

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <FailedRequestProvider value={failedRequest}>
        <RemixBrowser />
      </FailedRequestProvider>
    </StrictMode>,
  );
});
