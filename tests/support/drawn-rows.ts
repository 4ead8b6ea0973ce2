import type { Page } from "playwright/test";
import { expect } from "./fixtures.ts";

/** The row of a list with a drawing, such as a technology on the scale of years or an hour of the day. */
export const row = (page: Page, name: string) =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name, exact: true }) });

/** How strong the lines of a row are: below 1 if it was not in use in the chosen year, or on the chosen day. */
export async function expectInUse(page: Page, name: string, isInUse: boolean) {
  const strength = () =>
    row(page, name)
      .locator("i")
      .first()
      .evaluate((lines) => Number(getComputedStyle(lines).opacity));
  if (isInUse) await expect.poll(strength, name).toBe(1);
  else await expect.poll(strength, name).toBeLessThan(0.5);
}
