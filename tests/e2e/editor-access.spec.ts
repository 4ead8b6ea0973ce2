import { eq } from "drizzle-orm";
import type { Locator } from "playwright/test";
import sharp from "sharp";
import { db } from "#app/platform/database.server.ts";
import { tasks } from "#db/schema/tasks.ts";
import { openPage } from "#tests/support/answers-to-script.ts";
import { findings } from "#tests/support/axe.ts";
import { createTask } from "#tests/support/factories/tasks.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { press, reach, write } from "#tests/support/keyboard.ts";
import { openEditor, outline, saved, shownPage, steps } from "./editor-page.ts";

test("PAGE-03: the keyboard adds, moves, duplicates, deletes, copies and pastes blocks", async ({
  page,
  context,
  staff: _,
  aPageOf,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const edited = await aPageOf([steps("One"), steps("Two"), steps("Three")]);
  const other = await aPageOf([steps("Elsewhere")]);
  const rows = outline(page).getByRole("option");
  const headings = shownPage(page).locator("main h2");
  await openEditor(page, edited.slug);
  await reach(outline(page));
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Alt+ArrowDown");
  await expect(headings).toHaveText(["One", "Three", "Two"]);
  await expect(page.getByRole("status", { name: "What was done" })).toHaveText("Two moved, 3 of 3");

  await page.keyboard.press("ControlOrMeta+d");
  await expect(headings).toHaveText(["One", "Three", "Two", "Two"]);
  await page.keyboard.press("Delete");
  await expect(headings).toHaveText(["One", "Three", "Two"]);

  await page.keyboard.press("Shift+ArrowUp");
  await expect(rows.and(page.locator("[aria-selected=true]"))).toHaveCount(2);
  await page.keyboard.press("ControlOrMeta+c");

  await page.keyboard.press("/");
  await expect(page.getByRole("combobox", { name: "Search blocks" })).toBeFocused();
  await page.keyboard.type("call to");
  await page.keyboard.press("Enter");
  await expect(rows).toHaveCount(4);
  await expect(page.getByRole("heading", { name: "Call to action" })).toBeVisible();
  await saved(page);

  await openEditor(page, other.slug);
  await outline(page).focus();
  await page.keyboard.press("ControlOrMeta+v");
  await expect(headings).toHaveText(["Elsewhere", "Three", "Two"]);
  await saved(page);
  const ids = (await edited.stored()).draft;
  const pasted = (await other.stored()).draft;
  expect(JSON.stringify(pasted)).not.toContain(Object(ids).blocks[1].id);
});

test("PAGE-03, TASK-01: closing a dialog of the admin returns the focus to what opened it", async ({
  page,
  staff: _,
  aPageOf,
}) => {
  const edited = await aPageOf([{ type: "hero", props: { headline: "Focus" } }]);
  const task = await createTask({ title: edited.title, orderIndex: -3_000_000 });
  const dialog = page.getByRole("dialog");
  const opensAndCloses = async (opener: Locator) => {
    await press(opener, "Enter");
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  };
  try {
    await openEditor(page, edited.slug);
    for (const name of ["Publish …", "Add a block", "Keyboard shortcuts", "Choose a picture"])
      await opensAndCloses(page.getByRole("button", { name }));
    await openPage(page, "/admin/tasks");
    await opensAndCloses(page.getByRole("link", { name: edited.title }));
  } finally {
    await db.delete(tasks).where(eq(tasks.id, task.id));
  }
});

test("PAGE-03: the editor and its panels have no accessibility finding in either theme", async ({
  page,
  staff: _,
  aPageOf,
}) => {
  test.slow();
  const edited = await aPageOf([steps("One"), steps("Two")]);
  await openEditor(page, edited.slug);
  expect(await findings(page, { except: "iframe" })).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await findings(page, { except: "iframe" })).toEqual([]);

  for (const key of ["/", "?", "ControlOrMeta+Enter"]) {
    await outline(page).focus();
    await page.keyboard.press(key);
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(await findings(page, { except: "iframe" }), key).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
});

test("PAGE-03: the keyboard chooses a picture from the library, sets its focal point and describes it", async ({
  page,
  staff: _,
  aPageOf,
}) => {
  test.slow();
  const edited = await aPageOf([{ type: "hero", props: { headline: "Ferries" } }]);
  const name = `harbour-${edited.slug}.png`;
  // A unique colour, because the library recognises a picture that it already has.
  const background = `#${edited.id.slice(0, 6)}`;
  const buffer = await sharp({ create: { width: 640, height: 400, channels: 3, background } })
    .png()
    .toBuffer();
  await openEditor(page, edited.slug);
  await press(page.getByRole("button", { name: "Choose a picture" }), "Enter");
  const library = page.getByRole("dialog", { name: "Choose a picture" });
  // Awaited first: the key press may be faster than the event that hands the dialog to the test.
  const asked = page.waitForEvent("filechooser");
  await press(library.getByRole("button", { name: "Upload" }), "Enter");
  await (await asked).setFiles({ name, mimeType: "image/png", buffer });
  const choice = library.getByRole("button", { name: new RegExp(`^${name}`) });
  await expect(choice).not.toHaveAttribute("aria-disabled", "true", { timeout: 60_000 });
  await press(choice, "Enter");
  await expect(library).toHaveCount(0);

  const point = page.getByRole("button", { name: /^Focal point/ });
  await press(point, "ArrowLeft");
  await expect(point).toHaveAccessibleName(/45% from the left/);
  await write(page.getByLabel("Alternative text"), "The harbour at dusk");
  await saved(page);
  await expect(shownPage(page).getByRole("img", { name: "The harbour at dusk" })).toBeVisible();
  expect((await edited.stored()).draft).toMatchObject({
    blocks: [{ props: { image: { alt: "The harbour at dusk", focusX: 0.45, mediaId: expect.any(String) } } }],
  });
});
