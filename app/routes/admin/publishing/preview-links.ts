import type { ActionFunctionArgs } from "@remix-run/node";
import { answerContent } from "#app/admin/content/content-requests.server.ts";
import { orDeleted, redirectToItem, requireItem } from "#app/admin/publishing/requested-item.server.ts";
import { revokePreviewLink } from "#app/domain/publishing/preview-links.server.ts";
import { idParam, orNotFound } from "#app/http/guards.server.ts";
import { readForm } from "#app/http/read-form.server.ts";

export const loader = redirectToItem;

/** POST revokes the preview link in the form. */
export async function action({ request, params }: ActionFunctionArgs) {
  const { staff, store, id, kind, screen, sharing } = await requireItem(request, params, "update");
  const slug = orNotFound(orDeleted(await store.find(id), screen).slug);
  const linkId = idParam(String((await readForm(request)).get("linkId")));
  await revokePreviewLink({ kind, id, slug }, linkId, staff);
  return answerContent(request, sharing, { status: "revoked" });
}
