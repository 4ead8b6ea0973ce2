import { redirect } from "@remix-run/node";
import type { Policy } from "#app/domain/accounts/policies.ts";
import { findPage } from "#app/domain/pages/page-rows.server.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { found, idParam } from "#app/http/params.ts";
import { paths } from "#app/http/paths.ts";
import { privateHeaders } from "#app/http/private-headers.ts";

/*
 * What the routes that an open editor asks have in common. They name the page by its id: it may be renamed while it
 * is being written.
 */

interface Asked {
  request: Request;
  params: { pageId?: string };
}

/** Who asks, and for which page. Throws as the guards do, and a 404 for a page that is gone or in the trash. */
export async function requireEditedPage({ request, params }: Asked, policy: Policy) {
  const staff = await requireStaff(request, policy);
  return { staff, page: found(await findPage({ id: idParam(params.pageId) })) };
}

/** There is no page at such an address; whoever comes by it sees the editor. */
export async function toEditor(asked: Asked) {
  const { page } = await requireEditedPage(asked, "pages.update");
  return redirect(paths.admin.edit(page.slug), { headers: privateHeaders });
}

export function editorAnswer(body: object, status = 200): Response {
  return Response.json(body, { status, headers: privateHeaders });
}
