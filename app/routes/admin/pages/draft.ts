import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { discardDraft } from "#app/domain/pages/drafts.server.ts";
import { findPage } from "#app/domain/pages/page-rows.server.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { leadTo } from "#app/http/lead-to.server.ts";
import { found, slugParam } from "#app/http/params.ts";
import { paths } from "#app/http/paths.ts";
import { privateHeaders } from "#app/http/private-headers.ts";
import { requireUndoing } from "#app/http/verbs.server.ts";

export const loader = leadTo("pages.read", ({ slug }) => paths.admin.page(slugParam(slug)));

/** DELETE puts the draft back to what is live; what it was stays a version. */
export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "pages.update");
  const page = found(await findPage({ slug: found(params.slug) }));
  await requireUndoing(request);
  await discardDraft(page.id, staff);
  return redirect(paths.admin.page(page.slug), { status: 303, headers: privateHeaders });
}
