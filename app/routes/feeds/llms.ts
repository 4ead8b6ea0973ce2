import type { LoaderFunctionArgs } from "@remix-run/node";
import { orServiceUnavailable } from "#app/http/database-unavailable.server.ts";
import { requireKnownLanguage } from "#app/http/old-paths.server.ts";
import { staleHeaders } from "#app/http/response-headers.ts";
import { staleIfError } from "#app/http/stale-if-error.server.ts";
import { renderLlmsText } from "#app/site/discovery/llms-text.server.ts";

/** The description of the site in the language of the address. */
export async function loader({ request }: LoaderFunctionArgs) {
  requireKnownLanguage(request);
  const text = await orServiceUnavailable(staleIfError("llms.txt", renderLlmsText));
  return new Response(text.value, {
    headers: { "Content-Type": "text/plain; charset=utf-8", ...staleHeaders(text) },
  });
}
