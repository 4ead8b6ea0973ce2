import type { ActionFunctionArgs } from "@remix-run/node";
import { editorAnswer, requireEditedPage, toEditor } from "#app/admin/editor/edited-page.server.ts";
import { previewDays } from "#app/domain/publishing/preview-days.ts";
import { createPreviewLink } from "#app/domain/publishing/preview-links.server.ts";
import { paths } from "#app/http/paths.ts";
import { siteUrl } from "#app/http/site-url.server.ts";

export const loader = toEditor;

/** POST makes a link to the draft that anybody can open for some days. Answers in JSON. */
export async function action(asked: ActionFunctionArgs) {
  const { staff, page } = await requireEditedPage(asked, "pages.update");
  const { token, expiresAt } = await createPreviewLink({ kind: "page", ...page }, previewDays[0], staff);
  return editorAnswer({ url: siteUrl + paths.preview(token), expiresAt });
}
