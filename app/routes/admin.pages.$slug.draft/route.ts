import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { discardDraft } from "#app/domain/pages/drafts.server.ts";
import { findPage } from "#app/domain/pages/page-rows.server.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { found } from "#app/http/params.ts";
import { paths } from "#app/http/paths.ts";
import { privateHeaders } from "#app/http/private-headers.ts";
import { isUndoing } from "#app/http/verbs.server.ts";

/** There is no page here; whoever comes by the address sees the page's own screen. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireStaff(request, "pages.read");
  return redirect(paths.admin.page(found(params.slug)), { headers: privateHeaders });
}

/** DELETE puts the draft back to what is live; what it was stays a version. */
export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "pages.update");
  const page = found(await findPage({ slug: found(params.slug) }));
  if (!(await isUndoing(request))) throw new Response("Only DELETE is answered here", { status: 405 });
  await discardDraft(page.id, staff);
  return redirect(paths.admin.page(page.slug), { status: 303, headers: privateHeaders });
}
