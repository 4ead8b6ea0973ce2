import type { Page } from "playwright/test";
import { MANIFEST_PATH, MANIFEST_PATHS_PARAMETER } from "#app/paths/framework-addresses.ts";
import { openPage } from "#tests/support/answers-to-script.ts";
import { expect, test } from "#tests/support/fixtures.ts";

/** Framework internals that `app/client/framework.ts` and `app/paths/framework-addresses.ts` rely on. */

test("the framework requests page data at the addresses that the network policy knows", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (request.resourceType() === "fetch") requested.push([pathname, ...searchParams.keys()].join(" "));
  });
  await openPage(page, "/solutions");
  await mainLink(page, "About").click();
  await expect(page).toHaveURL("/about");
  await page.locator('a[href="/"]:visible').first().click();
  await expect(page).toHaveURL("/");

  expect(requested).toEqual(
    expect.arrayContaining([
      expect.stringMatching(new RegExp(`^${MANIFEST_PATH}( ${MANIFEST_PATHS_PARAMETER})+ version$`)),
      "/about.data _routes",
      "/_root.data _routes",
    ]),
  );
});

test("the framework's router reports the target and the end of a pending navigation", async ({ page }) => {
  await openPage(page, "/solutions");
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/about.data*", async (route) => {
    await released;
    await route.continue();
  });
  const pendingPath = () =>
    page.evaluate(() => window.__remixRouter.state.navigation.location?.pathname ?? "none");
  expect(await pendingPath()).toBe("none");

  await mainLink(page, "About").click();
  await expect.poll(pendingPath).toBe("/about");
  await page.evaluate(() => {
    window.__remixRouter.subscribe(({ navigation }) => {
      document.body.dataset.navigation = navigation.location?.pathname ?? "none";
    });
  });
  release();
  await expect(page.locator("body")).toHaveAttribute("data-navigation", "none");
});

function mainLink(page: Page, name: string) {
  return page.getByRole("navigation", { name: "Main", exact: true }).getByRole("link", { name });
}
