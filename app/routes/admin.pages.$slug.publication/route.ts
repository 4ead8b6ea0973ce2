import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { missingInBlocks } from "#app/blocks/missing-in-blocks.ts";
import { findPage } from "#app/domain/pages/page-rows.server.ts";
import { publishPage, unpublishPage } from "#app/domain/pages/publication.server.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { leadTo } from "#app/http/lead-to.server.ts";
import { found } from "#app/http/params.ts";
import { paths } from "#app/http/paths.ts";
import { privateHeaders } from "#app/http/private-headers.ts";
import { readWrite } from "#app/http/verbs.server.ts";

export const loader = leadTo("pages.read", () => paths.admin.pages());

/**
 * POST publishes the page's draft, DELETE takes the page off the site; both may be repeated. Leads back to the tree,
 * to the page's own screen (`back`), or there when it could not be published, to say why.
 */
export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "pages.publish");
  const page = found(await findPage({ slug: found(params.slug) }));
  const { form, isUndoing } = await readWrite(request);
  const refused = isUndoing
    ? await unpublish(page.id)
    : await publish(page.id, Number(form.get("baseVersion")) || undefined);
  const screen = paths.admin.page(page.slug);
  const to = refused ? `${screen}?refused=${refused}` : form.has("back") ? screen : paths.admin.pages();
  return redirect(to, { status: 303, headers: privateHeaders });

  async function unpublish(id: string) {
    await unpublishPage(id, staff);
    return undefined;
  }

  async function publish(id: string, baseVersion: number | undefined) {
    const outcome = found(await publishPage(id, { baseVersion, by: staff, missingInBlocks }));
    return { published: undefined, unchanged: undefined, missing: "missing", conflict: "changed" }[
      outcome.status
    ];
  }
}
