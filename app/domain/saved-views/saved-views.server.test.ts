import { expect, test } from "vitest";
import { db } from "#app/platform/database.server.ts";
import { auditLog } from "#db/schema/audit.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { savedViewSchema } from "./saved-view.ts";
import { listSavedViews, removeView, restoreView, saveView } from "./saved-views.server.ts";

test("TASK-01: a saved view is private unless shared, and only its owner can replace or delete it", async () => {
  const [ada, rowan] = [await createStaff(), await createStaff({ role: "editor" })];
  const view = (fields: Record<string, string>) => savedViewSchema.parse({ area: "tasks", ...fields });
  await saveView(view({ name: "Mine", query: "assignee=me" }), ada);
  await saveView(view({ name: "Urgent", query: "priority=urgent", isShared: "on" }), ada);
  await saveView(view({ name: "Mine", query: "assignee=me&due=week" }), ada);

  const own = await listSavedViews("tasks", ada);
  expect(own).toMatchObject([
    { name: "Mine", query: "assignee=me&due=week", isShared: false, isOwn: true },
    { name: "Urgent", isShared: true, isOwn: true },
  ]);
  expect(await listSavedViews("leads", ada)).toEqual([]);

  const [shared] = await listSavedViews("tasks", rowan);
  expect(shared).toMatchObject({ name: "Urgent", isOwn: false });
  expect(await removeView(shared?.id ?? "", rowan)).toBe("forbidden");
  expect(await listSavedViews("tasks", rowan)).toHaveLength(1);
  await removeView(shared?.id ?? "", ada);
  expect(await listSavedViews("tasks", rowan)).toEqual([]);
});

test("TASK-01: only who could remove a view restores it, and a newer one of its name stays", async () => {
  const [ada, rowan] = [await createStaff(), await createStaff({ role: "editor" })];
  const view = { area: "tasks", name: "Urgent", query: "priority=urgent", isShared: true } as const;
  await saveView(view, rowan);
  const [saved] = await listSavedViews("tasks", rowan);
  const removed = await removeView(saved?.id ?? "", ada);
  if (!removed || removed === "forbidden") throw new Error("the view was not removed");

  expect(await restoreView(removed, await createStaff({ role: "editor" }))).toBe("forbidden");
  expect(await restoreView(removed, ada)).toBe("done");
  expect(await listSavedViews("tasks", rowan)).toMatchObject([
    { id: saved?.id, isOwn: true, isShared: true },
  ]);

  await removeView(removed.id, ada);
  await saveView({ ...view, query: "priority=high" }, rowan);
  await restoreView(removed, ada);
  expect(await listSavedViews("tasks", rowan)).toMatchObject([{ query: "priority=high" }]);
});

test("ADMIN-04: an account can save at most 30 views per list", async () => {
  const staff = await createStaff({ role: "sales" });
  const save = (name: string) => saveView(savedViewSchema.parse({ area: "leads", name }), staff);
  for (let count = 0; count < 30; count++) expect(await save(`View ${count}`)).toBe("done");
  expect(await save("One more")).toBe("full");
  expect(await save("View 7"), "one of the same name is replaced").toBe("done");

  const [first] = await listSavedViews("leads", staff);
  const removed = await removeView(first?.id ?? "", staff);
  if (!removed || removed === "forbidden") throw new Error("the view was not removed");
  expect(await save("One more")).toBe("done");
  expect(await restoreView(removed, staff), "an undo").toBe("done");
  expect(await listSavedViews("leads", staff)).toHaveLength(31);
  expect(await save("Yet another")).toBe("full");
});

test("DESK-03: the audit log, which nobody can erase, does not contain what a view searches", async () => {
  const staff = await createStaff({ role: "sales" });
  await saveView(
    savedViewSchema.parse({ area: "leads", name: "Ines", query: "q=ines@ferries.example" }),
    staff,
  );
  const [view] = await listSavedViews("leads", staff);
  await removeView(view?.id ?? "", staff);
  const entries = await db.select().from(auditLog);
  expect(entries.map(({ subject }) => subject)).toEqual([view?.id, view?.id]);
  expect(JSON.stringify(entries)).not.toMatch(/ines/i);
});
