import type { Policy } from "#app/domain/accounts/policies.ts";
import { contentStoreFor } from "#app/domain/content-store/content-store.server.ts";
import { contentTypeAt } from "#app/domain/content-types/registry.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { idParam, orNotFound } from "#app/http/params.ts";
import { paths } from "#app/http/paths.ts";
import { redirectTo } from "#app/http/redirect-to.server.ts";

type Params = { type?: string; contentId?: string };

/** The type whose policy applies to a request for an unknown content type, before the 404. */
const unknownType = "news";

function policyOf({ type }: Params, verb: "read" | "update" | "publish"): Policy {
  return `${contentTypeAt(type)?.policies ?? unknownType}.${verb}`;
}

/** The signed-in person and the store of the content type in the address. 404 for an unknown type. */
export async function requireContentType(
  request: Request,
  params: Params,
  verb: "read" | "update" | "publish",
) {
  const staff = await requireStaff(request, policyOf(params, verb));
  const type = orNotFound(contentTypeAt(params.type));
  return { staff, type, store: contentStoreFor(type) };
}

/** The same with the id from the address. */
export async function requireContent(request: Request, params: Params, verb: "read" | "update" | "publish") {
  return { ...(await requireContentType(request, params, verb)), id: idParam(params.contentId) };
}

/** The loader of a write-only resource: redirects to the screen of the item. */
export const redirectToContent = (...[args]: Parameters<ReturnType<typeof redirectTo>>) =>
  redirectTo(policyOf(args.params, "read"), ({ type, contentId }) =>
    paths.admin.content(orNotFound(contentTypeAt(type)).collection, idParam(contentId)),
  )(args);
