import type { ActionFunctionArgs } from "@remix-run/node";
import { refuseHome, requirePage } from "#app/admin/pages/page-requests.server.ts";
import { redirectToItem } from "#app/admin/publishing/requested-item.server.ts";
import { duplicatePage } from "#app/domain/pages/create-page.server.ts";
import { orNotFound } from "#app/http/params.ts";
import { paths } from "#app/http/paths.ts";
import { seeOther } from "#app/http/redirect-to.server.ts";

export const loader = redirectToItem;

/** POST duplicates the page and redirects to the copy. */
export async function action({ request, params }: ActionFunctionArgs) {
  const { staff, page } = await requirePage(request, params, "pages.update");
  refuseHome(page);
  const copy = orNotFound(await duplicatePage(page.id, staff));
  return seeOther(paths.admin.page(copy.slug));
}
