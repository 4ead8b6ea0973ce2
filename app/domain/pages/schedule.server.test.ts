import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { describe, expect, onTestFinished, test } from "vitest";
import { changeRole, disableUser, enableUser } from "#app/domain/accounts/users.server.ts";
import { pageStore } from "#app/domain/pages/publishable-page.server.ts";
import { db } from "#app/platform/database.server.ts";
import { auditLog } from "#db/schema/audit.ts";
import { pages, pageVersions } from "#db/schema/pages.ts";
import { anEditedPage } from "#tests/support/edited-page.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { createMedia } from "#tests/support/factories/media.ts";
import { createPage } from "#tests/support/factories/pages.ts";
import { Mailbox } from "#tests/support/mailbox.ts";
import { listPageTree } from "./page-tree.server.ts";
import { placePage } from "./place-page.server.ts";
import { notifyOfFailedPageSchedule } from "./publishable-page.server.ts";

const hero = (props: Record<string, unknown>) => ({ id: randomUUID(), type: "hero", version: 2, props });

/** The recipients of queued mails about failed schedules. */
async function mailed() {
  const jobs = await db.execute<{ payload: { to: string } }>(sql`
    select payload from graphile_worker._private_jobs
    join graphile_worker._private_tasks on _private_tasks.id = task_id
    where identifier = ${notifyOfFailedPageSchedule.name}`);
  return jobs.map(({ payload }) => payload.to);
}

describe("a schedule", () => {
  const soon = () => new Date(Date.now() + 60_000);

  test("PAGE-04: publishes the page as it was when scheduled; later edits stay a draft", async () => {
    const { by, page, save, schedule, liveTitle, row } = await anEditedPage();
    await save({ fields: { title: "Scheduled" } });
    const at = soon();
    expect(await schedule(at)).toMatchObject({ status: "scheduled", row: { scheduledAt: at } });
    await save({ fields: { title: "Later" } });

    await pageStore.publishScheduled({ id: page.id, dueAt: at.toISOString() });

    expect(await liveTitle()).toBe("Scheduled");
    expect(await row()).toMatchObject({
      draft: { title: "Later" },
      scheduledAt: null,
      scheduleFailure: null,
      draftBy: by.id,
    });
    const published = await db.select().from(auditLog).where(eq(auditLog.action, "page.publish"));
    expect(published).toMatchObject([{ actorId: by.id, subject: "dwh" }]);
  });

  test("PAGE-04: a later change back to the live text stays in the draft", async () => {
    const { page, save, schedule, liveTitle, row } = await anEditedPage();
    await save({ fields: { title: "Scheduled" } });
    const at = soon();
    await schedule(at);
    await save({ fields: { title: "DWH" } });
    await pageStore.publishScheduled({ id: page.id, dueAt: at.toISOString() });

    expect(await liveTitle()).toBe("Scheduled");
    expect((await row())?.draft).toMatchObject({ title: "DWH" });
  });

  test("PAGE-04: has no effect at its time when it was moved or cancelled", async () => {
    const { by, page, save, schedule, liveTitle } = await anEditedPage();
    await save({ fields: { title: "Scheduled" } });
    const [first, second] = [soon(), new Date(Date.now() + 120_000)];
    await schedule(first);
    await schedule(second);
    await pageStore.publishScheduled({ id: page.id, dueAt: first.toISOString() });
    await pageStore.cancelSchedule(page.id, by);
    await pageStore.publishScheduled({ id: page.id, dueAt: second.toISOString() });

    expect(await liveTitle()).toBe("DWH");
    const [{ count } = { count: -1 }] = await db.execute<{ count: number }>(
      sql`select count(*)::int from graphile_worker.jobs`,
    );
    expect(count, "jobs in the queue").toBe(0);
  });

  test("PAGE-04: moving the schedule changes its time only, not what is published", async () => {
    const { by, page, save, schedule, liveTitle, row } = await anEditedPage();
    await save({ fields: { title: "Scheduled" } });
    await schedule(soon());
    await save({ fields: { title: "Half-finished" } });
    const later = new Date(Date.now() + 120_000);
    expect(await pageStore.reschedule(page.id, by, later)).toMatchObject({ status: "scheduled" });
    await pageStore.publishScheduled({ id: page.id, dueAt: later.toISOString() });
    expect(await liveTitle()).toBe("Scheduled");
    expect((await row())?.draft).toMatchObject({ title: "Half-finished" });
    expect(await pageStore.reschedule(page.id, by, later)).toMatchObject({ status: "unscheduled" });
  });

  test("PAGE-04: publishing while a version waits changes nothing until somebody says what becomes of it", async () => {
    const { by, page, save, schedule, liveTitle, row } = await anEditedPage();
    await save({ fields: { title: "Tomorrow" } });
    const at = soon();
    await schedule(at);
    await save({ fields: { excerpt: "Repaired" } });
    expect(await pageStore.publish(page.id, by)).toMatchObject({ status: "waiting", scheduledAt: at });
    expect(await liveTitle()).toBe("DWH");
    expect(await row()).toMatchObject({ scheduledAt: at, excerpt: null });

    expect(await pageStore.publish(page.id, by, undefined, "cancel")).toMatchObject({ status: "published" });
    expect(await liveTitle()).toBe("Tomorrow");
    expect(await row()).toMatchObject({ scheduledAt: null, scheduledVersion: null, excerpt: "Repaired" });
  });

  test("PAGE-04: a repair is published without the scheduled change, and is still there when that goes live", async () => {
    const { by, page, save, schedule, liveTitle, row } = await anEditedPage();
    const [quote, other] = [hero({ headline: "A tpyo" }), hero({ headline: "Other" })];
    await save({ blocks: [quote], order: { from: [], to: [quote.id] } });
    await pageStore.publish(page.id, by);
    const before = [quote];
    const tomorrow = { ...quote, props: { ...quote.props, label: "Tomorrow" } };
    await save({
      fields: { title: "Tomorrow" },
      blocks: [tomorrow, other],
      before,
      order: { from: [quote.id], to: [quote.id, other.id] },
    });
    const at = soon();
    await schedule(at);
    const repaired = { ...tomorrow, props: { ...tomorrow.props, headline: "A typo" } };
    await save({ blocks: [repaired], before: [tomorrow] });
    const outcome = await pageStore.publish(page.id, by, undefined, "leave-out");
    expect(outcome).toMatchObject({ status: "published", row: { scheduledAt: at } });
    expect(await liveTitle()).toBe("DWH");
    expect((await row())?.content).toEqual([{ ...quote, props: { headline: "A typo" } }]);
    expect((await row())?.draft).toMatchObject({ title: "Tomorrow", blocks: [repaired, other] });

    await pageStore.publishScheduled({ id: page.id, dueAt: at.toISOString() });
    expect(await liveTitle()).toBe("Tomorrow");
    expect(await row()).toMatchObject({ content: [repaired, other], draft: null, scheduledAt: null });
  });

  test("PAGE-04: a repair is published alone although the published block has an earlier version of its type", async () => {
    const { by, page, save, schedule, row } = await anEditedPage();
    const stored = { ...hero({ headline: "A tpyo" }), version: 1 };
    await db
      .update(pages)
      .set({ content: [stored] })
      .where(eq(pages.id, page.id));
    const opened = { ...stored, version: 2 };
    const tomorrow = { ...opened, props: { ...opened.props, lead: "Tomorrow" } };
    await save({ blocks: [tomorrow], before: [opened] });
    await schedule(soon());
    await save({ blocks: [{ ...tomorrow, props: { ...tomorrow.props, headline: "A typo" } }] });
    expect(await pageStore.publish(page.id, by, undefined, "leave-out")).toMatchObject({
      status: "published",
    });
    expect((await row())?.content).toMatchObject([{ version: 2, props: { headline: "A typo" } }]);
    expect(JSON.stringify((await row())?.content)).not.toContain("Tomorrow");
  });

  test("PAGE-04: a repair of what the scheduled version changes too is refused alone, and possible on the published version", async () => {
    const { by, page, save, schedule, liveTitle } = await anEditedPage();
    await save({ fields: { title: "Tomorrow" } });
    const at = soon();
    await schedule(at);
    await save({ fields: { title: "Tomorrow, repaired" } });
    expect(await pageStore.publish(page.id, by, undefined, "leave-out")).toMatchObject({
      status: "overlap",
      overlaps: ["title"],
    });
    await pageStore.discardDraft(page.id, by);
    await save({ fields: { title: "DWH, repaired" } });
    expect(await pageStore.publish(page.id, by, undefined, "keep")).toMatchObject({
      status: "published",
      row: { scheduledAt: at },
    });
    expect(await liveTitle()).toBe("DWH, repaired");
    await pageStore.publishScheduled({ id: page.id, dueAt: at.toISOString() });
    expect(await liveTitle()).toBe("Tomorrow");
  });

  test("PAGE-02: a scheduled version follows the rename of a page that its blocks refer to", async () => {
    const { by, page, save, schedule, row } = await anEditedPage();
    const { id } = await createPage({ slug: "services" });
    const links = { id: randomUUID(), type: "page-links", version: 1, props: { parentPageSlug: "services" } };
    await save({ blocks: [links], order: { from: [], to: [links.id] } });
    const at = soon();
    await schedule(at);
    await placePage(id, { slug: "work" }, by);
    await pageStore.publishScheduled({ id: page.id, dueAt: at.toISOString() });
    expect((await row())?.content).toMatchObject([{ props: { parentPageSlug: "work" } }]);
  });

  test("PAGE-04: a schedule ends when everything that it contains has been published", async () => {
    const { by, page, save, schedule, row } = await anEditedPage();
    await save({ fields: { title: "Tomorrow" } });
    await schedule(soon());
    expect(await pageStore.publish(page.id, by, undefined, "leave-out")).toMatchObject({
      status: "unchanged",
      row: { isPublished: true },
    });
    await pageStore.publish(page.id, by, undefined, "keep");
    expect(await row()).toMatchObject({ title: "Tomorrow", scheduledAt: null, scheduledVersion: null });
  });

  test("PAGE-04: publishing a page for the first time can only replace its schedule", async () => {
    const by = await createStaff();
    const page = await createPage({ isPublished: false, publishedAt: null, title: "New" });
    await pageStore.schedule(page.id, by, soon());
    for (const choice of [undefined, "keep", "leave-out"] as const)
      expect(await pageStore.publish(page.id, by, undefined, choice)).toMatchObject({ status: "waiting" });
    expect(await pageStore.publish(page.id, by, undefined, "cancel")).toMatchObject({
      status: "published",
      row: { scheduledAt: null },
    });
  });

  test("PAGE-04: is run by the queue on time, or later if no worker was running", async () => {
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

  test("PAGE-04: a failed schedule shows its reasons and mails the person who made it", async () => {
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
      .toEqual(["The scheduled version has been deleted or can no longer be read"]);
    expect(await liveTitle()).toBe("DWH");
    const mine = async () => (await mailbox.messages()).filter(({ to }) => to[0]?.address === by.email);
    await expect.poll(async () => (await mine()).length, { timeout: 15_000 }).toBe(1);
    expect((await mine())[0]).toMatchObject({
      subject: "Our agency: “Broken <later>” was not published",
      text: expect.stringContaining("/admin/pages/dwh"),
    });

    await pageStore.cancelSchedule(page.id, by);
    expect((await row())?.scheduleFailure).toBeNull();
  });

  test("ADMIN-04: a schedule fails when its author was disabled or may no longer publish, and an owner is mailed", async () => {
    const { by, page, save, schedule, liveTitle, row } = await anEditedPage();
    const owner = await createStaff();
    await createStaff({ disabledAt: new Date() });
    await save({ fields: { title: "Backdoor" } });
    const leave = [() => disableUser(by.id, owner), () => changeRole(by.id, 1, "viewer", owner)];
    for (const [index, change] of leave.entries()) {
      await enableUser(by.id, owner);
      const at = soon();
      await schedule(at);
      await change();
      await pageStore.publishScheduled({ id: page.id, dueAt: at.toISOString() });
      expect(await liveTitle()).toBe("DWH");
      expect((await row())?.scheduleFailure?.reasons).toEqual([
        "The person who scheduled it may no longer publish it",
      ]);
      expect(await mailed()).toEqual(Array.from({ length: index + 1 }, () => owner.email));
    }
  });

  test("PAGE-04: a schedule that fails for a temporary reason is retried, then marked as failed and mailed", async () => {
    const { by, page, save, schedule, row } = await anEditedPage();
    const image = { mediaId: (await createMedia()).id, alt: "Boats" };
    await save({ fields: { title: "Due" }, blocks: [hero({ headline: "Hello", image })] });
    const at = soon();
    await schedule(at);
    const due = { id: page.id, dueAt: at.toISOString() };

    const rename = (from: string, to: string) =>
      db.execute(sql`alter table ${sql.identifier(from)} rename to ${sql.identifier(to)}`);
    await rename("media", "media_elsewhere");
    const attempt = await pageStore.publishScheduled(due).then(
      () => "done",
      () => "failed",
    );
    await rename("media_elsewhere", "media");
    expect(attempt).toBe("failed");
    expect(await row()).toMatchObject({ scheduledAt: at, scheduleFailure: null });

    await db.transaction((tx) => pageStore.giveUpScheduled(tx, due));
    expect((await row())?.scheduleFailure?.reasons).toEqual([expect.stringContaining("Publishing failed")]);
    expect(await mailed()).toEqual([by.email]);
  });

  test("PAGE-04: an overdue schedule is shown as late, in the tree too", async () => {
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
