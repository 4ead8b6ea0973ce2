import { openPage } from "#tests/support/answers-to-script.ts";
import { expect, test } from "#tests/support/fixtures.ts";

test("ROUTE-04, READ-02: the not-found page has a search that leads to results", async ({ page }) => {
  await openPage(page, "/solutions/no-such-page");
  const field = page.getByRole("searchbox", { name: "Search pages and news" });
  await field.fill("voice agents");
  await field.press("Enter");
  await expect(page).toHaveURL("/search?q=voice+agents");
  await expect(page.getByRole("heading", { name: "Search" })).toBeVisible();
  await expect(field).toHaveValue("voice agents");
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Solutions.*Voice agents/ })
    .click();
  await expect(page).toHaveURL("/solutions/ai-assistants/voice-agents");
});

test("ROUTE-04, SITE-02: the not-found page shows its status as a drawing", async ({ page }) => {
  await openPage(page, "/no-such-page");
  const picture = page.getByRole("img", { name: "404" });
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
});

test("ROUTE-04: the not-found page sets the address that was asked for above the nearest one", async ({
  page,
}) => {
  await openPage(page, "/services/suport-evolution");
  const nearest = page.getByRole("main").getByRole("link", { name: "/services/support-and-evolution" });
  await expect(nearest.locator("b")).toHaveText(["p", "and-"]);
  await nearest.click();
  await expect(page).toHaveURL("/services/support-and-evolution");
});
