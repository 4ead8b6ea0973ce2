import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { pageStore } from "#app/domain/pages/publishable-page.server.ts";
import { findRedirect } from "#app/domain/redirects/find-redirect.server.ts";
import { inContentLanguage } from "#app/languages/requested-language.server.ts";
import { db } from "#app/platform/database.server.ts";
import { auditLog } from "#db/schema/audit.ts";
import type { ContentLanguage } from "#db/schema/columns.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { createPage as aPage } from "#tests/support/factories/pages.ts";
import { addLanguages } from "#tests/support/two-languages.ts";
import { createPage, duplicatePage } from "./create-page.server.ts";
import { findPreviewPage } from "./drafts.server.ts";
import { homeSlug } from "./home.ts";
import { listLinksHere } from "./links-here.server.ts";
import { pageKey, pageOfKey } from "./page.ts";
import { pagesHiddenWith } from "./page-index.ts";
import { findPage, listPageTree, listPageTrees } from "./page-tree.server.ts";
import { findPublishedPage } from "./pages.server.ts";
import { placePage, undoPlacing } from "./place-page.server.ts";
import { findPageWithRole, saveMenuSettings } from "./structure.server.ts";
import { findTrashedTop, restorePage, trashPage } from "./trash.server.ts";

const treeOf = async (language?: ContentLanguage) => (await listPageTree(language)).map(({ path }) => path);

/** Published German pages, each a child of the one before; returns them from the top. */
async function germanPages(...slugs: string[]) {
  const made = [];
  let parentSlug: string | null = null;
  for (const slug of slugs) {
    made.push(await aPage({ language: "de", slug, parentSlug, title: slug }));
    parentSlug = slug;
  }
  return made;
}

async function aGermanPage(slug: string) {
  const [page] = await germanPages(slug);
  if (!page) throw new Error("the page was not stored");
  return page;
}

test.each([
  [{ language: "" as const, slug: "kontakt" }, "kontakt"],
  [{ language: "de" as const, slug: "kontakt" }, "de:kontakt"],
])("LANG-03: the key of %o is %s", (name, key) => {
  expect(pageKey(name)).toBe(key);
  expect(pageOfKey(key)).toEqual(name);
});

describe("the tree", () => {
  test("LANG-03: each language has its own, with a home page and its code before all paths", async () => {
    await aPage({ slug: homeSlug });
    await aPage({ slug: "contact" });
    await aGermanPage(homeSlug);
    await germanPages("loesungen", "ki", "agenten");
    expect(await treeOf()).toEqual(["/", "/contact"]);
    const german = ["/de", "/de/loesungen", "/de/loesungen/ki", "/de/loesungen/ki/agenten"];
    expect(await treeOf("de")).toEqual(german);
    expect((await listPageTree("de")).map(({ level }) => level)).toEqual([1, 1, 2, 3]);
    expect((await listPageTrees("de")).map(({ path }) => path)).toEqual([...german, "/", "/contact"]);
  });

  test("LANG-03: pages of two languages can have the same slug, and a key names one of them", async () => {
    const by = await createStaff();
    const one = await createPage({ slug: "team", title: "Team", parentSlug: null }, by);
    const other = await createPage({ language: "de", slug: "team", title: "Wir", parentSlug: null }, by);
    expect([one.status, other.status]).toEqual(["created", "created"]);
    expect(await findPage({ key: "team" })).toMatchObject({ title: "Team" });
    expect(await findPage({ key: "de:team" })).toMatchObject({ title: "Wir" });
    const again = await createPage({ language: "de", slug: "team", title: "Wir", parentSlug: null }, by);
    expect(again).toMatchObject({
      field: "slug",
      message: expect.stringContaining("/de/team is already in use"),
    });
    expect(
      (await db.select().from(auditLog).orderBy(auditLog.createdAt)).map(({ subject }) => subject),
    ).toEqual(["team", "de:team"]);
  });

  test("LANG-03: a page of another language cannot be the parent", async () => {
    const by = await createStaff();
    await aPage({ slug: "solutions" });
    const page = await aGermanPage("ki");
    const refused = { status: "refused", field: "parentSlug" };
    expect(await placePage(page.id, { parentSlug: "solutions" }, by)).toMatchObject(refused);
    const made = await createPage({ language: "de", slug: "neu", title: "Neu", parentSlug: "solutions" }, by);
    expect(made).toMatchObject(refused);
  });

  test("LANG-03: a further language has three levels below its code, and no more", async () => {
    const by = await createStaff();
    await germanPages("loesungen", "ki");
    const third = { language: "de", slug: "agenten", title: "Agenten", parentSlug: "ki" } as const;
    expect(await createPage(third, by)).toMatchObject({ status: "created" });
    const fourth = { language: "de", slug: "tief", title: "Tief", parentSlug: "agenten" } as const;
    expect(await createPage(fourth, by)).toMatchObject({ status: "refused", field: "parentSlug" });
  });

  test("LANG-03: a copy stays in the language of its page", async () => {
    const page = await aGermanPage("kontakt");
    await aPage({ slug: "kontakt-copy" });
    const copy = await duplicatePage(page.id, await createStaff());
    expect(copy).toMatchObject({ language: "de", slug: "kontakt-copy" });
    expect(copy?.translationGroup).not.toBe(page.translationGroup);
    expect(await treeOf("de")).toEqual(["/de/kontakt", "/de/kontakt-copy"]);
  });

  test("LANG-03: no page is hidden with the home page of a further language", async () => {
    await aGermanPage(homeSlug);
    await germanPages("loesungen", "ki");
    const tree = await listPageTree("de");
    const pathsHiddenWith = (at: number) =>
      pagesHiddenWith(tree, tree.slice(at, at + 1)).map(({ path }) => path);
    expect(pathsHiddenWith(0)).toEqual(["/de"]);
    expect(pathsHiddenWith(1)).toEqual(["/de/loesungen", "/de/loesungen/ki"]);
  });
});

test("LANG-03: a page is public below its code while its parents in its language are published", async () => {
  const by = await createStaff();
  const [top, middle] = await germanPages("loesungen", "ki", "agenten");
  await aPage({ slug: "solutions" });
  const find = (...slugs: string[]) => inContentLanguage("de", () => findPublishedPage(slugs));
  const found = await find("loesungen", "ki", "agenten");
  expect(found?.trail.map(({ id }) => id)).toEqual([top?.id, middle?.id]);
  expect(await find("solutions")).toBeUndefined();
  expect(await findPublishedPage(["loesungen"])).toBeUndefined();
  await pageStore.unpublish(middle?.id ?? "", by);
  expect(await find("loesungen", "ki", "agenten")).toBeUndefined();
});

test("LANG-03: the pages above a preview are those of its language", async () => {
  await aPage({ slug: "services", title: "Services" });
  const [, page] = await germanPages("services", "ki");
  const preview = await findPreviewPage({ pageId: page?.id ?? "" });
  expect(preview?.trail.map(({ language }) => language)).toEqual(["de"]);
});

test("LANG-03: each language has a page with a role", async () => {
  const by = await createStaff();
  const contact = await aPage({ slug: "contact" });
  const kontakt = await aGermanPage("kontakt");
  const other = await aGermanPage("anfahrt");
  const settings = { role: "contact" as const, inMenus: true, menuLabel: null };
  await saveMenuSettings(kontakt.id, settings, by);
  expect(await findPageWithRole("contact")).toMatchObject({ id: contact.id });
  await saveMenuSettings(other.id, settings, by);
  expect(await findPageWithRole("contact", "de")).toMatchObject({ id: other.id });
  expect(await findPageWithRole("contact")).toMatchObject({ id: contact.id });
});

/** A block that refers to a page by its slug. */
const linksToCases = () => ({
  id: crypto.randomUUID(),
  type: "page-links",
  version: 1,
  props: { parentPageSlug: "cases" },
});

describe("moving", () => {
  test("LANG-03: a renamed slug is followed in documents of its language alone", async () => {
    const by = await createStaff();
    const page = await aPage({ language: "de", slug: "cases" });
    await aPage({ slug: "cases" });
    const english = await aPage({ slug: "about", content: [linksToCases()] });
    const german = await aPage({ language: "de", slug: "ueber-uns", content: [linksToCases()] });
    await placePage(page.id, { slug: "referenzen" }, by);
    const contentOf = async (id: string) => (await findPage({ id }))?.content;
    expect(await contentOf(german.id)).toMatchObject([{ props: { parentPageSlug: "referenzen" } }]);
    expect(await contentOf(english.id)).toMatchObject([{ props: { parentPageSlug: "cases" } }]);
    expect(await findPage({ key: "cases" })).toMatchObject({ version: 1 });
  });

  test("LANG-05: references that a translation has kept follow a renamed page of the main language", async () => {
    const by = await createStaff();
    const cases = await aPage({ slug: "cases" });
    const german = await aPage({ language: "de", slug: "ueber-uns", content: [linksToCases()], draft: null });
    const reference = async () => (await findPage({ id: german.id }))?.content;
    await placePage(cases.id, { slug: "work" }, by);
    expect(await reference()).toMatchObject([{ props: { parentPageSlug: "work" } }]);

    await aPage({ language: "de", slug: "arbeiten" });
    await placePage(cases.id, { slug: "arbeiten" }, by);
    expect(await reference(), "a German page has that slug").toMatchObject([
      { props: { parentPageSlug: "work" } },
    ]);
  });

  test("LANG-03: the old address redirects within its language, and the move can be undone", async () => {
    const by = await createStaff();
    await addLanguages("de");
    await aPage({ slug: "ki" });
    const [, page] = await germanPages("loesungen", "ki");
    const outcome = await placePage(page?.id ?? "", { slug: "agenten", parentSlug: null }, by);
    expect(outcome).toMatchObject({ status: "placed", path: "/de/agenten" });
    expect(await findRedirect("/de/loesungen/ki")).toMatchObject({ status: 301, to: "/de/agenten" });
    expect(await findRedirect("/ki")).toBeUndefined();
    const changeId = outcome?.status === "placed" ? outcome.changeId : "";
    expect(await undoPlacing(changeId, by)).toMatchObject({ status: "placed", path: "/de/loesungen/ki" });
  });

  test("LANG-03: no redirect leads to a page of a further language that is not published", async () => {
    const by = await createStaff();
    await aPage({ slug: "neu" });
    const page = await aGermanPage("alt");
    await placePage(page.id, { slug: "neu" }, by);
    await pageStore.unpublish(page.id, by);
    expect(await findRedirect("/de/alt")).toBeUndefined();
  });
});

test("LANG-03: a page returns from the trash to its parent in its language", async () => {
  const by = await createStaff();
  await aPage({ slug: "ki" });
  const [top, page] = await germanPages("loesungen", "ki", "agenten");
  expect(await trashPage(page?.id ?? "", { to: null, by })).toEqual({ trashed: 2 });
  expect(await treeOf("de")).toEqual(["/de/loesungen"]);
  expect(await treeOf()).toEqual(["/ki"]);
  expect(await findTrashedTop("de:agenten")).toBe(page?.id);
  expect(await findTrashedTop("agenten")).toBeUndefined();
  await placePage(top?.id ?? "", { slug: "angebot" }, by);
  expect(await restorePage(page?.id ?? "", by)).toMatchObject({ language: "de", slug: "ki" });
  expect(await treeOf("de")).toEqual(["/de/angebot", "/de/angebot/ki", "/de/angebot/ki/agenten"]);
  const [subject] = (await db.select().from(auditLog).where(eq(auditLog.action, "page.restore"))).map(
    (entry) => entry.subject,
  );
  expect(subject).toBe("de:ki");
});

test("LANG-03: a page in the trash at the top level of a further language returns there", async () => {
  const by = await createStaff();
  const page = await aGermanPage("kontakt");
  await trashPage(page.id, { to: null, by });
  await restorePage(page.id, by);
  expect(await treeOf("de")).toEqual(["/de/kontakt"]);
});

test("LANG-03: a slug in a block means the page of the block's language", async () => {
  const links = [{ type: "page-links", props: { parentPageSlug: "cases" } }];
  await aPage({ slug: "about", title: "About", content: links });
  await aPage({ language: "de", slug: "ueber-uns", title: "Über uns", content: links });
  const { id } = await aGermanPage("cases");
  const found = await listLinksHere({ id, language: "de", slug: "cases", path: "/de/cases" });
  expect(found).toMatchObject([{ label: "Über uns", path: "/admin/pages/de:ueber-uns" }]);
});
