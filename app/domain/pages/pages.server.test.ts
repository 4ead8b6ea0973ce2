import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { pageStore } from "#app/domain/pages/publishable-page.server.ts";
import { db } from "#app/platform/database.server.ts";
import { auditLog } from "#db/schema/audit.ts";
import { pages } from "#db/schema/pages.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { createPage, createPageChain } from "#tests/support/factories/pages.ts";
import { listPageTree } from "./page-tree.server.ts";
import { findPublishedPage, listPublishedPages } from "./pages.server.ts";

/** Postgres' error inside Drizzle's. */
async function refusal(query: PromiseLike<unknown>): Promise<unknown> {
  return Promise.resolve(query).then(
    () => "accepted",
    (error: Error) => error.cause,
  );
}

describe("the page tree in the database", () => {
  test("DATA-05: a slug is unique across all pages", async () => {
    await createPage({ slug: "solutions" });
    await createPage({ slug: "services" });
    expect(await refusal(createPage({ slug: "solutions", parentSlug: "services" }))).toMatchObject({
      code: "23505",
    });
  });

  test("DATA-05: a parent must exist and cannot be deleted while it has children", async () => {
    expect(await refusal(createPage({ parentSlug: "nowhere" }))).toMatchObject({ code: "23503" });
    await createPageChain("solutions", "dwh");
    expect(await refusal(db.delete(pages).where(eq(pages.slug, "solutions")))).toMatchObject({
      code: "23001",
    });
  });

  test("DATA-05: renaming a parent updates its children", async () => {
    await createPageChain("solutions", "dwh");
    await db.update(pages).set({ slug: "what-we-build" }).where(eq(pages.slug, "solutions"));
    expect(await findPublishedPage(["what-we-build", "dwh"])).toBeDefined();
  });

  test("DATA-05: a fourth level is rejected, also when a branch is moved", async () => {
    await createPageChain("one", "two", "three");
    expect(await refusal(createPage({ parentSlug: "three" }))).toMatchObject({
      constraint_name: "pages_tree",
    });

    await createPageChain("other", "other-child");
    const move = db.update(pages).set({ parentSlug: "two" }).where(eq(pages.slug, "other"));
    expect(await refusal(move)).toMatchObject({ constraint_name: "pages_tree" });
  });

  test("DATA-05: a page cannot be its own ancestor", async () => {
    await createPageChain("one", "two");
    const move = (slug: string, parentSlug: string) =>
      db.update(pages).set({ parentSlug }).where(eq(pages.slug, slug));
    expect(await refusal(move("one", "two"))).toMatchObject({ constraint_name: "pages_tree" });
    expect(await refusal(move("one", "one"))).toMatchObject({ constraint_name: "pages_tree" });
  });

  test("DATA-05: two simultaneous moves cannot create a cycle", async () => {
    await createPage({ slug: "one" });
    await createPage({ slug: "two" });
    const move = (slug: string, parentSlug: string) =>
      db.update(pages).set({ parentSlug }).where(eq(pages.slug, slug));
    const outcomes = await Promise.allSettled([move("one", "two"), move("two", "one")]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  test("DATA-05: a slug must be lower-case words joined by hyphens", async () => {
    expect(await refusal(createPage({ slug: "Über uns" }))).toMatchObject({
      constraint_name: "pages_slug_form",
    });
  });
});

describe("pages visible to visitors", () => {
  test("ROUTE-05: a page is found at its full path, on three levels", async () => {
    await createPageChain("solutions", "ai-assistants", "voice-agents");
    expect((await findPublishedPage(["solutions"]))?.page.slug).toBe("solutions");
    expect((await findPublishedPage(["solutions", "ai-assistants"]))?.page.slug).toBe("ai-assistants");
    const third = await findPublishedPage(["solutions", "ai-assistants", "voice-agents"]);
    expect(third?.trail.map(({ slug }) => slug)).toEqual(["solutions", "ai-assistants"]);
  });

  test("ROUTE-05: unpublishing a page hides all pages below it", async () => {
    const staff = await createStaff();
    await createPageChain("solutions", "ai-assistants", "voice-agents");
    const top = (await findPublishedPage(["solutions"]))?.page.id ?? "";
    await pageStore.unpublish(top, staff);

    expect(await findPublishedPage(["solutions", "ai-assistants", "voice-agents"])).toBeUndefined();
    expect(await findPublishedPage(["solutions", "ai-assistants"])).toBeUndefined();
    expect(await listPublishedPages()).toEqual([]);

    await pageStore.publish(top, staff);
    expect(await findPublishedPage(["solutions", "ai-assistants", "voice-agents"])).toBeDefined();
  });

  test("ROUTE-06: a path through a page other than the real parent is not found", async () => {
    await createPageChain("solutions", "dwh");
    await createPage({ slug: "services" });
    expect(await findPublishedPage(["services", "dwh"])).toBeUndefined();
    expect(await findPublishedPage(["dwh"])).toBeUndefined();
    expect(await findPublishedPage(["dwh", "solutions"])).toBeUndefined();
    expect(await findPublishedPage(["solutions", "dwh", "dwh", "dwh"])).toBeUndefined();
  });

  test("DATA-11: published pages are ordered by order_index and have their paths", async () => {
    await createPage({ slug: "solutions", orderIndex: 0 });
    await createPage({ slug: "later", parentSlug: "solutions", orderIndex: 2 });
    await createPage({ slug: "sooner", parentSlug: "solutions", orderIndex: 1 });
    await createPage({ slug: "draft", parentSlug: "solutions", isPublished: false });
    expect((await listPublishedPages()).map(({ path }) => path)).toEqual([
      "/solutions",
      "/solutions/sooner",
      "/solutions/later",
    ]);
  });
});

describe("the page tree in the admin", () => {
  test("each page comes before its children and shows whether a parent hides it", async () => {
    await createPage({ slug: "solutions", isPublished: false, orderIndex: 0 });
    await createPage({ slug: "dwh", parentSlug: "solutions" });
    await createPage({ slug: "about", orderIndex: 1 });
    expect(await listPageTree()).toMatchObject([
      { path: "/solutions", level: 1, isPublished: false, isHiddenByParent: false },
      { path: "/solutions/dwh", level: 2, isPublished: true, isHiddenByParent: true },
      { path: "/about", level: 1, isHiddenByParent: false },
    ]);
  });

  test("publishing twice changes the page once and adds one audit record", async () => {
    const staff = await createStaff();
    const { id } = await createPage({ slug: "about", isPublished: false });
    await pageStore.publish(id, staff);
    const again = await pageStore.publish(id, staff);

    expect(again).toMatchObject({ status: "unchanged", row: { isPublished: true, version: 2 } });
    expect(await db.select().from(auditLog).orderBy(auditLog.createdAt)).toMatchObject([
      { action: "page.publish", subject: "about", actorId: staff.id },
    ]);
  });

  test("the audit log cannot be changed", async () => {
    const staff = await createStaff();
    const { id } = await createPage({ slug: "about", isPublished: false });
    await pageStore.publish(id, staff);
    expect(await refusal(db.delete(auditLog))).toMatchObject({ code: "42501" });
    expect(await refusal(db.update(auditLog).set({ action: "nothing" }))).toMatchObject({ code: "42501" });
  });
});
