import type { Locator, Page } from "playwright/test";
import { openPage } from "#tests/support/answers-to-script.ts";
import { expect, test } from "#tests/support/fixtures.ts";

test.beforeEach(async ({ storeSettings }) => {
  await storeSettings({ contact_phones: ["+351 21 000 0151", "+351 21 000 0152"] });
});

test("UI-02: a tooltip opens after 700 ms, the next within 300 ms at once, and Escape closes it", async ({
  page,
  staff: _,
}) => {
  await page.clock.install();
  await openPage(page, "/admin/settings/contact");
  await page.clock.pauseAt(Date.now() + 60_000);
  const tooltip = page.getByRole("tooltip");
  const down = page.getByRole("button", { name: "Move phone number 1 down" });
  const remove = page.getByRole("button", { name: "Remove phone number 1" });

  await pointAt(page, down);
  await page.clock.runFor(699);
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(tooltip).toHaveText("Move down");

  await pointAt(page, remove);
  await expect(tooltip).toHaveText("Remove");

  await page.mouse.move(2, 2, { steps: 10 });
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(299);
  await pointAt(page, down);
  await expect(tooltip).toHaveText("Move down");

  await page.mouse.move(2, 2, { steps: 10 });
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(301);
  await pointAt(page, remove);
  await page.clock.runFor(699);
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(tooltip).toHaveText("Remove");

  await page.keyboard.press("Escape");
  await expect(tooltip).toHaveCount(0);
});

test("UI-02: keyboard focus opens a tooltip at once, and assistive technology gets its text", async ({
  page,
  staff: _,
}) => {
  await openPage(page, "/admin/settings/contact");
  const down = page.getByRole("button", { name: "Move phone number 1 down" });
  await page.getByRole("textbox", { name: "Number 1" }).focus();
  await page.keyboard.press("Tab");
  await expect(down).toBeFocused();
  await expect(page.getByRole("tooltip")).toHaveText("Move down");
  await expect(down).toHaveAccessibleDescription("Move down");
});

/** Moves the pointer in steps, over everything on the way. */
async function pointAt(page: Page, target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error("there is nothing to point at");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 10 });
}
