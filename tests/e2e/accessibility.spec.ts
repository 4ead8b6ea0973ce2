import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright/test";
import { openPage } from "#tests/answers-to-script.ts";
import { expect, test } from "#tests/fixtures.ts";

/** One of each kind of page: stage, hub, solution, case, policy with tables, contact, news, error. */
const kinds = [
  "/",
  "/solutions",
  "/solutions/ai-assistants",
  "/cases/harbourline-ferries",
  "/about/privacy-policy",
  "/contact",
  "/news",
  "/no-such-page",
];

for (const device of ["", " @phone"]) {
  for (const path of kinds) {
    test(`${path} has nothing that axe finds wrong, and nothing wider than the screen${device}`, async ({
      page,
    }) => {
      await page.goto(path);
      expect(await findings(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    });
  }

  test(`the open menu has nothing that axe finds wrong${device}`, async ({ page }) => {
    await openPage(page, "/solutions");
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
    await settled(page);
    expect(await findings(page)).toEqual([]);
  });
}

test("an article has nothing that axe finds wrong, and nothing wider than the screen @phone", async ({
  page,
}) => {
  await openPage(page, "/news");
  await page.getByRole("main").getByRole("listitem").first().getByRole("link").click();
  await expect(page).toHaveURL(/\/news\/.+/);
  expect(await findings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
});

/** Every rule of WCAG 2.2 AA and axe's own best practices. */
async function findings(page: Page) {
  await settled(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target.join(" ")) }));
}

/** What is still fading in has not its colours yet. */
function settled(page: Page) {
  return page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished.catch(() => {})),
    ).then(() => {}),
  );
}
