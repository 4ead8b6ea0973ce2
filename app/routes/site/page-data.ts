import type { LoaderFunctionArgs } from "@remix-run/node";
import { orServiceUnavailable } from "#app/http/database-unavailable.server.ts";
import { orNotFound } from "#app/http/params.ts";
import { freshness } from "#app/http/response-headers.ts";
import { canonicalPath, sitePaths } from "#app/http/site-paths.ts";
import { readPagePreviews } from "#app/site/chrome/page-previews.server.ts";
import { readNextSteps } from "#app/site/site-data.server.ts";

/** Data that scripts of public pages fetch: the texts beside the form for the dialog, and excerpts for the menu. */
const resources = {
  [sitePaths.letsTalkNextSteps()]: readNextSteps,
  [sitePaths.pagePreviews()]: readPagePreviews,
};

export async function loader({ request }: LoaderFunctionArgs) {
  const read = orNotFound(resources[canonicalPath(new URL(request.url).pathname)]);
  const { value, ...answer } = await orServiceUnavailable<Awaited<ReturnType<typeof read>>>(read());
  return Response.json(value, { headers: { "Cache-Control": "no-cache", ...freshness(answer) } });
}
