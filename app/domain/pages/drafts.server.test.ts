import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { StoredBlock } from "#app/domain/documents/content.ts";
import { pageStore } from "#app/domain/pages/publishable-page.server.ts";
import { db } from "#app/platform/database.server.ts";
import { auditLog } from "#db/schema/audit.ts";
import { pages, pageVersions } from "#db/schema/pages.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { createPage } from "#tests/support/factories/pages.ts";
import type { DraftChanges } from "./draft.ts";
import { draftOf, findPage } from "./page-tree.server.ts";
import { findPublishedPage, listPublishedPages } from "./pages.server.ts";

const block = (headline: string): StoredBlock => ({
  id: randomUUID(),
  type: "hero",
  version: 1,
  props: { headline },
});

const written = (block: StoredBlock, headline: string): StoredBlock => ({ ...block, props: { headline } });

async function readDraft() {
  const page = await findPage({ key: "dwh" });
  return page && { draft: draftOf(page), version: page.version, isChanged: page.draft !== null };
}

async function aPage() {
  const [first, second] = [block("First"), block("Second")];
  const page = await createPage({ slug: "dwh", title: "DWH", content: [first, second] });
  const [ines, tom] = [await createStaff({ name: "Ines" }), await createStaff({ name: "Tom" })];
  const save = (by: typeof ines, baseVersion: number, changes: DraftChanges, saveId = randomUUID()) =>
    pageStore.saveDraft(page.id, { saveId, baseVersion, changes, by });
  const headlines = async () => (await readDraft())?.draft.blocks.map(({ props }) => props.headline);
  return { page, first, second, ines, tom, save, headlines };
}

describe("a draft", () => {
  test("PAGE-04: starts as the published page, and saving it does not publish it", async () => {
    const { page, ines, first, save } = await aPage();
    expect(await readDraft()).toMatchObject({ isChanged: false, version: 1, draft: { title: "DWH" } });

    const changes = { fields: { title: "Data warehouses" }, blocks: [written(first, "New")] };
    expect(await save(ines, 1, changes)).toEqual({ status: "saved", version: 2, isChanged: true });

    expect(await readDraft()).toMatchObject({
      isChanged: true,
      version: 2,
      draft: { title: "Data warehouses", blocks: [{ props: { headline: "New" } }, {}] },
    });
    const live = await findPublishedPage(["dwh"]);
    expect(live?.page).toMatchObject({ title: "DWH", content: page.content, updatedAt: page.updatedAt });
    expect(await listPublishedPages()).toMatchObject([{ title: "DWH", updatedAt: page.updatedAt }]);
  });

  test("PAGE-04: equal to the published page counts as unchanged", async () => {
    const { ines, save } = await aPage();
    await save(ines, 1, { fields: { title: "Something" } });
    expect(await save(ines, 2, { fields: { title: "DWH" } })).toMatchObject({ isChanged: false });
    expect(await readDraft()).toMatchObject({ isChanged: false, version: 3 });
  });

  test("PAGE-04: discarding it restores the published page and keeps the draft as a version", async () => {
    const { page, ines, save } = await aPage();
    await save(ines, 1, { fields: { title: "Something" } });
    await pageStore.discardDraft(page.id, ines);
    expect(await readDraft()).toMatchObject({ isChanged: false, draft: { title: "DWH" } });
    // A later save is not merged into the version of the discarded draft.
    await save(ines, 3, { fields: { title: "Another" } });
    const versions = await db.select().from(pageVersions).orderBy(pageVersions.number);
    expect(versions.map(({ snapshot }) => Object(snapshot).title)).toEqual(["DWH", "Something", "Another"]);
  });

  test("ADMIN-06: a repeated save with the same id is applied once", async () => {
    const { ines, save, headlines } = await aPage();
    const added = block("Added");
    const saveId = randomUUID();
    const order = { from: [], to: [added.id] };
    await save(ines, 1, { blocks: [added], order }, saveId);
    const again = await save(ines, 1, { blocks: [added], order }, saveId);

    expect(again).toMatchObject({ status: "saved", version: 2 });
    expect(await headlines()).toEqual(["Added", "First", "Second"]);
    expect(await db.select().from(pageVersions)).toHaveLength(2);
  });

  test("ADMIN-06: ten simultaneous saves are all applied", async () => {
    const { ines, tom, save, headlines } = await aPage();
    const added = Array.from({ length: 10 }, (_, position) => block(`Added ${position}`));
    await Promise.all(added.map((each, position) => save(position % 2 ? ines : tom, 1, { blocks: [each] })));
    expect(await headlines()).toEqual(
      expect.arrayContaining(["First", "Second", ...added.map(({ props }) => props.headline)]),
    );
  });
});

describe("two editors of one page", () => {
  test("ADMIN-06: changes to different fields and blocks are merged", async () => {
    const { first, second, ines, tom, save } = await aPage();
    await save(ines, 1, { fields: { title: "Data" }, blocks: [written(first, "By Ines")] });
    const outcome = await save(tom, 1, {
      fields: { excerpt: "Short." },
      blocks: [written(second, "By Tom")],
    });

    const together = {
      title: "Data",
      excerpt: "Short.",
      blocks: [{ props: { headline: "By Ines" } }, { props: { headline: "By Tom" } }],
    };
    expect(outcome).toMatchObject({ status: "saved", version: 3, draft: together });
    expect((await readDraft())?.draft).toMatchObject(together);
  });

  test("ADMIN-06: changes to the same block conflict with both versions, and nothing of the save is stored", async () => {
    const { first, ines, tom, save, headlines } = await aPage();
    await save(ines, 1, { blocks: [written(first, "By Ines")] });
    const mine = { fields: { title: "By Tom" }, blocks: [written(first, "By Tom")] };
    const outcome = await save(tom, 1, mine);

    expect(outcome).toMatchObject({
      status: "conflict",
      theirVersion: 2,
      theirs: { title: "DWH", blocks: [{ props: { headline: "By Ines" } }, {}] },
      parts: [first.id],
    });
    expect(await headlines()).toEqual(["By Ines", "Second"]);

    expect(await save(tom, 2, mine)).toEqual({ status: "saved", version: 3, isChanged: true });
    expect(await headlines()).toEqual(["By Tom", "Second"]);
  });

  test("ADMIN-06: changes to different props of a block are merged; changes to the same prop conflict", async () => {
    const { first, ines, tom, save } = await aPage();
    const change = (props: StoredBlock["props"]) => ({
      blocks: [{ ...first, props: { ...first.props, ...props } }],
      before: [first],
    });
    await save(ines, 1, change({ headline: "By Ines" }));
    const outcome = await save(tom, 1, change({ lead: "By Tom" }));

    const together = { headline: "By Ines", lead: "By Tom" };
    expect(outcome).toMatchObject({ status: "saved", draft: { blocks: [{ props: together }, {}] } });
    expect((await readDraft())?.draft.blocks[0]?.props).toEqual(together);
    expect(await save(tom, 1, change({ headline: "By Tom", lead: "Again" }))).toMatchObject({
      status: "conflict",
    });
    expect((await readDraft())?.draft.blocks[0]?.props).toEqual(together);
  });

  test("ADMIN-06: equal changes on both sides do not conflict", async () => {
    const { first, ines, tom, save } = await aPage();
    await save(ines, 1, { fields: { title: "Same" }, blocks: [written(first, "Same")] });
    const outcome = await save(tom, 1, { fields: { title: "Same" }, blocks: [written(first, "Same")] });
    expect(outcome).toMatchObject({ status: "saved" });
  });

  test("ADMIN-06: a block removed by one editor and changed by the other conflicts, in either order", async () => {
    const { first, second, ines, tom, save } = await aPage();
    const without = (id: string) => ({
      from: [first.id, second.id],
      to: [first.id, second.id].filter((each) => each !== id),
    });
    await save(ines, 1, { order: without(first.id), blocks: [written(second, "Changed")] });

    expect(await save(tom, 1, { blocks: [written(first, "By Tom")] })).toMatchObject({
      status: "conflict",
      parts: [first.id],
      theirs: { blocks: [{ id: second.id }] },
    });
    expect(await save(tom, 1, { order: without(second.id) })).toMatchObject({
      status: "conflict",
      parts: [second.id],
      theirs: { blocks: [{ props: { headline: "Changed" } }] },
    });
  });

  test("ADMIN-06: a change published in the meantime is not overwritten", async () => {
    const { page, ines, tom, save } = await aPage();
    await save(ines, 1, { fields: { title: "By Ines" } });
    await pageStore.publish(page.id, ines);
    expect(await save(tom, 1, { fields: { title: "By Tom" } })).toMatchObject({
      status: "conflict",
      parts: ["title"],
      theirs: { title: "By Ines" },
    });
    // Publishing alone conflicts with no unsaved changes.
    expect(await save(tom, 2, { fields: { excerpt: "Short." } })).toMatchObject({ status: "saved" });
  });
});

describe("versions of drafts", () => {
  test("PAGE-04: saves by one author within ten minutes form one version, after a version of the earlier state", async () => {
    const { page, ines, tom, save } = await aPage();
    await save(ines, 1, { fields: { title: "One" } });
    await save(ines, 2, { fields: { title: "Two" } });
    await save(tom, 3, { fields: { title: "Three" } });
    const titles = async () =>
      (await db.select().from(pageVersions).orderBy(pageVersions.number)).map(
        ({ number, snapshot }) => `${number} ${Object(snapshot).title}`,
      );
    expect(await titles()).toEqual(["1 DWH", "2 Two", "3 Three"]);

    const elevenMinutesAgo = new Date(Date.now() - 11 * 60_000);
    await db.update(pageVersions).set({ createdAt: elevenMinutesAgo }).where(eq(pageVersions.number, 3));
    await save(tom, 4, { fields: { title: "Four" } });
    expect(await titles()).toEqual(["1 DWH", "2 Two", "3 Three", "4 Four"]);

    const edits = await db.select().from(auditLog).where(eq(auditLog.subject, page.slug));
    expect(edits.map(({ action }) => action)).toEqual(["page.edit", "page.edit", "page.edit"]);
  });
});

test("PAGE-04: a draft of a page in the trash cannot be saved", async () => {
  const { page, ines, save } = await aPage();
  await db.update(pages).set({ isPublished: false, trashedAt: new Date() }).where(eq(pages.id, page.id));
  expect(await save(ines, 1, { fields: { title: "Late" } })).toBeUndefined();
});
