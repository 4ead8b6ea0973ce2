import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { trashPage } from "#app/domain/pages/trash.server.ts";
import { db } from "#app/platform/database.server.ts";
import { pages } from "#db/schema/pages.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { createPage } from "#tests/support/factories/pages.ts";
import { checkLinks, listTaskChoices } from "./task-choices.server.ts";

test("TASK-01: the assignees offered are active staff and the task's current assignee", async () => {
  await createStaff({ name: "Ada Quill" });
  const gone = await createStaff({ name: "Wim Left", disabledAt: new Date() });
  const namesOf = async (assigneeId: string | null) => {
    const { people } = await listTaskChoices({
      withLeads: false,
      linked: { leadId: null, assigneeId, pageId: null },
    });
    return people.map(({ name }) => name);
  };
  expect(await namesOf(null)).toEqual(["Ada Quill"]);
  expect(await namesOf(gone.id)).toEqual(["Ada Quill", "Wim Left"]);
});

test("TASK-01: a page in the trash stays linked, and a page that no longer exists cannot be linked", async () => {
  const staff = await createStaff();
  const page = await createPage({ title: "Ferries", isPublished: false });
  await trashPage(page.id, { to: null, by: staff });
  const linked = { leadId: null, assigneeId: null, pageId: page.id };
  const choices = await listTaskChoices({ withLeads: false, linked });
  expect(choices.pages).toEqual([{ id: page.id, title: "Ferries" }]);
  expect(await checkLinks(linked, new FormData(), staff)).toHaveProperty("links");

  await db.delete(pages).where(eq(pages.id, page.id));
  expect(await checkLinks(linked, new FormData(), staff)).toEqual({
    fieldErrors: { pageId: ["This page no longer exists. Choose another one"] },
  });
});
