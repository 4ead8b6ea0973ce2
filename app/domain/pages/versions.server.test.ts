import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { pageStore } from "#app/domain/pages/publishable-page.server.ts";
import {
  createPreviewLink,
  listPreviewLinks,
  revokePreviewLink,
} from "#app/domain/publishing/preview-links.server.ts";
import { deleteOldVersions } from "#app/domain/publishing/trash.server.ts";
import { db } from "#app/platform/database.server.ts";
import { pages, pageVersions } from "#db/schema/pages.ts";
import { previewLinks } from "#db/schema/preview-links.ts";
import { anEditedPage } from "#tests/support/edited-page.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { createPage, createPageChain } from "#tests/support/factories/pages.ts";
import { compareVersions, findPreviewPage, listVersions } from "./drafts.server.ts";
import { findPublishedPage } from "./pages.server.ts";
import { trashPage } from "./trash.server.ts";

const hero = (props: Record<string, unknown>) => ({ id: randomUUID(), type: "hero", version: 1, props });

describe("versions", () => {
  test("PAGE-04: two versions are compared by field and block", async () => {
    const { page, save } = await anEditedPage();
    const [kept, removed, added] = [
      hero({ headline: "A" }),
      hero({ headline: "B" }),
      hero({ headline: "C" }),
    ];
    await save({ blocks: [kept, removed] });
    await db.update(pageVersions).set({ name: "done" }).where(eq(pageVersions.number, 2));
    const after = { ...kept, props: { headline: "A2" } };
    await save({
      fields: { title: "Data" },
      blocks: [after, added],
      order: { from: [kept.id, removed.id], to: [added.id, kept.id] },
    });

    expect((await compareVersions(page.id, 2, 3))?.differences).toEqual({
      fields: [{ field: "title", before: "DWH", after: "Data" }],
      blocks: [
        { change: "added", block: added },
        { change: "changed", before: kept, after },
        { change: "removed", block: removed },
      ],
      isReordered: false,
    });
    expect((await compareVersions(page.id, 3, "draft"))?.differences).toMatchObject({
      fields: [],
      blocks: [],
    });
    expect(await compareVersions(page.id, 3, 99)).toBeUndefined();
  });

  test("PAGE-04: restoring a version makes it the draft and keeps the published page and the earlier draft", async () => {
    const { by, page, save, liveTitle, row } = await anEditedPage();
    const old = { id: randomUUID(), type: "hero", version: 1, props: { headline: "Older shape" } };
    await save({ fields: { title: "First" }, blocks: [old] });
    await db.update(pageVersions).set({ name: "done" }).where(eq(pageVersions.number, 2));
    await save({ fields: { title: "Second" }, order: { from: [old.id], to: [] } });

    await pageStore.restoreVersion(page.id, 2, by);

    expect((await row())?.draft).toMatchObject({ title: "First", blocks: [old] });
    expect(await liveTitle()).toBe("DWH");
    await save({ fields: { title: "After" } });
    const versions = await db.select().from(pageVersions).orderBy(pageVersions.number);
    expect(versions.map(({ snapshot }) => Object(snapshot).title)).toEqual([
      "DWH",
      "First",
      "Second",
      "After",
    ]);
  });

  test("PAGE-04: old unnamed versions are deleted; named, scheduled and recent ones stay", async () => {
    const { by, page, save, schedule } = await anEditedPage();
    await save({ fields: { title: "First" } });
    await schedule(new Date(Date.now() + 60_000));
    for (let number = 0; number < 12; number += 1) {
      await pageStore.publish(page.id, by, undefined, "cancel");
      await save({ fields: { title: `Title ${number}` } });
    }
    await schedule(new Date(Date.now() + 60_000));
    const numbers = async () => (await listVersions(page.id)).map(({ number }) => number);
    const before = await numbers();
    const [named = 0, scheduled = 0] = [before.at(-2), before.at(-4)];
    await pageStore.nameVersion(page.id, named, "The first", by);
    await db.update(pages).set({ scheduledVersion: scheduled }).where(eq(pages.id, page.id));

    await deleteOldVersions(pageVersions, pages, new Date(0));
    expect(await numbers()).toEqual(before);
    await deleteOldVersions(pageVersions, pages, new Date(Date.now() + 1000));
    expect(await numbers()).toEqual([...before.slice(0, 10), scheduled, named]);
  });
});

async function aDraft() {
  const by = await createStaff();
  const page = await createPageChain("solutions", "dwh");
  const changes = {
    fields: { title: "Only in the draft" },
    blocks: [{ id: randomUUID(), type: "hero", version: 1, props: { headline: "Unpublished" } }],
  };
  await pageStore.saveDraft(page.id, { saveId: randomUUID(), baseVersion: 1, changes, by });
  return { by, page };
}

test("PAGE-04: a preview shows the draft with the same data shape and breadcrumb as the published page", async () => {
  const { page } = await aDraft();
  const [preview, live] = [
    await findPreviewPage({ pageId: page.id }),
    await findPublishedPage(["solutions", "dwh"]),
  ];
  expect(preview?.page).toMatchObject({ title: "Only in the draft", content: [{ type: "hero" }] });
  expect(preview?.trail.map(({ slug }) => slug)).toEqual(["solutions"]);
  expect(Object.keys(preview?.page ?? {})).toEqual(Object.keys(live?.page ?? {}));
  expect(live?.page.title).toBe(page.title);
});

test("PAGE-04: a preview link works until it expires or is revoked, and its token is not stored", async () => {
  const { by, page } = await aDraft();
  const { token } = await createPreviewLink({ kind: "page", ...page }, 7, by);
  expect((await findPreviewPage({ token }))?.page.title).toBe("Only in the draft");
  expect(await findPreviewPage({ token: `${token}x` })).toBeUndefined();
  expect(JSON.stringify(await db.select().from(previewLinks))).not.toContain(token);

  const [link] = await listPreviewLinks({ kind: "page", id: page.id });
  const another = await createPage();
  await revokePreviewLink({ kind: "page", ...another }, link?.id ?? "", by);
  expect(await findPreviewPage({ token }), "revoked through another page").toBeDefined();
  await revokePreviewLink({ kind: "page", ...page }, link?.id ?? "", by);
  expect(await findPreviewPage({ token })).toBeUndefined();
  expect(await listPreviewLinks({ kind: "page", id: page.id })).toEqual([]);

  const expiring = await createPreviewLink({ kind: "page", ...page }, 1, by);
  await db.update(previewLinks).set({ expiresAt: new Date(Date.now() - 1) });
  expect(await findPreviewPage({ token: expiring.token })).toBeUndefined();
});

test("PAGE-04: a page in the trash has no preview", async () => {
  const { by, page } = await aDraft();
  const { token } = await createPreviewLink({ kind: "page", ...page }, 7, by);
  await trashPage(page.id, { to: null, by });
  expect(await findPreviewPage({ token })).toBeUndefined();
  expect(await findPreviewPage({ pageId: page.id })).toBeUndefined();
});
