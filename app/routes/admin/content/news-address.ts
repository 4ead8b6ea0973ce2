import { contentTypes } from "#app/domain/content-types/registry.ts";
import { paths } from "#app/http/paths.ts";
import { redirectTo } from "#app/http/redirect-to.server.ts";

/** `/admin/news`, an address that users guess. */
export const loader = redirectTo("news.read", () => paths.admin.contents(contentTypes.article.collection));
