import { expect, test } from "vitest";
import { createStaff } from "#db/factories/accounts.ts";
import { savedViewSchema } from "./saved-view.ts";
import { listSavedViews, removeView, saveView } from "./saved-views.server.ts";

test("TASK-01: views are one's own unless they are shared, and only their owner replaces and removes them", async () => {
  const [ada, rowan] = [await createStaff(), await createStaff()];
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
  await removeView(shared?.id ?? "", rowan);
  expect(await listSavedViews("tasks", rowan)).toHaveLength(1);
  await removeView(shared?.id ?? "", ada);
  expect(await listSavedViews("tasks", rowan)).toEqual([]);
});
