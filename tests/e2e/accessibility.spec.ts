import { openPage } from "#tests/answers-to-script.ts";
import { findings, settled } from "#tests/axe.ts";
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

test("the pages of a section in the menu have nothing that axe finds wrong @phone", async ({ page }) => {
  await openPage(page, "/solutions");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("dialog", { name: "Menu" }).getByRole("button", { name: "Solutions" }).click();
  expect(await findings(page)).toEqual([]);
});

test("the pages of a section in the footer have nothing that axe finds wrong @phone", async ({ page }) => {
  await openPage(page, "/solutions");
  await page.getByRole("button", { name: "Pages of Solutions" }).click();
  await expect(page.getByRole("button", { name: "Back to all sections" })).toBeFocused();
  expect(await findings(page)).toEqual([]);
});

for (const device of ["", " @phone"]) {
  test(`a search that finds pages, and one that finds none, have nothing that axe finds wrong${device}`, async ({
    page,
  }) => {
    for (const query of ["apps", "zeppelin"]) {
      await page.goto(`/404?q=${query}`);
      expect(await findings(page)).toEqual([]);
    }
  });
}

test.describe("without a network", () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Error loading route module|Failed to fetch/] });

  for (const device of ["", " @phone"]) {
    test(`what is said of it has nothing that axe finds wrong${device}`, async ({ page, context }) => {
      await openPage(page, "/solutions");
      await context.setOffline(true);
      await page.getByRole("main").getByRole("link", { name: "AI assistants" }).first().click();
      await expect(page.getByRole("alert")).toBeVisible();
      await context.setOffline(false);
      expect(await findings(page)).toEqual([]);
    });
  }
});
