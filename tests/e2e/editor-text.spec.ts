import type { Page } from "playwright/test";
import { findings } from "#tests/support/axe.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { press, reach } from "#tests/support/keyboard.ts";
import { wordSamples } from "#tests/support/paste-samples/word.ts";
import { openEditor, saved, shownPage } from "./editor-page.ts";

const text = (words: string) => ({
  type: "doc",
  content: [{ type: "paragraph", content: [{ type: "text", text: words }] }],
});

const block = (words: string) => ({ type: "rich-text", props: { heading: "Text", body: text(words) } });

test("BLOCK-03: the keyboard writes headings, lists, links and a table", async ({
  page,
  staff: _,
  aPageOf,
}) => {
  const edited = await aPageOf([block("First")]);
  await openEditor(page, edited.slug);
  const body = page.getByRole("textbox", { name: "Text", exact: true });
  await reach(body);
  await caretToEnd(page);
  await page.keyboard.press("Enter");
  await page.keyboard.type("A heading");
  await page.keyboard.press("ControlOrMeta+Alt+3");
  await page.keyboard.press("Enter");
  await page.keyboard.type("# A larger one");
  await page.keyboard.press("Enter");
  await page.keyboard.type("- one");
  await page.keyboard.press("Enter");
  await page.keyboard.type("two");
  await page.keyboard.press("Shift+Home");
  await page.keyboard.press("ControlOrMeta+b");
  await expect(shownPage(page).getByRole("heading", { name: "A heading" })).toBeVisible();
  await expect(shownPage(page).getByRole("listitem").filter({ hasText: "two" })).toBeVisible();

  await page.keyboard.press("Alt+F10");
  await expect(page.getByRole("button", { name: "H2 heading" })).toBeFocused();
  expect(await findings(page, { within: "[role=toolbar]" })).toEqual([]);
  await page.keyboard.press("End");
  await expect(page.getByRole("button", { name: "Table" })).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  const link = page.getByRole("group", { name: "Link" });
  await reach(link.getByRole("combobox"));
  await page.keyboard.type("Solutions");
  await press(link.getByRole("button", { name: "Add link" }), "Enter");
  await expect(shownPage(page).getByRole("link", { name: "two" })).toHaveAttribute("href", "/solutions");

  await saved(page);
  const stored = JSON.stringify((await edited.stored()).draft);
  expect(stored).toContain('"level": 3'.replaceAll(" ", ""));
  expect(stored).toContain('"level":2');
  expect(stored).toContain('"A larger one"');
  expect(stored).toMatch(/"href":"page:[0-9a-f-]{36}"/);
});

test("BLOCK-03: Ctrl+K links the selected words, and Escape leads back to the text", async ({
  page,
  staff: _,
  aPageOf,
}) => {
  const edited = await aPageOf([block("First")]);
  await openEditor(page, edited.slug);
  const body = page.getByRole("textbox", { name: "Text", exact: true });
  await reach(body);
  await caretToEnd(page);
  await page.keyboard.press("ControlOrMeta+Shift+ArrowLeft");
  await page.keyboard.press("ControlOrMeta+k");
  const target = page.getByRole("group", { name: "Link" }).getByRole("combobox");
  await expect(target).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(body).toBeFocused();
  await page.keyboard.press("ControlOrMeta+k");
  await expect(target).toBeFocused();
  await page.keyboard.type("Solutions");
  await press(page.getByRole("button", { name: "Add link" }), "Enter");
  await expect(shownPage(page).getByRole("link", { name: "First" })).toHaveAttribute("href", "/solutions");
});

/** The editor restores the caret shortly after it gets the focus, before a person could press a key. */
async function caretToEnd(page: Page) {
  const offsetTwoFramesLater = () =>
    page.evaluate(async () => {
      for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
      return window.getSelection()?.focusOffset;
    });
  await expect(async () => {
    await page.keyboard.press("ControlOrMeta+End");
    expect(await offsetTwoFramesLater()).toBe("First".length);
  }).toPass();
}

test("BLOCK-03: text pasted from Word has the same structure on the page and in storage", async ({
  page,
  staff: _,
  aPageOf,
}) => {
  const edited = await aPageOf([block("Before")]);
  const [sample] = wordSamples;
  await openEditor(page, edited.slug);
  const body = page.getByRole("textbox", { name: "Text", exact: true });
  await body.click();
  await page.keyboard.press("ControlOrMeta+a");
  await body.evaluate((element, html) => {
    const data = new DataTransfer();
    data.setData("text/html", html);
    data.setData("text/plain", "plain");
    element.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, sample?.html ?? "");

  await expect(shownPage(page).getByRole("heading", { name: "Booking system" })).toBeVisible();
  await expect(shownPage(page).getByRole("link", { name: "the terms" })).toBeVisible();
  await saved(page);
  const { blocks } = Object((await edited.stored()).draft);
  expect(blocks[0].props.body.content).toEqual(sample?.document);

  await page.keyboard.press("ControlOrMeta+z");
  await expect(body).toHaveText("Before");
});
