import type { ActionFunctionArgs } from "@remix-run/node";
import { answerContent, requireContent } from "#app/admin/content/content-requests.server.ts";
import { orDeleted, redirectToItem } from "#app/admin/publishing/requested-item.server.ts";
import { requireDelete } from "#app/http/redirect-to.server.ts";

export const loader = redirectToItem;

/** DELETE resets the draft to the published version. The discarded draft stays a version. */
export async function action({ request, params }: ActionFunctionArgs) {
  const { staff, store, id } = await requireContent(request, params, "update");
  await requireDelete(request);
  const screen = store.pathOf(id);
  orDeleted(await store.discardDraft(id, staff), screen);
  return answerContent(request, screen, { status: "discarded" });
}
