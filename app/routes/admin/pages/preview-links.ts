import type { ActionFunctionArgs } from "@remix-run/node";
import { answerContent } from "#app/admin/content/answer-content.server.ts";
import { redirectToPage, requirePage } from "#app/admin/pages/requested-page.server.ts";
import { readPreviewDays } from "#app/admin/publishing/preview-days.ts";
import { createPreviewLink, revokePreviewLink } from "#app/domain/publishing/preview-links.server.ts";
import { idParam } from "#app/http/params.ts";
import { paths } from "#app/http/paths.ts";
import { siteUrl } from "#app/http/site-url.server.ts";
import { readWrite } from "#app/http/verbs.server.ts";

export const loader = redirectToPage;

/** POST creates a link to the draft, good for some days; DELETE revokes the one that the form names. */
export async function action({ request, params }: ActionFunctionArgs) {
  const { staff, page } = await requirePage(request, params, "pages.update");
  const { form, isUndoing } = await readWrite(request);
  const screen = paths.admin.page(page.slug);
  if (isUndoing) {
    await revokePreviewLink({ kind: "page", ...page }, idParam(String(form.get("linkId"))), staff);
    return answerContent(request, screen, { status: "revoked" });
  }
  const { token, expiresAt } = await createPreviewLink(
    { kind: "page", ...page },
    readPreviewDays(form),
    staff,
  );
  return answerContent(request, screen, {
    status: "created",
    url: siteUrl + paths.preview(token),
    expiresAt,
  });
}
