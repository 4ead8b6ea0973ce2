import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import type { Policy } from "#app/domain/accounts/policies.ts";
import { contentTypes } from "#app/domain/content-types/registry.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { orNotFound } from "#app/http/params.ts";
import { paths } from "#app/http/paths.ts";
import { privateHeaders } from "#app/http/response-headers.ts";
import { canonicalPath } from "#app/http/site-paths.ts";

/** Addresses without a screen of their own: the policy of each, and the screen that it redirects to. */
const screens: Record<string, [policy: Policy, screen: string]> = {
  "/admin": ["admin.enter", paths.admin.pages()],
  "/admin/media": ["media.read", paths.admin.settings("media")],
  // ROUTE-02: the tab of the settings with the list of the content type.
  "/admin/news": ["news.read", paths.admin.settings(contentTypes.article.collection)],
  "/admin/presets": ["settings.read", paths.admin.settings("presets")],
  "/admin/users": ["users.read", paths.admin.users()],
};

export async function loader({ request }: LoaderFunctionArgs) {
  const [policy, screen] = orNotFound(screens[canonicalPath(new URL(request.url).pathname)]);
  await requireStaff(request, policy);
  return redirect(screen, { headers: privateHeaders });
}
