import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { requireContent } from "#app/admin/content/content-requests.server.ts";
import { requirePage } from "#app/admin/pages/page-requests.server.ts";
import { pageStore } from "#app/blocks/page-store.server.ts";
import { nameOf } from "#app/domain/content-types/registry.ts";
import { orNotFound, positionParam } from "#app/http/guards.server.ts";
import { readForm } from "#app/http/read-form.server.ts";
import { privateJson, seeOther } from "#app/http/redirect-to.server.ts";
import { paths } from "#app/paths/paths.ts";

type Params = LoaderFunctionArgs["params"];

/**
 * The signed-in person and the page or content item in the address of a resource that both share. `page` is undefined
 * for content. Throws a response when the page is deleted or the type is unknown.
 */
export async function requireItem(request: Request, params: Params, verb: "read" | "update" | "publish") {
  if (params.type === undefined) {
    const { staff, page } = await requirePage(request, params, `pages.${verb}`);
    const screen = paths.admin.page(page.slug);
    const [list, sharing] = [paths.admin.pages(), paths.admin.sharing(page.slug)];
    return { staff, store: pageStore, id: page.id, kind: "page" as const, page, screen, list, sharing };
  }
  const { staff, store, type, id } = await requireContent(request, params, verb);
  const screen = store.pathOf(id);
  const list = paths.admin.contents(type.collection);
  return { staff, store, id, kind: nameOf(type), page: undefined, screen, list, sharing: screen };
}

/** The loader of a write-only resource: redirects to the screen of its page or item. */
export async function redirectToItem({ request, params }: LoaderFunctionArgs) {
  const { screen } = await requireItem(request, params, "read");
  return seeOther(screen);
}

/** The outcome of a write. If the item was deleted meanwhile, redirects to its screen, which leads to the trash. */
export function orDeleted<Outcome>(outcome: Outcome | undefined, screen: string): Outcome {
  if (outcome === undefined) throw seeOther(screen);
  return outcome;
}

/** Names a version, or restores it as the draft. */
export async function changeVersion({ request, params }: ActionFunctionArgs) {
  const { staff, store, id, page, screen } = await requireItem(request, params, "update");
  const form = await readForm(request);
  const number = positionParam(String(form.get("number")));
  if (form.get("intent") === "restore") {
    orDeleted(await store.find(id), screen);
    orNotFound(await store.restoreVersion(id, number, staff));
    return seeOther(page ? `${screen}?restored-version=${number}` : screen);
  }
  const name = String(form.get("name") ?? "").slice(0, 80);
  if (!(await store.find(id))) throw privateJson([["name", name]], 404);
  await store.nameVersion(id, number, name, staff);
  return seeOther(paths.admin.contentResources(screen).versions);
}
