import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Page } from "playwright/test";
import { db } from "#app/platform/database.server.ts";
import { pages } from "#db/schema/pages.ts";
import { answersToScript } from "#tests/support/answers-to-script.ts";
import { createPage } from "#tests/support/factories/pages.ts";
import { expect } from "#tests/support/fixtures.ts";
import { press } from "#tests/support/keyboard.ts";

interface SomeBlock {
  type: string;
  version?: number;
  props: Record<string, unknown>;
}

/** A steps block with a heading, used by many tests. */
export function steps(heading: string): SomeBlock {
  return {
    type: "process-steps",
    props: { heading, steps: [{ title: "Find", text: "Search with sources." }] },
  };
}

/** A page with the given blocks, deleted after the test. */
export async function aPageOf(blocks: SomeBlock[], values: Parameters<typeof createPage>[0] = {}) {
  const key = randomUUID().slice(0, 8);
  const content = blocks.map((block) => ({ id: randomUUID(), version: 1, ...block }));
  const page = await createPage({ slug: `edit-${key}`, title: `Edited ${key}`, content, ...values });
  return {
    ...page,
    remove: () => db.delete(pages).where(eq(pages.id, page.id)),
    stored: async () => {
      const [row] = await db.select().from(pages).where(eq(pages.id, page.id));
      if (!row) throw new Error("the page is gone");
      return row;
    },
  };
}

/** Opens a panel from the menu of a page's screen, with the keyboard only. */
export async function openPanel(page: Page, name: string, title = name) {
  await press(page.locator("#page-menu"), "Enter");
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
