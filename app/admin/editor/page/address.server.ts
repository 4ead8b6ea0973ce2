import type { Staff } from "#app/domain/accounts/account.ts";
import { listRedirectsTo } from "#app/domain/links/record-redirects.server.ts";
import { isHome } from "#app/domain/pages/home.ts";
import { listLinksHere } from "#app/domain/pages/links-here.server.ts";
import { isPageRole, MAX_LEVELS, MAX_MENU_LABEL, pageKey, placeSchema } from "#app/domain/pages/page.ts";
import { branchOf } from "#app/domain/pages/page-index.ts";
import { listPageTree, type PageTreeItem } from "#app/domain/pages/page-tree.server.ts";
import type { Page } from "#app/domain/pages/pages.server.ts";
import { placePage } from "#app/domain/pages/place-page.server.ts";
import { saveMenuSettings } from "#app/domain/pages/structure.server.ts";
import { orNotFound } from "#app/http/guards.server.ts";
import { type AddressAnswer, menuState } from "./address-forms.tsx";

/** A page's address, its role in the menus, and its backlinks. */
export async function readAddress({ id, language, publishedAt }: Page) {
  const tree = await listPageTree(language);
  const page = orNotFound(tree.find((candidate) => candidate.id === id));
  const branch = branchOf(tree, page);
  const [linksHere, redirectsHere] = await Promise.all([listLinksHere(page), listRedirectsTo(page.path)]);
  return {
    page,
    isKnown: page.isPublished || publishedAt !== null,
    parents: parentsFor(tree, branch),
    roleHolders: Object.fromEntries(
      tree.flatMap(({ id, role, title }) => (role && id !== page.id ? [[role, title]] : [])),
    ),
    below: branch.length - 1,
    linksHere,
    redirectsHere,
  };
}

/** The pages that a branch fits under within the maximum depth. */
function parentsFor(tree: PageTreeItem[], branch: PageTreeItem[]) {
  const levels = branch.map(({ level }) => level);
  const height = Math.max(...levels) - Math.min(...levels) + 1;
  return tree
    .filter((page) => !isHome(page) && !branch.includes(page) && page.level + height <= MAX_LEVELS)
    .map(({ slug, title, level }) => ({ slug, title, level }));
}

/** Changes the page's slug or parent, unless another person did so after the form was loaded. */
export async function changeAddress(
  page: Page,
  form: FormData,
  by: Staff,
): Promise<{ moved: string; changeId: string } | AddressAnswer> {
  const typed = {
    slug: String(form.get("slug") ?? "").trim(),
    parentSlug: String(form.get("parentSlug")) || null,
  };
  const place = placeSchema.safeParse(typed);
  if (!place.success) {
    const message =
      place.error.issues[0]?.message ?? "Enter a valid slug: lower-case letters, digits and single hyphens";
    return { field: "slug", message, ...typed };
  }
  const isStale =
    page.slug !== form.get("wasSlug") || (page.parentSlug ?? "") !== String(form.get("wasParentSlug") ?? "");
  if (isStale) {
    const theirs = { slug: page.slug, parentSlug: page.parentSlug };
    return { field: "slug", message: "Someone else has moved the page in the meantime", ...typed, theirs };
  }
  const placing = { ...place.data, maxAddresses: form.has("confirmed") ? undefined : 1 };
  const outcome = orNotFound(await placePage(page.id, placing, by));
  if (outcome.status === "too-many-addresses") return { addresses: outcome.addresses, ...typed };
  if (outcome.status === "refused") return { field: outcome.field, message: outcome.message, ...typed };
  return { moved: pageKey(outcome.page), changeId: outcome.changeId };
}

/** Saves the role, the label and the visibility in menus, unless another person changed them after the form was loaded. */
export async function changeMenus(
  page: Page,
  form: FormData,
  by: Staff,
): Promise<{ status: 303 } | { status: 400 | 409; message: string }> {
  const role = form.get("role") || null;
  if (role !== null && !isPageRole(role)) return { status: 400, message: "Choose a role from the list" };
  if (form.get("previous") !== menuState(page))
    return {
      status: 409,
      message: "Someone else has changed these settings. Their values are shown. Save again to replace them.",
    };
  const menuLabel = String(form.get("menuLabel") ?? "").trim() || null;
  if (menuLabel && menuLabel.length > MAX_MENU_LABEL)
    return { status: 400, message: `Label: use at most ${MAX_MENU_LABEL} characters` };
  await saveMenuSettings(page.id, { role, inMenus: form.has("inMenus"), menuLabel }, by);
  return { status: 303 };
}
