import type { ActionFunctionArgs } from "@remix-run/node";
import { answerContent } from "#app/admin/content/content-requests.server.ts";
import { redirectToPage, requirePage } from "#app/admin/pages/requested-page.server.ts";
import { revokePreviewLink } from "#app/domain/publishing/preview-links.server.ts";
import { idParam } from "#app/http/params.ts";
import { paths } from "#app/http/paths.ts";
import { readForm } from "#app/http/read-form.server.ts";

export const loader = redirectToPage;

/** POST revokes the preview link in the form. */
export async function action({ request, params }: ActionFunctionArgs) {
  const { staff, page } = await requirePage(request, params, "pages.update");
  const linkId = idParam(String((await readForm(request)).get("linkId")));
  await revokePreviewLink({ kind: "page", ...page }, linkId, staff);
  return answerContent(request, paths.admin.sharing(page.slug), { status: "revoked" });
}
