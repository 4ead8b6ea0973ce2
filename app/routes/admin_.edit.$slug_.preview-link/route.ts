import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { findPage } from "#app/domain/pages/page-rows.server.ts";
import { createPreviewLink, previewDays } from "#app/domain/pages/preview-links.server.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { found } from "#app/http/params.ts";
import { paths } from "#app/http/paths.ts";
import { privateHeaders } from "#app/http/private-headers.ts";
import { siteUrl } from "#app/http/site-url.server.ts";

/** There is no page here; whoever comes by the address sees the editor. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireStaff(request, "pages.update");
  return redirect(paths.admin.edit(found(params.slug)), { headers: privateHeaders });
}

/** POST makes a link to the draft that anybody can open for some days. Answers in JSON. */
export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "pages.update");
  const page = found(await findPage({ slug: found(params.slug) }));
  const { token, expiresAt } = await createPreviewLink(page, previewDays[0], staff);
  return Response.json({ url: siteUrl + paths.preview(token), expiresAt }, { headers: privateHeaders });
}
