import { openPage } from "#tests/answers-to-script.ts";
import { expect, test } from "#tests/fixtures.ts";

test("ROUTE-04: whoever is lost finds pages by their title, without leaving the place on the page", async ({
  page,
}) => {
  await openPage(page, "/solutions/no-such-page");
  const field = page.getByRole("searchbox", { name: "Search the titles of our pages" });
  await field.fill("agents voice");
  await field.press("Enter");
  await expect(page).toHaveURL("/404?q=agents+voice");
  const found = page.getByRole("navigation", { name: "Pages found" }).getByRole("link");
  await expect(found).toHaveText(["Voice agents"]);
  await expect(field).toHaveValue("agents voice");

  await page.setViewportSize({ width: 1440, height: 400 });
  await page.evaluate(() => window.scrollTo(0, 150));
  await field.fill("zeppelin");
  await field.press("Enter");
  await expect(page.getByText("No page has “zeppelin” in its title.")).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(150);

  await page.goBack();
  await found.click();
  await expect(page).toHaveURL("/solutions/ai-assistants/voice-agents");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("ROUTE-04: the search of the titles works as a form, and is a 404 still", async ({ page }) => {
    await page.goto("/no-such-page");
    await page.getByRole("searchbox").fill("BANK");
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.url().includes("/404?q=BANK")),
      page.getByRole("button", { name: "Search", exact: true }).click(),
    ]);
    expect(answer.status()).toBe(404);
    const found = page.getByRole("navigation", { name: "Pages found" }).getByRole("link");
    await expect(found.first()).toBeVisible();
    for (const title of await found.allInnerTexts()) expect(title).toMatch(/bank/i);

    expect((await page.goto("/404?q="))?.status()).toBe(404);
    await expect(page.getByText("Type a word of the title")).toBeVisible();
  });
});
