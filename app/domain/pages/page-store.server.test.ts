import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { pageStore } from "#app/domain/pages/publishable-page.server.ts";
import { anEditedPage } from "#tests/support/edited-page.ts";
import { listVersions } from "./drafts.server.ts";

const hero = (props: Record<string, unknown>) => ({ id: randomUUID(), type: "hero", version: 1, props });

describe("publishing", () => {
  test("PAGE-04: makes the draft visible and stores it as a version", async () => {
    const { by, page, save, liveTitle, row } = await anEditedPage();
    await save({ fields: { title: "Data" }, blocks: [hero({ headline: "Hello" })] });
    expect(await pageStore.publish(page.id, by, 2)).toMatchObject({
      status: "published",
      row: { title: "Data", isPublished: true, draft: null, version: 3 },
    });
    expect(await liveTitle()).toBe("Data");
    expect((await row())?.publishedAt).toBeInstanceOf(Date);
    expect(await listVersions(page.id)).toMatchObject([
      { number: 3, isPublished: true, author: by.name },
      { number: 2, isPublished: false },
      { number: 1, isPublished: true, author: null },
    ]);
  });

  test("PAGE-04: does nothing when nothing has changed, also when scheduled", async () => {
    const { by, page, schedule, row } = await anEditedPage();
    const before = await row();
    expect(await pageStore.publish(page.id, by)).toMatchObject({ status: "unchanged" });
    expect(await schedule(new Date(Date.now() + 60_000))).toMatchObject({ status: "unchanged" });
    expect(await row()).toEqual(before);
    expect(await listVersions(page.id)).toEqual([]);
  });

  test("PAGE-04, MEDIA-01: is refused while the page's own pictures are deleted files", async () => {
    const { by, page, save } = await anEditedPage();
    await save({ fields: { coverImage: `/media/${randomUUID()}` } });
    expect(await pageStore.publish(page.id, by)).toMatchObject({
      status: "missing",
      missing: [{ path: ["coverImage"], message: "The cover was deleted from the library: choose another" }],
    });
  });

  test("BLOCK-04: lists every missing value with its block and field, and publishes nothing", async () => {
    const { by, page, save, liveTitle } = await anEditedPage();
    const block = hero({});
    const strange = { id: randomUUID(), type: "hologram", version: 1, props: {} };
    await save({ fields: { title: " " }, blocks: [block, strange] });
    const outcome = await pageStore.publish(page.id, by);
    expect(outcome).toMatchObject({
      status: "missing",
      missing: [
        { blockId: null, path: ["title"], message: "The page needs a title" },
        { blockId: block.id, path: ["headline"], message: "Headline is missing" },
        { blockId: strange.id, message: expect.stringContaining("hologram") },
      ],
    });
    expect(await liveTitle()).toBe("DWH");
  });

  test("ADMIN-06: is rejected when the draft has changes the publisher has not seen", async () => {
    const { by, page, save, liveTitle } = await anEditedPage();
    await save({ fields: { title: "Unseen" } });
    expect(await pageStore.publish(page.id, by, 1)).toMatchObject({
      status: "conflict",
      theirVersion: 2,
      theirs: { title: "Unseen" },
      state: { isPublished: true, isChanged: true, scheduledAt: null },
    });
    expect(await liveTitle()).toBe("DWH");
  });
});
