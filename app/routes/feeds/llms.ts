import type { LoaderFunctionArgs } from "@remix-run/node";
import { orServiceUnavailable } from "#app/http/database-unavailable.server.ts";
import { requireCanonicalPath, requireKnownLanguage } from "#app/http/old-paths.server.ts";
import { revalidatedText } from "#app/http/revalidation.server.ts";
import { staleIfError } from "#app/http/stale-if-error.server.ts";
import { renderLlmsText } from "#app/site/discovery/llms-text.server.ts";

/** The description of the site in the language of the address. */
export async function loader({ request }: LoaderFunctionArgs) {
  requireCanonicalPath(request);
  requireKnownLanguage(request);
  const text = await orServiceUnavailable(staleIfError("llms.txt", renderLlmsText));
  return revalidatedText(request, text, "text/plain");
}
