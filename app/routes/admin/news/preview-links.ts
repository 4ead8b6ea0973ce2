import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { findArticle } from "#app/domain/news/articles.server.ts";
import { revokePreviewLink } from "#app/domain/publishing/preview-links.server.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { leadTo } from "#app/http/lead-to.server.ts";
import { found, idParam } from "#app/http/params.ts";
import { paths } from "#app/http/paths.ts";
import { privateHeaders } from "#app/http/private-headers.ts";
import { readForm } from "#app/http/read-form.server.ts";

export const loader = leadTo("news.read", ({ articleId }) => paths.admin.article(idParam(articleId)));

/** POST revokes the link that the form names. */
export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "news.update");
  const { id, slug } = found(await findArticle(idParam(params.articleId)));
  const linkId = idParam(String((await readForm(request)).get("linkId")));
  await revokePreviewLink({ kind: "article", id, slug }, linkId, staff);
  return redirect(paths.admin.article(id), { status: 303, headers: privateHeaders });
}
