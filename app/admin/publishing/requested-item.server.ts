import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireContent } from "#app/admin/content/content-requests.server.ts";
import { panelTextLabels } from "#app/admin/editor/panels/route-panel.tsx";
import { previewPath } from "#app/admin/publishing/preview-card.tsx";
import { requireTab } from "#app/admin/settings/requested-tab.server.ts";
import { allows, type Policy } from "#app/domain/accounts/policies.ts";
import { subjectOf } from "#app/domain/content-types/item-language.server.ts";
import { nameOf } from "#app/domain/content-types/registry.ts";
import { draftChangesSchema } from "#app/domain/pages/draft.ts";
import { pageKey } from "#app/domain/pages/page.ts";
import { findPage } from "#app/domain/pages/page-tree.server.ts";
import { pageStore } from "#app/domain/pages/publishable-page.server.ts";
import { findTrashedTop } from "#app/domain/pages/trash.server.ts";
import { previewedSettings } from "#app/domain/publishing/preview-links.server.ts";
import { isPreviewed } from "#app/domain/settings/section.ts";
import { tabChangesSchema } from "#app/domain/settings/tab-draft.ts";
import { idsIn, orNotFound, requireStaff } from "#app/http/guards.server.ts";
import { answersForm, readForm } from "#app/http/read-form.server.ts";
import { prefersJson, privateJson, seeOther } from "#app/http/redirect-to.server.ts";
import { paths } from "#app/paths/paths.ts";

type Params = LoaderFunctionArgs["params"];

/**
 * The signed-in person and the page, which the address names by its key or, for an open editor, by its id, because that
 * survives a rename. When the page is deleted, throws the texts of the form or the response of `answerMissing`.
 */
export async function requirePage(request: Request, { slug }: Params, policy: Policy) {
  const staff = await requireStaff(request, policy);
  const [id] = idsIn([slug]);
  const page = (id && (await findPage({ id }))) || (await findPage({ key: orNotFound(slug) }));
  if (!page) throw (await answerTexts(request)) ?? (await answerMissing(request, slug));
  return { staff, page };
}

/** The texts of a form in a 404, which the panel shows. Undefined for other requests. */
async function answerTexts(request: Request): Promise<Response | undefined> {
  if (request.method !== "POST" || !answersForm(request) || prefersJson(request)) return undefined;
  const typed = [...(await readForm(request))].filter(([name, text]) => name in panelTextLabels && text);
  return typed.length > 0 ? privateJson(typed, 404) : undefined;
}

/**
 * Redirects to the trash if the missing page is there. A 404 otherwise, for scripts, and for the loader of a refused
 * form, whose texts a redirect would lose.
 */
export async function answerMissing(request: Request, slug = ""): Promise<Response> {
  const isRefusedForm = request.method === "GET" && answersForm(request);
  const trashed = prefersJson(request) || isRefusedForm ? undefined : await findTrashedTop(slug);
  return seeOther(`${paths.admin.trash()}?trashed=${orNotFound(trashed)}`);
}

/** The type of pages and of settings tabs in addresses; content types have their collection. */
const pagesType = "pages";
export const settingsType = "settings";

/** The document in an address: in that of a resource (`paths.admin.document`), or in that of its own screen. */
function documentIn({ type, id, slug, contentId, tab }: Params): { type?: string; id?: string } {
  if (slug !== undefined) return { type: pagesType, id: slug };
  if (tab !== undefined) return { type: settingsType, id: tab };
  return { type, id: id ?? contentId };
}

/**
 * The signed-in person and the page or content item in the address. `page` is undefined for content. Throws a response
 * when the page is deleted or the type is unknown.
 */
export async function requireItem(request: Request, params: Params, verb: "read" | "update" | "publish") {
  const named = documentIn(params);
  if (named.type === pagesType) {
    const { staff, page } = await requirePage(request, { slug: named.id }, `pages.${verb}`);
    return {
      ...{ staff, store: pageStore, id: page.id, kind: "page" as const, page },
      screen: paths.admin.page(pageKey(page)),
      resources: paths.admin.document(pagesType, page.id),
      list: paths.admin.pages(page.language),
      draftPath: paths.pagePreview(page.id),
      mayUpdate: allows(staff.role, "pages.update"),
      changesSchema: draftChangesSchema,
    };
  }
  const { staff, store, type, id } = await requireContent(
    request,
    { type: named.type, contentId: named.id },
    verb,
  );
  return {
    ...{ staff, store, id, kind: nameOf(type), page: undefined },
    screen: store.pathOf(id),
    resources: paths.admin.document(type.collection, id),
    list: paths.admin.contents(type.collection),
    draftPath: previewPath(type, id),
    mayUpdate: allows(staff.role, `${type.policies}.update`),
    changesSchema: type.changesSchema,
  };
}

/** The same for what preview links can show: an item with a public page, or a previewed settings tab. 404 for others. */
export async function requireShareable(request: Request, params: Params, verb: "read" | "update") {
  const named = documentIn(params);
  if (named.type === settingsType) {
    const { staff, tab, key, screen } = await requireTab(request, { tab: named.id }, "save");
    orNotFound(isPreviewed(tab) ? tab : undefined);
    return {
      ...{ staff, screen, subject: previewedSettings, mayUpdate: true },
      resources: paths.admin.document(settingsType, key),
      draftPath: paths.admin.sitePreview(),
    };
  }
  const item = await requireItem(request, params, verb);
  const { id, slug, language } = orDeleted(await item.store.find(item.id), item.screen);
  const name = item.page ? pageKey(item.page) : subjectOf({ id, slug: orNotFound(slug), language });
  return { ...item, subject: { kind: item.kind, id, slug: name } };
}

/** The same for a page, a content item or a settings tab, with what they all have: a draft and versions. */
export async function requireDocument(request: Request, params: Params, verb: "read" | "update") {
  const named = documentIn(params);
  if (named.type !== settingsType) return requireItem(request, params, verb);
  const purpose = verb === "read" ? "read" : "save";
  const { staff, tab, language, store, screen } = await requireTab(request, { tab: named.id }, purpose);
  const { id } = await store.find();
  return { staff, store, id, screen, changesSchema: tabChangesSchema({ tab, language }) };
}

/** The loader of a write-only resource: redirects to the screen of its document. */
export async function redirectToItem({ request, params }: LoaderFunctionArgs) {
  const { screen } = await requireDocument(request, params, "read");
  return seeOther(screen);
}

/** The outcome of a write. If the item was deleted meanwhile, redirects to its screen, which leads to the trash. */
export function orDeleted<Outcome>(outcome: Outcome | undefined, screen: string): Outcome {
  if (outcome === undefined) throw seeOther(screen);
  return outcome;
}
