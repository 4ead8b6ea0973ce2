import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { previewHeaders } from "#app/http/response-headers.ts";
import { openedPreview } from "#app/http/site-preview.server.ts";
import { furtherEdition } from "#app/languages/language.ts";
import { paths } from "#app/paths/paths.ts";
import { sitePathsIn } from "#app/paths/site-paths.ts";

/** Opens the preview of the site with the unpublished settings; `?language=de` opens it in a further language. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, "settings.update");
  const code = new URL(request.url).searchParams.get("language");
  const language = (await getSettings()).further_languages.find((each) => each === code);
  const home = language ? sitePathsIn(furtherEdition(language)).home() : paths.home();
  return redirect(home, { headers: { ...previewHeaders, "Set-Cookie": openedPreview() } });
}
