import { expect, test } from "vitest";
import { tasksPerPage } from "#app/domain/tasks/task.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { createLead } from "#tests/support/factories/leads.ts";
import { createArticle } from "#tests/support/factories/news.ts";
import { createPage } from "#tests/support/factories/pages.ts";
import { createTask } from "#tests/support/factories/tasks.ts";
import { createTestimonial } from "#tests/support/factories/testimonials.ts";
import { findOverview } from "./overview.server.ts";

test("DESK-01, TASK-01: the overview shows a person's pending work, and leads only to roles that may read them", async () => {
  const [sales, editor] = [await createStaff({ role: "sales" }), await createStaff({ role: "editor" })];
  await createLead({ name: "Late", createdAt: new Date("2026-01-05T09:00:00Z") });
  const step = { ownerId: sales.id, status: "contacted" as const, nextStep: "Call" };
  await createLead({ ...step, name: "Ines", nextStepOn: "2026-01-07" });
  await createLead({ ...step, name: "Jonas", nextStepOn: "2026-01-06" });
  await createLead({ ...step, name: "Not due", nextStepOn: "2999-01-07" });
  await createLead({ ...step, name: "A colleague's", ownerId: editor.id, nextStepOn: "2026-01-06" });
  await createTask({ title: "Later", assigneeId: sales.id, dueDate: "2026-12-01" });
  await createTask({ title: "Sooner", assigneeId: sales.id, dueDate: "2026-11-21" });
  await createTask({ title: "Done", assigneeId: sales.id, status: "done" });
  const scheduledAt = new Date(Date.now() + 3_600_000);
  await createPage({ title: "Out soon", scheduledAt, scheduledBy: editor.id, scheduledVersion: 1 });

  const today = "2026-11-20";
  const overview = await findOverview(sales, today);
  expect(overview.leads).toMatchObject({ total: 1, late: 1, newest: [{ name: "Late" }] });
  expect(overview.nextSteps).toMatchObject({ total: 2, first: [{ name: "Jonas" }, { name: "Ines" }] });
  expect(overview.tasks.first.map(({ title }) => title)).toEqual(["Sooner", "Later"]);
  expect(overview.scheduled).toMatchObject([{ title: "Out soon" }]);
  expect(await findOverview(editor, today)).toMatchObject({
    leads: null,
    nextSteps: null,
    tasks: { total: 0 },
  });
});

test("DESK-01: the overview shows scheduled content and content that could not be published", async () => {
  const editor = await createStaff({ role: "editor" });
  const scheduledAt = new Date(Date.now() + 3_600_000);
  await createArticle({ title: "Tomorrow", scheduledAt, scheduledBy: editor.id, scheduledVersion: 1 });
  const scheduleFailure = {
    at: new Date().toISOString(),
    dueAt: new Date().toISOString(),
    reasons: ["Gone"],
  };
  await createTestimonial({ name: "Ines Duarte", scheduleFailure });

  const { scheduled, notPublished } = await findOverview(editor, "2026-11-20");
  expect(scheduled.map(({ title }) => title)).toEqual(["Tomorrow"]);
  expect(notPublished.map(({ title }) => title)).toEqual(["Ines Duarte"]);
});

test("TASK-01: the overview counts every open task of a person and no completed one", async () => {
  const staff = await createStaff();
  for (let task = 0; task < tasksPerPage + 2; task += 1) await createTask({ assigneeId: staff.id });
  await createTask({ assigneeId: staff.id, status: "done" });
  expect((await findOverview(staff, "2026-11-20")).tasks.total).toBe(tasksPerPage + 2);
});
