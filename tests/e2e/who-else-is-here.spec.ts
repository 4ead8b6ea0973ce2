import type { Page } from "playwright/test";
import { db } from "#app/platform/database.server.ts";
import { openDocuments } from "#db/schema/open-documents.ts";
import { openPage } from "#tests/support/answers-to-script.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { openContent, openEditor, steps } from "./editor-page.ts";

const others = (page: Page) => page.getByRole("status", { name: "Who else is here" });

/** Nobody has a document of another test open. */
test.beforeEach(async () => {
  await db.delete(openDocuments);
});

test("ADMIN-06: two people who have a page open see each other, until one leaves", async ({
  page,
  other,
  staff,
  aPageOf,
}) => {
  test.slow(); // browsers report every 15 seconds
  const { slug } = await aPageOf([steps("Where we start")]);
  await openEditor(page, slug);
  await expect(others(page)).toHaveText("");
  await openEditor(other, slug);
  await expect(others(other)).toHaveText(`${staff.name} is here, too`);
  await expect(others(page)).toHaveText(/ is here, too$/, { timeout: 20_000 });

  await other.goto("/admin/pages");
  await expect(others(page)).toHaveText("", { timeout: 20_000 });
});

test("ADMIN-06, SET-01: an article and a settings tab say who else is here, too", async ({
  page,
  other,
  staff,
  anArticle,
}) => {
  const { id } = await anArticle({ title: "The quay" });
  await openContent(page, "news", id);
  await openContent(other, "news", id);
  await expect(others(other)).toHaveText(`${staff.name} is here, too`);

  await openPage(page, "/admin/settings/footer");
  await openPage(other, "/admin/settings/footer");
  await expect(others(other)).toHaveText(`${staff.name} is here, too`);
});
