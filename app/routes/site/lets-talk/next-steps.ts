import type { LoaderFunctionArgs } from "@remix-run/node";
import { orServiceUnavailable } from "#app/http/database-unavailable.server.ts";
import { requireKnownLanguage } from "#app/http/old-paths.server.ts";
import { staleHeaders } from "#app/http/response-headers.ts";
import { readNextSteps } from "#app/site/site-data.server.ts";

/** The texts beside the form, for the dialog. */
export async function loader({ request }: LoaderFunctionArgs) {
  requireKnownLanguage(request);
  const { value, ...answer } = await orServiceUnavailable(readNextSteps());
  return Response.json(value, { headers: { "Cache-Control": "no-cache", ...staleHeaders(answer) } });
}
