import type { Page } from "playwright/test";
import { openPage } from "#tests/support/answers-to-script.ts";
import { expect, test } from "#tests/support/fixtures.ts";

const indexOf = (page: Page) => {
  const footer = page.getByRole("contentinfo");
  return {
    section: (name: string) => footer.getByRole("heading", { name, exact: true }),
    arrow: (name: string) => footer.getByRole("button", { name: `Pages of ${name}` }),
    back: footer.getByRole("button", { name: "Back to all sections" }),
    link: (name: string) => footer.getByRole("link", { name, exact: true }),
  };
};

test("FOOT-03: below 768 px an arrow opens a section, and Back slides out for 300 ms @phone", async ({
  page,
}) => {
  await page.clock.install();
  await openPage(page, "/solutions");
  await page.clock.pauseAt(Date.now() + 60_000);
  const { section, arrow, back, link } = indexOf(page);
  await expect(link("Voice agents")).toBeHidden();
  await expect(section("Your goals")).toBeVisible();

  await arrow("Solutions").tap();
  await expect(back).toBeFocused();
  await expect(section("Solutions")).toBeVisible();
  await expect(section("Your goals")).toBeHidden();
  await expect(link("Voice agents")).toBeVisible();

  await back.tap();
  await page.clock.runFor(299);
  await expect(back).toBeVisible();
  await expect(section("Your goals")).toBeHidden();
  await page.clock.runFor(1);
  await expect(back).toHaveCount(0);
  await expect(section("Your goals")).toBeVisible();
  await expect(link("Voice agents")).toBeHidden();
  await expect(arrow("Solutions")).toBeFocused();
  await expect(arrow("Solutions")).toHaveAttribute("aria-expanded", "false");
});

test("FOOT-03: Cases is a separate entry, and following a link closes the drill-down @phone", async ({
  page,
}) => {
  await openPage(page, "/solutions");
  const { section, arrow, back, link } = indexOf(page);
  await arrow("Cases").tap();
  await link("Ostra Bank").tap();
  await expect(page).toHaveURL("/cases/ostra-bank");
  await expect(back).toHaveCount(0);
  await expect(section("Solutions")).toBeVisible();
});

test("FOOT-03: Enter opens a section, and Escape closes it at once with reduced motion @phone", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openPage(page, "/solutions");
  const { arrow, back, link } = indexOf(page);
  await arrow("Services").focus();
  await page.keyboard.press("Enter");
  await expect(back).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(link("Services")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(arrow("Services")).toBeFocused();
  await page.keyboard.press("Space");
  await expect(back).toBeFocused();
});

test("FOOT-03: from 768 px every page shows in its column, without arrows", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await openPage(page, "/solutions");
  const { arrow, link } = indexOf(page);
  await expect(link("Voice agents")).toBeVisible();
  await expect(link("Ostra Bank")).toBeVisible();
  await expect(arrow("Solutions")).toBeHidden();
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(link("Voice agents")).toBeHidden();
  await expect(arrow("Solutions")).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("FOOT-03: the arrows expand the pages in place @phone", async ({ page }) => {
    await page.goto("/solutions");
    const { section, link } = indexOf(page);
    await expect(link("Voice agents")).toBeHidden();
    await page.getByLabel("Pages of Solutions").tap();
    await expect(section("Your goals")).toBeVisible();
    await link("Voice agents").tap();
    await expect(page).toHaveURL("/solutions/ai-assistants/voice-agents");
  });
});
