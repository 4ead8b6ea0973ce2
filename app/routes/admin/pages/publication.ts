import type { ActionFunctionArgs } from "@remix-run/node";
import { answerContent } from "#app/admin/content/content-requests.server.ts";
import { redirectToPage, refuseHome, requirePage } from "#app/admin/pages/requested-page.server.ts";
import { missingInBlocks } from "#app/blocks/missing-in-blocks.server.ts";
import { listHiddenWith } from "#app/domain/pages/page-tree.server.ts";
import { publishPage, republishPage, unpublishPage } from "#app/domain/pages/publication.server.ts";
import { orNotFound } from "#app/http/params.ts";
import { paths } from "#app/http/paths.ts";
import { readWrite } from "#app/http/redirect-to.server.ts";

export const loader = redirectToPage;

/**
 * POST publishes the page's draft or, with `republish`, the last published version; DELETE unpublishes the page, with a
 * confirmation if more than one public page is affected. Both are idempotent. Redirects to the list or to the page's
 * screen (`back`), which offers to undo; if publishing fails, that screen shows the reason.
 */
export async function action({ request, params }: ActionFunctionArgs) {
  const { staff, page } = await requirePage(request, params, "pages.publish");
  const { form, isDelete } = await readWrite(request);
  const screen = paths.admin.page(page.slug);
  const back = form.has("back") ? screen : paths.admin.pages();
  if (isDelete) return unpublish();
  if (form.has("republish")) {
    await republishPage(page.id, staff);
    return answerContent(request, back, { status: "published" });
  }
  const baseVersion = Number(form.get("baseVersion")) || undefined;
  const outcome = orNotFound(await publishPage(page.id, { baseVersion, by: staff, missingInBlocks }));
  if ("row" in outcome) {
    return answerContent(request, back, { status: outcome.status, version: outcome.row.version });
  }
  const refused = { missing: "missing", conflict: "changed" }[outcome.status];
  return answerContent(request, `${screen}?refused=${refused}`, outcome);

  async function unpublish() {
    refuseHome(page);
    if (!form.has("confirmed") && (await listHiddenWith(page)).length > 1) {
      const question = paths.admin.unpublish(page.slug) + (form.has("back") ? "?back=page" : "");
      return answerContent(request, question, { status: "unconfirmed" });
    }
    await unpublishPage(page.id, staff);
    const notice = page.isPublished ? `${back}?unpublished=${page.id}` : back;
    return answerContent(request, notice, { status: "unpublished" });
  }
}
