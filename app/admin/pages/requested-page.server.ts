import type { LoaderFunctionArgs } from "@remix-run/node";
import type { Policy } from "#app/domain/accounts/policies.ts";
import { homePageRefusal, isHome } from "#app/domain/pages/home.ts";
import { findPage } from "#app/domain/pages/page-tree.server.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { idsIn, orNotFound } from "#app/http/params.ts";
import { privateHeaders } from "#app/http/private-headers.ts";

type Params = LoaderFunctionArgs["params"];

/**
 * The signed-in person and the page, which the address names by its slug or, for an open editor, by its id, because that
 * survives a rename. Throws a 404 Response when the page is deleted.
 */
export async function requirePage(request: Request, { slug }: Params, policy: Policy) {
  const staff = await requireStaff(request, policy);
  const [id] = idsIn([slug]);
  const page = (id && (await findPage({ id }))) || (await findPage({ slug: orNotFound(slug) }));
  return { staff, page: orNotFound(page) };
}

/** Throws a 409 Response for the home page, which cannot be moved, unpublished or deleted. */
export function refuseHome(page: { slug: string }) {
  if (isHome(page)) throw new Response(`${homePageRefusal}.`, { status: 409, headers: privateHeaders });
}
