import { expect, test } from "vitest";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { listTaskChoices } from "./task-choices.server.ts";

test("TASK-01: the assignees offered are active staff and the task's current assignee", async () => {
  await createStaff({ name: "Ada Quill" });
  const gone = await createStaff({ name: "Wim Left", disabledAt: new Date() });
  const namesOf = async (assigneeId: string | null) => {
    const { people } = await listTaskChoices({ withLeads: false, linked: { leadId: null, assigneeId } });
    return people.map(({ name }) => name);
  };
  expect(await namesOf(null)).toEqual(["Ada Quill"]);
  expect(await namesOf(gone.id)).toEqual(["Ada Quill", "Wim Left"]);
});
