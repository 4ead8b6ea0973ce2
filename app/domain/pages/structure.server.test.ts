import { eq } from "drizzle-orm";
import { describe, expect, onTestFinished, test } from "vitest";
import { pageStore } from "#app/domain/pages/publishable-page.server.ts";
import { findRedirect } from "#app/domain/redirects/find-redirect.server.ts";
import { connections, db } from "#app/platform/database.server.ts";
import { auditLog } from "#db/schema/audit.ts";
import { pages } from "#db/schema/pages.ts";
import { redirects } from "#db/schema/redirects.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { createPage as aPage, createPageChain } from "#tests/support/factories/pages.ts";
import { createPage, duplicatePage } from "./create-page.server.ts";
import { listPageTree } from "./page-tree.server.ts";
import { findPublishedPage, listPublishedPages } from "./pages.server.ts";
import { placePage } from "./place-page.server.ts";
import { deleteOldTrash, listTrash, purgePage, restorePage, tidyPages, trashPage } from "./trash.server.ts";

const treeOf = async () => (await listPageTree()).map(({ path }) => path);

describe("creating", () => {
  test("PAGE-01: a new page is unpublished and the last of its siblings", async () => {
    const by = await createStaff();
    await createPageChain("solutions", "dwh");
    const outcome = await createPage({ slug: "ai", title: "AI", parentSlug: "solutions" }, by);
    expect(outcome).toMatchObject({ status: "created", page: { isPublished: false, version: 2 } });
    expect(await treeOf()).toEqual(["/solutions", "/solutions/dwh", "/solutions/ai"]);
    expect(await findPublishedPage(["solutions", "ai"])).toBeUndefined();
  });

  test("PAGE-02: pages whose titles have no Latin letters get different slugs", async () => {
    const by = await createStaff();
    for (const title of ["你好", "🚀"]) await createPage({ title, parentSlug: null }, by);
    expect(await treeOf()).toEqual(["/page", "/page-2"]);
  });

  test.each([
    { slug: "dwh", parentSlug: null, field: "slug", says: /\/solutions\/dwh is already in use/ },
    { slug: "new", parentSlug: "gone", field: "parentSlug", says: /has been deleted/ },
    { slug: "new", parentSlug: "third", field: "parentSlug", says: /more than 3 levels/ },
  ])("PAGE-02: creating $slug under $parentSlug is rejected", async ({ slug, parentSlug, field, says }) => {
    await createPageChain("solutions", "dwh", "third");
    const outcome = await createPage({ slug, title: "New", parentSlug }, await createStaff());
    expect(outcome).toMatchObject({ status: "refused", field, message: expect.stringMatching(says) });
  });

  test("PAGE-01: a copied page has the draft's content with new ids and is inserted after its original", async () => {
    const by = await createStaff();
    const block = { id: crypto.randomUUID(), type: "hero", version: 1, props: { headline: "Hello" } };
    const page = await aPage({ slug: "dwh", title: "DWH", content: [block] });
    await aPage({ slug: "last" });
    const changes = { fields: { title: "Data" } };
    await pageStore.saveDraft(page.id, { saveId: crypto.randomUUID(), baseVersion: 1, changes, by });

    await duplicatePage(page.id, by);
    const again = await duplicatePage(page.id, by);

    expect(await treeOf()).toEqual(["/dwh", "/dwh-copy-2", "/dwh-copy", "/last"]);
    expect(again).toMatchObject({ title: "Data (copy)", isPublished: false });
    expect(again?.content).toMatchObject([{ type: "hero", props: { headline: "Hello" } }]);
    expect(again?.content).not.toMatchObject([{ id: block.id }]);
  });

  test("PAGE-01: a page with a long slug can be copied", async () => {
    const page = await aPage({ slug: `${"a".repeat(69)}-${"b".repeat(10)}` });
    const copy = await duplicatePage(page.id, await createStaff());
    expect(copy?.slug).toBe(`${"a".repeat(69)}-copy`);
  });
});

describe("moving and renaming", () => {
  test("PAGE-05: renaming a page with thirty subpages is one change, and every old path redirects", async () => {
    const by = await createStaff();
    const top = await aPage({ slug: "solutions" });
    for (const section of ["one", "two", "three"]) {
      await aPage({ slug: section, parentSlug: "solutions" });
      for (let child = 0; child < 9; child += 1) {
        await aPage({ slug: `${section}-${child}`, parentSlug: section });
      }
    }
    const outcome = await placePage(top.id, { slug: "what-we-build" }, by);

    expect(outcome).toMatchObject({ status: "placed", redirected: 31 });
    expect(await findRedirect("/solutions")).toMatchObject({ status: 301, to: "/what-we-build" });
    expect(await findRedirect("/solutions/two/two-8")).toMatchObject({
      status: 301,
      to: "/what-we-build/two/two-8",
    });
    expect(await db.select().from(auditLog).orderBy(auditLog.createdAt)).toMatchObject([
      { action: "page.rename", before: { path: "/solutions" }, after: { path: "/what-we-build" } },
    ]);
  });

  test("PAGE-05: renaming a page and back leaves no redirect loop", async () => {
    const by = await createStaff();
    const page = await aPage({ slug: "one" });
    await placePage(page.id, { slug: "two" }, by);
    await placePage(page.id, { slug: "three" }, by);
    await placePage(page.id, { slug: "one" }, by);
    const rows = await db.select().from(redirects).orderBy(redirects.fromPath);
    expect(rows.map(({ fromPath, toPath }) => `${fromPath} ${toPath}`)).toEqual(["/three /one", "/two /one"]);
  });

  test("PAGE-05: a path creates a redirect only if it was ever published", async () => {
    const by = await createStaff();
    const page = await aPage({ slug: "one", isPublished: false });
    await placePage(page.id, { slug: "two" }, by);
    expect(await db.select().from(redirects)).toEqual([]);

    const known = await aPage({ slug: "known" });
    await pageStore.unpublish(known.id, by);
    await placePage(known.id, { slug: "renamed" }, by);
    expect(await db.select().from(redirects)).toHaveLength(1);
    expect(await findRedirect("/known"), "as long as the page is not published").toBeUndefined();
  });

  test("PAGE-01: a page can be moved among its siblings and under another parent", async () => {
    const by = await createStaff();
    const [one, , three] = [
      await aPage({ slug: "one" }),
      await aPage({ slug: "two" }),
      await aPage({ slug: "three" }),
    ];
    await placePage(three.id, { position: 0 }, by);
    expect(await treeOf()).toEqual(["/three", "/one", "/two"]);
    await placePage(one.id, { parentSlug: "two" }, by);
    expect(await treeOf()).toEqual(["/three", "/two", "/two/one"]);
    await placePage(one.id, { parentSlug: null, position: 1 }, by);
    expect(await treeOf()).toEqual(["/three", "/one", "/two"]);
    expect((await listPublishedPages()).map(({ path }) => path)).toEqual(["/three", "/one", "/two"]);
  });

  test("PAGE-02: an invalid move is rejected and changes nothing", async () => {
    const by = await createStaff();
    await createPageChain("solutions", "dwh", "third");
    const top = await aPage({ slug: "other" });
    await aPage({ slug: "below-other", parentSlug: "other" });
    expect(await placePage(top.id, { parentSlug: "dwh" }, by)).toMatchObject({
      status: "refused",
      message: "The page with its subpages would be more than 3 levels deep",
    });
    expect(await placePage(top.id, { parentSlug: "below-other" }, by)).toMatchObject({
      message: "A page cannot be its own parent",
    });
    expect(await treeOf()).toContain("/other/below-other");
  });
});

describe("the trash", () => {
  test("PAGE-01: moving a branch to the trash hides it and frees its slugs, and restoring it makes drafts", async () => {
    const by = await createStaff();
    await createPageChain("solutions", "dwh", "lakes");
    const [dwh] = await db.select().from(pages).where(eq(pages.slug, "dwh"));
    expect(await trashPage(dwh?.id ?? "", { to: null, by })).toEqual({ trashed: 2 });

    expect(await treeOf()).toEqual(["/solutions"]);
    expect(await findRedirect("/solutions/dwh/lakes")).toMatchObject({ status: 410 });
    expect(await listTrash()).toMatchObject([{ path: "/solutions/dwh", below: 1, by: by.name }]);
    await createPage({ slug: "dwh", title: "Another", parentSlug: null }, by);

    await restorePage(dwh?.id ?? "", by);
    expect(await treeOf()).toEqual(["/solutions", "/solutions/dwh-2", "/solutions/dwh-2/lakes", "/dwh"]);
    expect((await listPageTree()).find(({ slug }) => slug === "lakes")?.isPublished).toBe(false);
    expect(await listTrash()).toEqual([]);
  });

  test("PAGE-01: a restored page returns to its place, also when its siblings were reordered since", async () => {
    const by = await createStaff();
    await aPage({ slug: "solutions" });
    const children = await Promise.all(
      ["a", "b", "c", "d"].map((slug, orderIndex) => aPage({ slug, orderIndex, parentSlug: "solutions" })),
    );
    const [, second, , last] = children;
    if (!second || !last) throw new Error("not created");
    await trashPage(second.id, { to: null, by });
    await restorePage(second.id, by);
    expect(await treeOf()).toEqual([
      "/solutions",
      ...["a", "b", "c", "d"].map((slug) => `/solutions/${slug}`),
    ]);

    await trashPage(second.id, { to: null, by });
    await placePage(last.id, { position: 1 }, by);
    await restorePage(second.id, by);
    expect(await treeOf()).toEqual([
      "/solutions",
      ...["a", "b", "d", "c"].map((slug) => `/solutions/${slug}`),
    ]);
  });

  test("PAGE-01: a page is restored below its parent, also when that was renamed since", async () => {
    const by = await createStaff();
    await createPageChain("solutions", "dwh", "lakes");
    const [top, lakes] = await Promise.all(
      ["solutions", "lakes"].map(async (slug) => {
        const [page] = await db.select().from(pages).where(eq(pages.slug, slug));
        return page?.id ?? "";
      }),
    );
    await trashPage(lakes ?? "", { to: null, by });
    await placePage(top ?? "", { slug: "answers" }, by);
    expect(await listTrash()).toMatchObject([{ path: "/answers/dwh/lakes" }]);
    const [dwh] = await db.select().from(pages).where(eq(pages.slug, "dwh"));
    await placePage(dwh?.id ?? "", { slug: "warehouses" }, by);

    await restorePage(lakes ?? "", by);
    expect(await treeOf()).toEqual(["/answers", "/answers/warehouses", "/answers/warehouses/lakes"]);
  });

  test("PAGE-05: deleted pages redirect to their chosen target in one hop, however many are deleted", async () => {
    const by = await createStaff();
    const [one, two] = [
      await aPage({ slug: "one" }),
      await aPage({ slug: "two" }),
      await aPage({ slug: "three" }),
    ];
    await placePage(one.id, { slug: "first" }, by);
    await trashPage(one.id, { to: "/two", by });
    await trashPage(two.id, { to: "/three", by });
    expect(await findRedirect("/one")).toMatchObject({ status: 301, to: "/three" });
    await restorePage(one.id, by);
    await db.update(pages).set({ isPublished: true }).where(eq(pages.id, one.id));
    expect(await findRedirect("/one")).toMatchObject({ status: 301, to: "/first" });
  });

  test("PAGE-01: is emptied manually, and automatically after thirty days", async () => {
    const by = await createStaff();
    const top = await createPageChain("solutions", "dwh");
    const [solutions] = await db.select().from(pages).where(eq(pages.slug, "solutions"));
    await trashPage(solutions?.id ?? "", { to: null, by });
    expect(await purgePage(top.id, by), "only what was put there as a whole").toBe(false);
    expect(await purgePage(solutions?.id ?? "", by)).toBe(true);

    const old = await createPageChain("old", "older");
    const [oldest] = await db.select().from(pages).where(eq(pages.slug, "old"));
    await trashPage(oldest?.id ?? "", { to: null, by });
    await deleteOldTrash();
    expect(await db.select().from(pages)).toHaveLength(2);
    await db.update(pages).set({ trashedAt: new Date(Date.now() - 31 * 24 * 3600_000) });
    await connections`alter table document_saves rename to document_saves_away`;
    onTestFinished(
      async () => void (await connections`alter table document_saves_away rename to document_saves`),
    );
    await expect(tidyPages(), "an earlier step of the night fails").rejects.toThrow("document_saves");
    expect(await db.select().from(pages).where(eq(pages.id, old.id))).toEqual([]);
  });
});
