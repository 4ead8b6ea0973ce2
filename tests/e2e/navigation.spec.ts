import { openPage } from "#tests/support/answers-to-script.ts";
import { expect, test } from "#tests/support/fixtures.ts";

test("NAV-01, NAV-02: the sidebar lists the numbered sections in order and marks the current one", async ({
  page,
}) => {
  await openPage(page, "/solutions/dwh");
  const navigation = page.getByRole("navigation", { name: "Main" });
  const entries = navigation.getByRole("link");
  const texts = (await entries.allInnerTexts()).map((text) => text.replace(/\s+/g, " "));
  expect(texts.slice(0, 7)).toEqual([
    "01 Your goals",
    "02 Solutions",
    "03 Services",
    "04 Tech stack",
    "05 Cases",
    "06 About",
    "07 Contact",
  ]);
  await expect(entries.nth(0)).toHaveAttribute("href", "/your-goals");
  await expect(navigation.locator("[aria-current]")).toHaveText(/Solutions/);

  const sidebar = page.getByRole("banner");
  expect(await sidebar.boundingBox()).toMatchObject({ x: 0, y: 0, width: 270, height: 900 });
  await expect(sidebar.getByText("A global team of vetted engineers and designers")).toBeVisible();
  await expect(sidebar.getByRole("button", { name: "Let’s Talk" })).toBeVisible();
  await expect(sidebar.getByRole("link", { name: "Kestrel" })).toHaveAttribute("href", "/");
});

test("NAV-02: the sidebar shows from 1025 px, the top bar up to 1024 px", async ({ page }) => {
  await openPage(page, "/solutions");
  const width = async () => (await page.getByRole("banner").boundingBox())?.width;
  await page.setViewportSize({ width: 1025, height: 768 });
  expect(await width()).toBe(270);
  await page.setViewportSize({ width: 1024, height: 768 });
  expect(await width()).toBe(1024);
});

test("NAV-03: the toggle opens the site index; Escape closes it and returns the focus", async ({ page }) => {
  await openPage(page, "/solutions");
  const toggle = page.getByRole("button", { name: "Menu", exact: true });
  await toggle.focus();
  await page.keyboard.press("Enter");
  const overlay = page.getByRole("dialog", { name: "Menu" });
  await expect(overlay).toBeVisible();
  expect(await overlay.boundingBox()).toMatchObject({ x: 0, y: 0, width: 1440, height: 900 });
  for (const name of ["Solutions", "AI assistants", "Harbourline Ferries", "Privacy policy"]) {
    await expect(overlay.getByRole("link", { name, exact: true })).toBeVisible();
  }
  await page.keyboard.press("Escape");
  await expect(overlay).toBeHidden();
  await expect(toggle).toBeFocused();

  await toggle.click();
  await overlay.getByRole("link", { name: "Harbourline Ferries" }).click();
  await expect(page).toHaveURL("/cases/harbourline-ferries");
  await expect(overlay).toBeHidden();
});

test("NAV-03: focus stays inside the open menu", async ({ page }) => {
  await openPage(page, "/solutions");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const overlay = page.getByRole("dialog", { name: "Menu" });
  await expect(overlay.getByRole("button", { name: "Close menu" })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(overlay.locator(":focus")).toHaveCount(1);
});

test("NAV-05: the top bar hides on scrolling down past 50 px and shows on scrolling up @phone", async ({
  page,
}) => {
  await openPage(page, "/solutions/ai-assistants");
  const bar = page.getByRole("banner");
  expect(await bar.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 70 });
  await expect(bar.getByRole("link", { name: "Kestrel" })).toBeVisible();

  await page.mouse.wheel(0, 40);
  await expect(bar).toBeInViewport({ ratio: 1 });
  await page.mouse.wheel(0, 400);
  await expect(bar).not.toBeInViewport();
  await page.mouse.wheel(0, -60);
  await expect(bar).toBeInViewport({ ratio: 1 });
});

test("NAV-06: the panel has a main list, a submenu per section, and contact links @phone", async ({
  page,
}) => {
  await openPage(page, "/solutions");
  const toggle = page.getByRole("button", { name: "Menu", exact: true });
  await toggle.click();
  const panel = page.getByRole("dialog", { name: "Menu" });
  await expect(panel.getByRole("button", { name: "Let’s Talk" })).toBeVisible();
  await expect(panel.getByRole("link", { name: "hello@kestrel.example" })).toHaveAttribute(
    "href",
    "mailto:hello@kestrel.example",
  );
  await expect(page.locator("body")).toHaveCSS("overflow", "hidden");
  expect(await durationsOf(panel)).toEqual([350]);

  await expect(panel.getByRole("link", { name: "Contact" })).toHaveAttribute("href", "/contact");
  await panel.getByRole("button", { name: "Cases" }).click();
  const submenu = panel.getByRole("navigation", { name: "Cases" });
  await expect(submenu.getByRole("link", { name: "Ostra Bank" })).toBeVisible();
  expect(await durationsOf(submenu)).toEqual([150]);
  await expect(submenu.getByRole("button", { name: "Back" })).toBeFocused();
  await submenu.getByRole("button", { name: "Back" }).click();
  await expect(panel.getByRole("button", { name: "Cases" })).toBeFocused();
  await expect(panel.locator("[aria-current]")).toHaveText(/Solutions/);

  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(toggle).toBeFocused();
  await expect(page.locator("body")).not.toHaveCSS("overflow", "hidden");

  await toggle.click();
  await panel.getByRole("button", { name: "Solutions" }).click();
  await panel.getByRole("link", { name: "DWH" }).click();
  await expect(page).toHaveURL("/solutions/dwh");
  await expect(panel).toBeHidden();
});

/** Milliseconds of the animations declared for an element's current state. */
function durationsOf(element: import("playwright/test").Locator): Promise<number[]> {
  return element.evaluate((node) =>
    getComputedStyle(node)
      .animationDuration.split(", ")
      .map((duration) => Number.parseFloat(duration) * 1000),
  );
}
