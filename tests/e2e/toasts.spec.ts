import type { Page } from "playwright/test";
import { openPage } from "#tests/support/answers-to-script.ts";
import { clockDay } from "#tests/support/clock-day.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import {
  aFile,
  aVisitor,
  fileInput,
  fill,
  letsTalk,
  openDialog,
  sendButton,
  toastOf,
} from "./enquiry-form.ts";

/** The enquiry form can show two different toasts: for invalid fields and for a large file. */
async function showToast(page: Page) {
  await page.clock.install({ time: `${clockDay}T12:00:00Z` });
  await openPage(page, "/solutions");
  const dialog = await openDialog(page);
  await page.clock.pauseAt(`${clockDay}T12:30:00Z`);
  await sendButton(dialog).click();
  await expect(toastOf(page)).toContainText("Please fix the errors");
  return dialog;
}

test("UI-01: a toast replaces the previous one and shows for 5000 ms", async ({ page }) => {
  const dialog = await showToast(page);

  await fileInput(dialog).setInputFiles(aFile("film.png", 5_242_881));
  await expect(toastOf(page)).toContainText("File too large");
  await expect(toastOf(page)).toHaveCount(1);

  await page.clock.runFor(4999);
  await expect(toastOf(page)).toBeVisible();
  await page.clock.runFor(1);
  await expect(toastOf(page)).toBeHidden();
});

test("UI-01: F8 focuses the region even over a dialog, and Escape there closes only the toast", async ({
  page,
}) => {
  const dialog = await showToast(page);

  await page.keyboard.press("F8");
  await expect(page.getByRole("region", { name: "Notifications (F8)" }).getByRole("list")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(toastOf(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(toastOf(page)).toBeHidden();
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel("Name", { exact: true })).toBeFocused();
});

test("UI-01: F8 focuses the region before the first toast", async ({ page }) => {
  await openPage(page, "/solutions");
  await expect(letsTalk(page)).toBeVisible();

  await page.keyboard.press("F8");

  await expect(page.getByRole("region", { name: "Notifications (F8)" }).getByRole("list")).toBeFocused();
});

test("UI-01: Escape in the dialog closes the dialog with or without a toast", async ({ page }) => {
  const dialog = await showToast(page);

  await page.keyboard.press("Escape");

  await expect(dialog).toBeHidden();
});

test("UI-01: a swipe of more than 50 px dismisses a toast", async ({ page }) => {
  await showToast(page);

  await swipe(page, 45);
  await expect(toastOf(page)).toHaveAttribute("data-swipe", "cancel");
  await expect(toastOf(page)).toBeVisible();
  await swipe(page, 55);
  await expect(toastOf(page)).toBeHidden();
});

test("UI-01: a toast is dismissed by its button, the focus returns, and the next toast leaves on time", async ({
  page,
}) => {
  const dialog = await showToast(page);

  const field = dialog.getByLabel("Name", { exact: true });
  await toastOf(page).getByRole("button", { name: "Dismiss" }).click();

  await expect(toastOf(page)).toBeHidden();
  await expect(field).toBeFocused();

  // The pointer stays where the closed toast was.
  await field.press("Enter");
  await expect(toastOf(page)).toBeVisible();
  await page.clock.runFor(5000);
  await expect(toastOf(page)).toBeHidden();
});

/** Where the toast is once it has slid in. */
async function placeOfToast(page: Page) {
  const toast = toastOf(page);
  await toast.evaluate((element) =>
    Promise.allSettled(element.getAnimations().map(({ finished }) => finished)),
  );
  return toast.boundingBox();
}

async function swipe(page: Page, distance: number) {
  const box = await placeOfToast(page);
  if (!box) throw new Error("there is no toast to swipe");
  const [x, y] = [box.x + 40, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + distance / 2, y, { steps: 4 });
  await page.mouse.move(x + distance, y, { steps: 4 });
  await page.mouse.up();
}

for (const { width, height } of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test(`UI-01: at ${width} px a toast covers no control of the dialog and no step beside it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openPage(page, "/solutions");
    const dialog = await openDialog(page);
    await sendButton(dialog).click();
    await expect(toastOf(page)).toContainText("Please fix the errors");

    const toast = await placeOfToast(page);
    const parts = await dialog
      .locator("input:not([tabindex='-1']), textarea, label, aside h2, aside li, button")
      .evaluateAll((elements) =>
        elements
          .filter((element) => !element.closest("[data-toasts]"))
          .map((element) => {
            const { x, y, width, height } = element.getBoundingClientRect();
            return { text: element.textContent, box: { x, y, width, height } };
          }),
      );
    expect(parts.length).toBeGreaterThan(10);
    for (const { text, box } of parts) expect(overlap(toast, box), text ?? "").toBe(0);
  });
}

test("SITE-09, UI-01: on a phone the toast after sending leaves the receipt's heading visible", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, "/solutions");
  const dialog = await openDialog(page);
  await fill(dialog, aVisitor());
  await sendButton(dialog).click();
  await expect(toastOf(page)).toContainText("Success!");

  const heading = page.getByRole("heading", { name: /^We reply by/ });
  await expect(heading).toBeInViewport({ ratio: 1 });
  expect(overlap(await placeOfToast(page), await heading.boundingBox())).toBe(0);
});

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The area that both cover, in square pixels. */
function overlap(one: Box | null, other: Box | null): number {
  if (!one || !other) return 0;
  const along = (start: "x" | "y", size: "width" | "height") =>
    Math.min(one[start] + one[size], other[start] + other[size]) - Math.max(one[start], other[start]);
  return Math.max(0, along("x", "width")) * Math.max(0, along("y", "height"));
}
