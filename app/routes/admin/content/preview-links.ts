import type { ActionFunctionArgs } from "@remix-run/node";
import {
  answerContent,
  redirectToContent,
  requireContent,
} from "#app/admin/content/content-requests.server.ts";
import type { ContentTypeName } from "#app/domain/content-types/registry.ts";
import { revokePreviewLink } from "#app/domain/publishing/preview-links.server.ts";
import { idParam, orNotFound } from "#app/http/params.ts";
import { readForm } from "#app/http/read-form.server.ts";

export const loader = redirectToContent;

/** POST revokes the preview link in the form. */
export async function action({ request, params }: ActionFunctionArgs) {
  const { staff, type, store, id } = await requireContent(request, params, "update");
  const { slug } = orNotFound(await store.find(id));
  const linkId = idParam(String((await readForm(request)).get("linkId")));
  await revokePreviewLink({ kind: type.name as ContentTypeName, id, slug: orNotFound(slug) }, linkId, staff);
  return answerContent(request, store.pathOf(id), { status: "revoked" });
}
