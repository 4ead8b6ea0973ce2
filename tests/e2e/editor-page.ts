import type { Page } from "playwright/test";
import { answersToScript } from "#tests/support/answers-to-script.ts";
import { expect } from "#tests/support/fixtures.ts";
import { press } from "#tests/support/keyboard.ts";
import type { SomeBlock } from "#tests/support/own-pages.ts";

/** A steps block with a heading, used by many tests. */
export function steps(heading: string): SomeBlock {
  return {
    type: "process-steps",
    props: { heading, steps: [{ title: "Find", text: "Search with sources." }] },
  };
}

/** Opens a panel from the menu of the editor, with the keyboard only. */
export async function openPanel(page: Page, name: string, title = name) {
  await press(page.locator("#editor-menu"), "Enter");
  await press(page.getByRole("link", { name }), "Enter");
  const panel = page.getByRole("dialog", { name: title });
  await expect(panel).toBeVisible();
  return panel;
}

/** Opens a page's editor and waits until it and its preview frame are interactive. */
export async function openEditor(page: Page, slug: string, site = "") {
  await page.goto(`${site}/admin/pages/${slug}`);
  await answersToScript(page);
  await expect(shownPage(page).locator("[data-editor-outline]")).toBeAttached();
}

/** Opens a content item's editor and waits until it is interactive. */
export async function openContent(page: Page, collection: string, id: string) {
  await page.goto(`/admin/content/${collection}/${id}`);
  await answersToScript(page);
}

/** Publishes the draft from the panel, with the keyboard only. */
export async function publish(page: Page) {
  await press(page.getByRole("button", { name: "Publish …" }), "Enter");
  const panel = page.getByRole("dialog", { name: "Publish" });
  await press(panel.getByRole("button", { name: /^Publish the / }), "Enter");
  await expect(panel.getByRole("status", { name: "Publishing" })).toContainText("Published and live.");
  await page.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);
}

/** The page in the preview frame. */
export function shownPage(page: Page) {
  return page.frameLocator("iframe");
}

/** Resolves when everything is saved. */
export async function saved(page: Page) {
  await expect(page.getByRole("status", { name: "Saving" })).toHaveText(/^Saved \d/);
}

export function outline(page: Page) {
  return page.getByRole("listbox", { name: "Blocks" });
}

/** Crashes a tab: closing it would still send pending changes. */
export async function crash(page: Page) {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent("crash");
  session.send("Page.crash").catch(() => {}); // the crashed tab never responds
  await crashed;
  await page.close();
}
