import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { contentStores } from "#app/domain/content-store/content-store.server.ts";
import { findPublishedPage } from "#app/domain/pages/pages.server.ts";
import { placePage } from "#app/domain/pages/place-page.server.ts";
import { indexPublished } from "#app/domain/search/index-content.server.ts";
import { searchSite } from "#app/domain/search/search.server.ts";
import { mainEdition } from "#app/languages/language.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { createPage } from "#tests/support/factories/pages.ts";
import { blockShowing, createSharedBlock } from "#tests/support/factories/shared-blocks.ts";
import { markdownOf } from "../markdown.ts";
import { readBlocks } from "../read-blocks.ts";
import { resolveBlocks } from "../resolve-blocks.server.ts";
import { shownBlocks } from "../resolved-block.ts";

const store = contentStores["shared-block"];

/** What visitors see of stored blocks, as Markdown. */
async function shown(stored: unknown[]) {
  return shownBlocks(await resolveBlocks(readBlocks(stored).blocks))
    .map((block) => markdownOf(block, mainEdition("en")))
    .join("\n\n");
}

/** Replaces the heading of the shared block in its draft. */
async function rename(id: string, heading: string, by: Awaited<ReturnType<typeof createStaff>>) {
  const draft = await store.findDraft(id);
  const [block] = (draft as { blocks?: { id: string; props: object }[] }).blocks ?? [];
  const changed = { ...block, props: { ...block?.props, heading } };
  const version = (await store.find(id))?.version ?? 0;
  const changes = { blocks: [changed], before: [block] } as never; // a stored block
  return store.saveDraft(id, { saveId: randomUUID(), baseVersion: version, changes, by });
}

test("BLOCK-02: a shared block is edited once, and every page shows it once it is published", async () => {
  const by = await createStaff();
  const shared = await createSharedBlock();
  const pages = [[blockShowing(shared)], [blockShowing(shared)]];
  for (const page of pages) expect(await shown(page)).toContain("## How to reach us");

  await rename(shared.id, "Ring us", by);
  expect(await shown(pages[0] ?? []), "a draft is not public").toContain("## How to reach us");
  expect(await store.publish(shared.id, by)).toMatchObject({ status: "published" });
  for (const page of pages) expect(await shown(page)).toMatch(/## Ring us[\s\S]*One number/);
});

test("BLOCK-02: visitors see nothing of a shared block that is not published, in the trash, or unknown", async () => {
  const by = await createStaff();
  const draft = await createSharedBlock({ isPublished: false });
  expect(await shown([blockShowing(draft), blockShowing({ id: randomUUID() })])).toBe("");

  const shared = await createSharedBlock();
  await store.trash(shared.id, by);
  expect(await shown([blockShowing(shared)])).toBe("");
});

test("BLOCK-02: a shared block shown by another one is not followed, and not published", async () => {
  const by = await createStaff();
  const inner = await createSharedBlock();
  const outer = await createSharedBlock({ blocks: [blockShowing(inner)], isPublished: false });
  expect(await store.publish(outer.id, by)).toMatchObject({
    status: "missing",
    missing: [
      { message: "A shared block cannot contain another shared block or a section of the home page" },
    ],
  });
  const empty = await createSharedBlock({ blocks: [], isPublished: false });
  expect(await store.publish(empty.id, by)).toMatchObject({
    status: "missing",
    missing: [{ message: "Add a block" }],
  });
});

test("BLOCK-04: a shared block with a missing field is not published, and names its place", async () => {
  const by = await createStaff();
  const block = { id: randomUUID(), type: "quote", version: 1, props: {} };
  const shared = await createSharedBlock({ blocks: [block], isPublished: false });
  const outcome = await store.publish(shared.id, by);
  expect(outcome).toMatchObject({ status: "missing", missing: [{ blockId: block.id, path: ["text"] }] });
});

test("BLOCK-02, READ-02: the search finds a page by the text of its shared block, and after a change by the new one", async () => {
  const by = await createStaff();
  const shared = await createSharedBlock();
  await createPage({ slug: "reach", title: "Reach", content: [blockShowing(shared)] });
  const found = async (words: string) =>
    (await searchSite(words, 1, mainEdition("en"))).hits.map(({ path }) => path);
  await indexPublished();
  expect(await found("answers")).toEqual(["/reach"]);

  await rename(shared.id, "Telegraph", by);
  await store.publish(shared.id, by);
  await indexPublished();
  expect(await found("telegraph")).toEqual(["/reach"]);
  await store.unpublish(shared.id, by);
  await indexPublished();
  expect(await found("telegraph")).toEqual([]);
  await store.republish(shared.id, by);
  await indexPublished();
  expect(await found("telegraph")).toEqual(["/reach"]);
});

test("BLOCK-02: a shared block says where it is used, and its versions are compared by their text", async () => {
  const by = await createStaff();
  const shared = await createSharedBlock();
  await createPage({ slug: "reach", title: "Reach", content: [blockShowing(shared)] });
  const table = { id: randomUUID(), type: "comparison-table", version: 1, props: { columns: [shared.name] } };
  await createPage({ slug: "named", title: "Only the same name", content: [table] });
  const row = await store.find(shared.id);
  expect(row && (await store.listLinksHere(row))).toMatchObject([{ what: "page", label: "Reach" }]);

  await rename(shared.id, "Ring us", by);
  await store.publish(shared.id, by);
  await rename(shared.id, "Write to us", by);
  expect(await store.compare(shared.id, 1, "draft")).toMatchObject([
    {
      label: "Rich text",
      before: expect.stringMatching(/^How to reach us\n/),
      after: expect.stringMatching(/^Write/),
    },
  ]);
});

test("BLOCK-02, PAGE-05: references to a renamed page follow in shared blocks, too", async () => {
  const by = await createStaff();
  const parent = await createPage({ slug: "solutions", title: "Solutions" });
  const links = { id: randomUUID(), type: "page-links", version: 1, props: { parentPageSlug: "solutions" } };
  const shared = await createSharedBlock({ blocks: [links], draft: { name: "Links", blocks: [links] } });
  await placePage(parent.id, { slug: "what-we-build" }, by);
  expect(await findPublishedPage(["what-we-build"])).toBeDefined();
  const text = JSON.stringify(await store.find(shared.id));
  expect(text).toContain("what-we-build");
  expect(text).not.toContain('"solutions"');
});

test("BLOCK-02, ADMIN-06: an editor of a shared block that loaded the old slug of a page does not write it back", async () => {
  const by = await createStaff();
  const parent = await createPage({ slug: "solutions", title: "Solutions" });
  const links = { id: randomUUID(), type: "page-links", version: 1, props: { parentPageSlug: "solutions" } };
  const shared = await createSharedBlock({ blocks: [links] });
  const loaded = (await store.find(shared.id))?.version ?? 0;
  await placePage(parent.id, { slug: "what-we-build" }, by);

  const changed = { ...links, props: { ...links.props, heading: "All of them" } };
  const changes = { blocks: [changed], before: [links] };
  const outcome = await store.saveDraft(shared.id, {
    saveId: randomUUID(),
    baseVersion: loaded,
    changes,
    by,
  });
  expect(JSON.stringify([outcome, await store.find(shared.id)])).toContain("what-we-build");
  expect(JSON.stringify((await store.findDraft(shared.id)) ?? "")).not.toContain('"solutions"');
});
