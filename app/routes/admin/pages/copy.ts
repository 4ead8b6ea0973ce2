import type { ActionFunctionArgs } from "@remix-run/node";
import { refuseHome } from "#app/admin/pages/page-requests.server.ts";
import { orDeleted, redirectToItem, requirePage } from "#app/admin/publishing/requested-item.server.ts";
import { duplicatePage } from "#app/domain/pages/create-page.server.ts";
import { pageKey } from "#app/domain/pages/page.ts";
import { seeOther } from "#app/http/redirect-to.server.ts";
import { paths } from "#app/paths/paths.ts";

export const loader = redirectToItem;

/** POST duplicates the page and redirects to the copy. */
export async function action({ request, params }: ActionFunctionArgs) {
  const { staff, page } = await requirePage(request, params, "pages.update");
  refuseHome(page);
  const copy = orDeleted(await duplicatePage(page.id, staff), paths.admin.page(pageKey(page)));
  return seeOther(paths.admin.page(pageKey(copy)));
}
