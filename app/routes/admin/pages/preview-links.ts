import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { findPage } from "#app/domain/pages/page-rows.server.ts";
import { revokePreviewLink } from "#app/domain/publishing/preview-links.server.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { leadTo } from "#app/http/lead-to.server.ts";
import { found, idParam, slugParam } from "#app/http/params.ts";
import { paths } from "#app/http/paths.ts";
import { privateHeaders } from "#app/http/private-headers.ts";
import { readForm } from "#app/http/read-form.server.ts";

export const loader = leadTo("pages.read", ({ slug }) => paths.admin.page(slugParam(slug)));

/** POST revokes the link that the form names. */
export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "pages.update");
  const page = found(await findPage({ slug: found(params.slug) }));
  const form = await readForm(request);
  await revokePreviewLink({ kind: "page", ...page }, idParam(String(form.get("linkId"))), staff);
  return redirect(paths.admin.page(page.slug), { status: 303, headers: privateHeaders });
}
