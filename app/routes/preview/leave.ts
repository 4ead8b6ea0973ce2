import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { sitePreviewCookie } from "#app/http/cookies.server.ts";
import { ownUrl, requireSameOrigin } from "#app/http/guards.server.ts";
import { readForm } from "#app/http/read-form.server.ts";
import { seeOther } from "#app/http/redirect-to.server.ts";
import { paths } from "#app/paths/paths.ts";
import { canonicalPath } from "#app/paths/site-paths.ts";

export const loader = () => redirect(paths.home());

/** Leaves the preview of the site, to the same page as visitors see it. */
export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const url = ownUrl(String((await readForm(request)).get("path")));
  // Without double slashes, which would lead to another site.
  return seeOther(url ? canonicalPath(url.pathname) : paths.home(), {
    "Set-Cookie": sitePreviewCookie.clear(),
  });
}
