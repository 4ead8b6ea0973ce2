import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { missingInBlocks } from "#app/blocks/missing-in-blocks.ts";
import { findPage } from "#app/domain/pages/page-rows.server.ts";
import { publishPage, unpublishPage } from "#app/domain/pages/publication.server.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { found } from "#app/http/params.ts";
import { paths } from "#app/http/paths.ts";
import { privateHeaders } from "#app/http/private-headers.ts";
import { isUndoing } from "#app/http/verbs.server.ts";

/** There is no page here; whoever comes by the address, after signing in say, sees the tree. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, "pages.read");
  return redirect(paths.admin.pages(), { headers: privateHeaders });
}

/** POST publishes the page's draft, DELETE takes the page off the site; both may be repeated. */
export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "pages.publish");
  const page = found(await findPage({ slug: found(params.slug) }));
  if (await isUndoing(request)) await unpublishPage(page.id, staff);
  else await publishPage(page.id, { by: staff, missingInBlocks });
  return redirect(paths.admin.pages(), { status: 303, headers: privateHeaders });
}
