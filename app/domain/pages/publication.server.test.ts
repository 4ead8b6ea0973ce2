import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { describe, expect, onTestFinished, test } from "vitest";
import { missingInBlocks } from "#app/blocks/missing-in-blocks.ts";
import { forgetOldVersions } from "#app/domain/publishing/tidy.server.ts";
import { db } from "#app/platform/database.server.ts";
import { createStaff } from "#db/factories/accounts.ts";
import { createPage } from "#db/factories/pages.ts";
import { auditLog } from "#db/schema/audit.ts";
import { pages, pageVersions } from "#db/schema/pages.ts";
import { Mailbox } from "#tests/mailbox.ts";
import type { DraftChanges } from "./draft.ts";
import { readDraft, saveDraft } from "./drafts.server.ts";
import { publishScheduled, tellOfFailedSchedule } from "./page-jobs.server.ts";
import { listPageTree } from "./page-tree.server.ts";
import { findPublishedPage } from "./pages.server.ts";
import { publishPage } from "./publication.server.ts";
import { publishScheduledPage } from "./publish-scheduled.server.ts";
import { cancelSchedule, schedulePage } from "./schedule.server.ts";
import { compareVersions, listVersions, nameVersion, restoreVersion } from "./versions.server.ts";

const hero = (props: Record<string, unknown>) => ({ id: randomUUID(), type: "hero", version: 1, props });

async function anEditedPage() {
  const by = await createStaff();
  const page = await createPage({ slug: "dwh", title: "DWH" });
  const save = async (changes: DraftChanges) => {
    const baseVersion = (await readDraft("dwh"))?.version ?? 0;
    await saveDraft({ pageId: page.id, saveId: randomUUID(), baseVersion, changes, by });
  };
  const liveTitle = async () => (await findPublishedPage(["dwh"]))?.page.title;
  const schedule = (at: Date) => schedulePage(page.id, { at, by, missingInBlocks });
  const row = async () => (await readDraft("dwh"))?.page;
  return { by, page, save, liveTitle, schedule, row };
}

describe("publishing", () => {
  test("PAGE-04: makes the draft what visitors see, as a version", async () => {
    const { by, page, save, liveTitle, row } = await anEditedPage();
    await save({ fields: { title: "Data" }, blocks: [hero({ headline: "Hello" })] });
    expect(await publishPage(page.id, { baseVersion: 2, by, missingInBlocks })).toMatchObject({
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

  test("PAGE-04: publishes and schedules nothing that is live already", async () => {
    const { by, page, schedule, row } = await anEditedPage();
    const before = await row();
    expect(await publishPage(page.id, { by, missingInBlocks })).toMatchObject({ status: "unchanged" });
    expect(await schedule(new Date(Date.now() + 60_000))).toMatchObject({ status: "unchanged" });
    expect(await row()).toEqual(before);
    expect(await listVersions(page.id)).toEqual([]);
  });

  test("BLOCK-04: lists every missing thing with its block and field, and publishes nothing", async () => {
    const { by, page, save, liveTitle } = await anEditedPage();
    const block = hero({});
    const strange = { id: randomUUID(), type: "hologram", version: 1, props: {} };
    await save({ fields: { title: " " }, blocks: [block, strange] });
    const outcome = await publishPage(page.id, { by, missingInBlocks });
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

  test("ADMIN-06: does not publish what the publisher has not seen", async () => {
    const { by, page, save, liveTitle } = await anEditedPage();
    await save({ fields: { title: "Unseen" } });
    expect(await publishPage(page.id, { baseVersion: 1, by, missingInBlocks })).toMatchObject({
      status: "conflict",
      theirVersion: 2,
      theirs: { title: "Unseen" },
    });
    expect(await liveTitle()).toBe("DWH");
  });
});

describe("a schedule", () => {
  const soon = () => new Date(Date.now() + 60_000);

  test("PAGE-04: has the page go out as it was scheduled; what is edited afterwards stays a draft", async () => {
    const { by, page, save, schedule, liveTitle, row } = await anEditedPage();
    await save({ fields: { title: "Scheduled" } });
    const at = soon();
    expect(await schedule(at)).toMatchObject({ status: "scheduled", row: { scheduledAt: at } });
    await save({ fields: { title: "Later" } });

    await publishScheduledPage({ pageId: page.id, dueAt: at.toISOString() }, missingInBlocks, 1);

    expect(await liveTitle()).toBe("Scheduled");
    expect(await readDraft("dwh")).toMatchObject({ isChanged: true, draft: { title: "Later" } });
    expect(await row()).toMatchObject({ scheduledAt: null, scheduleFailure: null, draftBy: by.id });
    const published = await db.select().from(auditLog).where(eq(auditLog.action, "page.publish"));
    expect(published).toMatchObject([{ actorId: by.id, subject: "dwh" }]);
  });

  test("PAGE-04: that was moved or taken back does nothing when its time comes", async () => {
    const { by, page, save, schedule, liveTitle } = await anEditedPage();
    await save({ fields: { title: "Scheduled" } });
    const [first, second] = [soon(), new Date(Date.now() + 120_000)];
    await schedule(first);
    await schedule(second);
    await publishScheduledPage({ pageId: page.id, dueAt: first.toISOString() }, missingInBlocks, 1);
    await cancelSchedule(page.id, by);
    await publishScheduledPage({ pageId: page.id, dueAt: second.toISOString() }, missingInBlocks, 1);

    expect(await liveTitle()).toBe("DWH");
    const [{ count } = { count: -1 }] = await db.execute<{ count: number }>(
      sql`select count(*)::int from graphile_worker.jobs`,
    );
    expect(count, "jobs in the queue").toBe(0);
  });

  test("PAGE-04: publishing by hand ends it", async () => {
    const { by, page, save, schedule, row } = await anEditedPage();
    await save({ fields: { title: "Scheduled" } });
    await schedule(soon());
    await publishPage(page.id, { by, missingInBlocks });
    expect(await row()).toMatchObject({ scheduledAt: null, scheduledVersion: null });
  });

  test("PAGE-04: is done by the queue on its time, also when that passed with no worker there", async () => {
    const { runWorker } = await import("#app/jobs/run-worker.server.ts");
    const { save, schedule, liveTitle } = await anEditedPage();
    await save({ fields: { title: "Due" } });
    await schedule(new Date(Date.now() - 5000));
    const worker = runWorker();
    onTestFinished(() => worker.stop());
    await expect.poll(liveTitle, { timeout: 15_000 }).toBe("Due");

    await save({ fields: { title: "Two seconds ahead" } });
    await schedule(new Date(Date.now() + 2000));
    await expect.poll(liveTitle, { timeout: 15_000 }).toBe("Two seconds ahead");
  });

  test("PAGE-04: that fails is shown with its reasons and mailed to who made it", async () => {
    const { runWorker } = await import("#app/jobs/run-worker.server.ts");
    const mailbox = new Mailbox();
    const { by, page, save, schedule, liveTitle, row } = await anEditedPage();
    await save({ fields: { title: "Broken <later>" } });
    await schedule(new Date(Date.now() - 1000));
    const gone = { snapshot: { title: "Broken" } };
    await db.update(pageVersions).set(gone).where(eq(pageVersions.ownerId, page.id));
    const worker = runWorker();
    onTestFinished(() => worker.stop());

    await expect
      .poll(async () => (await row())?.scheduleFailure?.reasons, { timeout: 15_000 })
      .toEqual(["The version that was scheduled is gone or cannot be read any more"]);
    expect(await liveTitle()).toBe("DWH");
    const mine = async () => (await mailbox.messages()).filter(({ to }) => to[0]?.address === by.email);
    await expect.poll(async () => (await mine()).length, { timeout: 15_000 }).toBe(1);
    expect((await mine())[0]).toMatchObject({
      subject: "Not published: DWH",
      text: expect.stringContaining("/admin/pages/dwh"),
    });

    await cancelSchedule(page.id, by);
    expect((await row())?.scheduleFailure).toBeNull();
  });

  test("PAGE-04: that fails for another reason is tried again, and marked and mailed after the last try", async () => {
    const { by, page, save, schedule, row } = await anEditedPage();
    await save({ fields: { title: "Due" }, blocks: [hero({ headline: "Hello" })] });
    const at = soon();
    await schedule(at);
    const broken = () => {
      throw new Error("a block that nobody can read");
    };
    const attempt = (number: number) =>
      publishScheduledPage({ pageId: page.id, dueAt: at.toISOString() }, broken, number);

    await expect(attempt(1)).rejects.toThrow("a block that nobody can read");
    expect(await row()).toMatchObject({ scheduledAt: at, scheduleFailure: null });

    await expect(attempt(publishScheduled.maxAttempts)).rejects.toThrow("a block that nobody can read");
    expect((await row())?.scheduleFailure?.reasons).toEqual([
      expect.stringContaining("The site failed at it"),
    ]);
    const told = await db.execute<{ payload: { to: string } }>(sql`
      select payload from graphile_worker._private_jobs
      join graphile_worker._private_tasks on _private_tasks.id = task_id
      where identifier = ${tellOfFailedSchedule.name}`);
    expect(told.map(({ payload }) => payload.to)).toEqual([by.email]);
  });

  test("PAGE-04: that nobody keeps is shown as late, in the tree too", async () => {
    const { page, save, schedule } = await anEditedPage();
    const shown = async () => (await listPageTree()).find(({ id }) => id === page.id);
    await save({ fields: { title: "Due" } });
    await schedule(soon());
    expect(await shown()).toMatchObject({ isLate: false, statuses: ["scheduled", "changed", "published"] });
    await schedule(new Date(Date.now() - 60_000));
    expect(await shown()).toMatchObject({
      isLate: true,
      statuses: ["late", "scheduled", "changed", "published"],
    });
  });
});

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

  test("PAGE-04: restoring makes a version the draft and loses neither what is live nor what was the draft", async () => {
    const { by, page, save, liveTitle } = await anEditedPage();
    const old = { id: randomUUID(), type: "hero", version: 1, props: { headline: "Older shape" } };
    await save({ fields: { title: "First" }, blocks: [old] });
    await db.update(pageVersions).set({ name: "done" }).where(eq(pageVersions.number, 2));
    await save({ fields: { title: "Second" }, order: { from: [old.id], to: [] } });

    await restoreVersion(page.id, 2, by);

    expect((await readDraft("dwh"))?.draft).toMatchObject({ title: "First", blocks: [old] });
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

  test("PAGE-04: unnamed versions go when they are old; named, scheduled and the newest stay", async () => {
    const { by, page, save, schedule } = await anEditedPage();
    await save({ fields: { title: "First" } });
    await schedule(new Date(Date.now() + 60_000));
    for (let number = 0; number < 12; number += 1) {
      await publishPage(page.id, { by, missingInBlocks });
      await save({ fields: { title: `Title ${number}` } });
    }
    await schedule(new Date(Date.now() + 60_000));
    const numbers = async () => (await listVersions(page.id)).map(({ number }) => number);
    const before = await numbers();
    const [named = 0, scheduled = 0] = [before.at(-2), before.at(-4)];
    await nameVersion(page, named, "The first", by);
    await db.update(pages).set({ scheduledVersion: scheduled }).where(eq(pages.id, page.id));

    await forgetOldVersions(pageVersions, pages, new Date(0));
    expect(await numbers()).toEqual(before);
    await forgetOldVersions(pageVersions, pages, new Date(Date.now() + 1000));
    expect(await numbers()).toEqual([...before.slice(0, 10), scheduled, named]);
  });
});
