import type { ActionFunctionArgs } from "@remix-run/node";
import { answerContent } from "#app/admin/content/content-requests.server.ts";
import { redirectToItem, requireShareable } from "#app/admin/publishing/requested-item.server.ts";
import { revokePreviewLink } from "#app/domain/publishing/preview-links.server.ts";
import { idParam } from "#app/http/guards.server.ts";
import { readForm } from "#app/http/read-form.server.ts";
import { paths } from "#app/paths/paths.ts";

export const loader = redirectToItem;

/** POST revokes the preview link in the form. */
export async function action({ request, params }: ActionFunctionArgs) {
  const { staff, subject, screen } = await requireShareable(request, params, "update");
  const linkId = idParam(String((await readForm(request)).get("linkId")));
  await revokePreviewLink(subject, linkId, staff);
  return answerContent(request, paths.admin.contentResources(screen).sharing, { status: "revoked" });
}
