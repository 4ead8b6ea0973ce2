import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { publishPage, unpublishPage } from "#app/domain/pages/pages.server.ts";
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

/** POST publishes the page, DELETE takes it off the site; both may be repeated. */
export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "pages.publish");
  const slug = found(params.slug);
  found(await ((await isUndoing(request)) ? unpublishPage(slug, staff) : publishPage(slug, staff)));
  return redirect(paths.admin.pages(), { status: 303, headers: privateHeaders });
}
