import type { ActionFunctionArgs } from "@remix-run/node";
import { answerContent, requireContent } from "#app/admin/content/content-requests.server.ts";
import { redirectToItem } from "#app/admin/publishing/requested-item.server.ts";
import { isDelete } from "#app/http/redirect-to.server.ts";
import { paths } from "#app/paths/paths.ts";

export const loader = redirectToItem;

/** POST moves the item to the trash and redirects to the list, which offers to undo; DELETE restores it as a draft. */
export async function action({ request, params }: ActionFunctionArgs) {
  const { staff, type, store, id } = await requireContent(request, params, "update");
  if (await isDelete(request)) {
    await store.restore(id, staff);
    return answerContent(request, `${store.pathOf(id)}?restored`, { status: "restored" });
  }
  await store.trash(id, staff);
  return answerContent(request, `${paths.admin.contents(type.collection)}?trashed=${id}`, {
    status: "trashed",
  });
}
