import type { LoaderFunctionArgs } from "@remix-run/node";
import { contentTypeAt } from "#app/domain/content-types/registry.ts";
import { idParam, orNotFound, requireStaff } from "#app/http/guards.server.ts";
import { privateRedirect } from "#app/http/redirect-to.server.ts";
import { paths } from "#app/paths/paths.ts";

/** `/admin/settings/news/…`, the previous address of content types. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireStaff(request, "admin.enter");
  const { collection } = orNotFound(contentTypeAt(params.collection));
  const screen = paths.admin.content(collection, idParam(params.contentId));
  const to = params.resource === "versions" ? paths.admin.contentResources(screen).versions : screen;
  return privateRedirect(to + new URL(request.url).search);
}
