import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { RequestIdProvider } from "#app/ui/request-id.ts";

const requestId = document.querySelector<HTMLElement>("[data-request-id]")?.dataset.requestId;

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RequestIdProvider value={requestId}>
        <RemixBrowser />
      </RequestIdProvider>
    </StrictMode>,
  );
});
