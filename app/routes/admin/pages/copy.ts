import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { duplicatePage } from "#app/domain/pages/create-page.server.ts";
import { findPage } from "#app/domain/pages/page-rows.server.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { leadTo } from "#app/http/lead-to.server.ts";
import { found } from "#app/http/params.ts";
import { paths } from "#app/http/paths.ts";
import { privateHeaders } from "#app/http/private-headers.ts";

export const loader = leadTo("pages.read", () => paths.admin.pages());

/** POST makes a copy of the page and leads to it. */
export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "pages.update");
  const page = found(await findPage({ slug: found(params.slug) }));
  const copy = found(await duplicatePage(page.id, staff));
  return redirect(paths.admin.page(copy.slug), { status: 303, headers: privateHeaders });
}
