import { randomUUID } from "node:crypto";
import oldHero from "#app/blocks/hero/revision-1.json" with { type: "json" };
import type { DraftChanges } from "#app/domain/pages/draft.ts";
import { listVersions } from "#app/domain/pages/drafts.server.ts";
import { pageStore } from "#app/domain/pages/publishable-page.server.ts";
import { answersToScript, openPage } from "#tests/support/answers-to-script.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { press, reach, write } from "#tests/support/keyboard.ts";
import { openEditor, openPanel, outline, saved } from "./editor-page.ts";

test("PAGE-04: by keyboard two versions are compared, one is named, and one is reverted to", async ({
  page,
  staff: _,
  own,
}) => {
  test.slow();
  const by = await createStaff();
  const save = (baseVersion: number, extendedTitle: string) =>
    pageStore.saveDraft(own.granite.id, {
      saveId: randomUUID(),
      baseVersion,
      changes: { fields: { extendedTitle } },
      by,
    });
  await save(1, "Older words");
  await openEditor(page, own.granite.slug);
  await openPanel(page, "Versions");
  await press(page.locator("summary").filter({ hasText: "version 2" }), "Enter");
  await write(page.getByLabel("Name of version 2"), "Before the fair");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Before the fair")).toBeVisible();
  await save(2, "Newer words");

  await page.reload();
  await answersToScript(page);
  await reach(page.getByRole("radio", { name: "Compare version 1" })); // the published version
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("radio", { name: "Compare version 2" })).toBeChecked();
  await press(page.getByRole("button", { name: "Compare" }), "Enter");
  await expect(page.getByRole("deletion")).toHaveText("Older words");
  await expect(page.getByRole("insertion")).toHaveText("Newer words");
  await press(page.getByRole("button", { name: "Show both versions" }), "Enter");
  await expect(
    page.frameLocator('iframe[title="Version 2"]').getByRole("heading", { level: 1 }),
  ).toBeVisible();

  await press(page.getByRole("button", { name: "Restore version 2" }), "Enter");
  const bar = page.getByRole("region", { name: "Last change" });
  await expect(bar).toContainText("Version 2 restored as the draft.");
  await page.getByRole("button", { name: "Title, search and sharing" }).click();
  await expect(page.getByLabel("Extended title")).toHaveValue("Older words");
});

test("BLOCK-05, PAGE-04: a version from before a block's migration is compared, reverted to, edited and published", async ({
  page,
  staff,
  request,
  own,
}) => {
  test.slow();
  const { id, slug } = own.granite;
  const block = { ...oldHero, id: randomUUID() };
  const save = (baseVersion: number, changes: DraftChanges) =>
    pageStore.saveDraft(id, { saveId: randomUUID(), baseVersion, changes, by: staff });
  await save(1, { blocks: [block] });
  const [old] = await listVersions(id);
  if (!old) throw new Error("the save made no version");
  await pageStore.nameVersion(own.granite.id, old.number, "The first shape", staff);
  await save(2, { order: { from: [block.id], to: [] } });

  await openPage(page, `/admin/pages/${slug}/versions?from=${old.number}&to=draft`);
  await expect(page.getByText(oldHero.props.headline)).toBeVisible();
  await page.getByRole("button", { name: "Show both versions" }).click();
  const earlier = page.frameLocator(`iframe[title="Version ${old.number}"]`);
  await expect(earlier.getByRole("heading", { name: oldHero.props.headline })).toBeVisible();
  await page.getByRole("button", { name: `Restore version ${old.number}` }).click();
  await expect(page.getByText(`Version ${old.number} restored as the draft.`)).toBeVisible();

  await outline(page).getByRole("option").last().click();
  await expect(page.getByLabel("Decorative image")).toBeChecked();
  await page.getByLabel("Intro").fill("Brought to its present shape.");
  await saved(page);
  await page.getByRole("button", { name: "Publish …" }).click();
  const panel = page.getByRole("dialog", { name: "Publish" });
  await panel.getByRole("button", { name: "Publish the changes" }).click();
  await expect(panel.getByRole("status", { name: "Publishing" })).toContainText("Published");
  const live = await (await request.get(`/${own.word}/${slug}`)).text();
  expect(live).toContain(oldHero.props.headline);
  expect(live).toContain("Brought to its present shape.");
});
