import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { requireStaff } from "#app/http/guards.server.ts";
import { previewHeaders } from "#app/http/response-headers.ts";
import { openedPreview } from "#app/http/site-preview.server.ts";
import { paths } from "#app/paths/paths.ts";

/** Opens the preview of the site with the unpublished settings. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, "settings.update");
  return redirect(paths.home(), { headers: { ...previewHeaders, "Set-Cookie": openedPreview() } });
}
