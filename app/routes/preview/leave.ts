import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { sitePreviewCookie } from "#app/http/cookies.server.ts";
import { requireSameOrigin } from "#app/http/guards.server.ts";
import { readForm } from "#app/http/read-form.server.ts";
import { seeOther } from "#app/http/redirect-to.server.ts";
import { paths } from "#app/paths/paths.ts";
import { canonicalPath } from "#app/paths/site-paths.ts";

export const loader = () => redirect(paths.home());

/** Leaves the preview of the site, to the same page as visitors see it. */
export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const path = String((await readForm(request)).get("path"));
  return seeOther(ownPath(path), { "Set-Cookie": sitePreviewCookie.clear() });
}

/** The path, if it is one of this site in every spelling that browsers understand. */
function ownPath(path: string): string {
  const base = "http://own.invalid";
  const url = URL.canParse(path, base) ? new URL(path, base) : undefined;
  return url?.origin === base ? canonicalPath(url.pathname) : paths.home();
}
