import type { LoaderFunctionArgs } from "@remix-run/node";
import { renderToStaticMarkup } from "react-dom/server";
import { orServiceUnavailable } from "#app/http/database-unavailable.server.ts";
import { editionAt } from "#app/http/language.server.ts";
import { requireKnownLanguage } from "#app/http/old-paths.server.ts";
import { staleHeaders } from "#app/http/response-headers.ts";
import { EditionProvider } from "#app/languages/use-messages.ts";
import { ConsentBanner } from "#app/site/consent/consent-banner.tsx";
import { ConsentDialog } from "#app/site/consent/consent-dialog.tsx";
import { readConsentTexts } from "#app/site/site-data.server.ts";

/** Banner and dialog as an HTML fragment, fetched only when a visitor is asked: most have already answered. */
export async function loader({ request }: LoaderFunctionArgs) {
  requireKnownLanguage(request);
  const { value: texts, ...answer } = await orServiceUnavailable(readConsentTexts());
  const html = renderToStaticMarkup(
    <EditionProvider value={await editionAt(request)}>
      <ConsentBanner {...texts} />
      <ConsentDialog {...texts} />
    </EditionProvider>,
    // Avoids id collisions with the page.
    { identifierPrefix: "consent-" },
  );
  return new Response(html, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-cache",
      "X-Robots-Tag": "noindex",
      ...staleHeaders(answer),
    },
  });
}
