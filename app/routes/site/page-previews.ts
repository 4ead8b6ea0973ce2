import type { LoaderFunctionArgs } from "@remix-run/node";
import { orServiceUnavailable } from "#app/http/database-unavailable.server.ts";
import { requireKnownLanguage } from "#app/http/old-paths.server.ts";
import { staleHeaders } from "#app/http/response-headers.ts";
import { readPagePreviews } from "#app/site/chrome/page-previews.server.ts";

/** Excerpts and pictures of pages, for the overlay menu. */
export async function loader({ request }: LoaderFunctionArgs) {
  requireKnownLanguage(request);
  const { value, ...answer } = await orServiceUnavailable(readPagePreviews());
  return Response.json(value, { headers: { "Cache-Control": "no-cache", ...staleHeaders(answer) } });
}
