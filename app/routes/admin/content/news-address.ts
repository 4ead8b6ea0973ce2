import { contentTypes } from "#app/domain/content-types/registry.ts";
import { leadTo } from "#app/http/lead-to.server.ts";
import { paths } from "#app/http/paths.ts";

/** `/admin/news`, which people guess. */
export const loader = leadTo("news.read", () => paths.admin.contents(contentTypes.article.collection));
