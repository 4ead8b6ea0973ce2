import { contentTypes } from "#app/domain/content-types/registry.ts";
import { paths } from "#app/http/paths.ts";
import { redirectTo } from "#app/http/redirect-to.server.ts";

/** ROUTE-02: `/admin/news` redirects to its tab of the settings, which shows the list of the content type. */
export const loader = redirectTo("news.read", () => paths.admin.settings(contentTypes.article.collection));
