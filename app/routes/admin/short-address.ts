import type { LoaderFunctionArgs } from "@remix-run/node";
import { contentTypes } from "#app/domain/content-types/registry.ts";
import { orNotFound } from "#app/http/guards.server.ts";
import { redirectTo } from "#app/http/redirect-to.server.ts";
import { paths } from "#app/paths/paths.ts";
import { canonicalPath } from "#app/paths/site-paths.ts";

/** Addresses without a separate screen, and the loader that redirects each to a screen. */
const loaders: Record<string, ReturnType<typeof redirectTo>> = {
  "/admin": redirectTo("admin.enter", () => paths.admin.pages()),
  "/admin/media": redirectTo("media.read", () => paths.admin.settings("media")),
  // ROUTE-02: the tab of the settings with the list of the content type.
  "/admin/news": redirectTo("news.read", () => paths.admin.settings(contentTypes.article.collection)),
  "/admin/presets": redirectTo("settings.read", () => paths.admin.settings("presets")),
  "/admin/users": redirectTo("users.read", () => paths.admin.users()),
};

export function loader(asked: LoaderFunctionArgs) {
  const redirectFrom = orNotFound(loaders[canonicalPath(new URL(asked.request.url).pathname)]);
  return redirectFrom(asked);
}
