import type { Locator, Page } from "playwright/test";
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
  await expect.poll(() => sidebar.boundingBox()).toMatchObject({ x: 0, y: 0, width: 270, height: 900 });
  await expect(sidebar.getByText("A global team of vetted engineers and designers")).toBeVisible();
  await expect(sidebar.getByRole("button", { name: "Let’s Talk" })).toBeVisible();
  await expect(sidebar.getByRole("link", { name: "Kestrel" })).toHaveAttribute("href", "/");

  // Too low for the list, as a list of more sections in a higher window.
  await page.setViewportSize({ width: 1440, height: 560 });
  await expect(sidebar.getByRole("button", { name: "Let’s Talk" })).toBeInViewport({ ratio: 1 });
});

test("NAV-02: the sidebar shows from 1025 px, the top bar up to 1024 px", async ({ page }) => {
  await openPage(page, "/solutions");
  const width = async () => (await page.getByRole("banner").boundingBox())?.width;
  await page.setViewportSize({ width: 1025, height: 768 });
  await expect.poll(width).toBe(270);
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect.poll(width).toBe(1024);
});

test("NAV-03: the toggle opens an overlay with all sections, cases and about; Escape closes it and returns the focus", async ({
  page,
}) => {
  await openPage(page, "/solutions");
  const { toggle, overlay } = menuOf(page);
  await toggle.focus();
  await page.keyboard.press("Enter");
  await expect(overlay).toBeVisible();
  await expect.poll(() => overlay.boundingBox()).toMatchObject({ x: 0, y: 0, width: 1440, height: 900 });
  for (const name of ["AI assistants", "Voice agents", "Harbourline Ferries", "Security practices"]) {
    await expect(overlay.getByRole("link", { name, exact: true })).toHaveCount(1);
  }
  for (const name of ["News", "hello@kestrel.example", "+351 21 000 0150"]) {
    await expect(overlay.getByRole("link", { name, exact: true })).toBeVisible();
  }
  await page.keyboard.press("Escape");
  await expect(overlay).toBeHidden();
  await expect(toggle).toBeFocused();
});

test("NAV-03: the overlay starts with the current section; hovering another one shows its pages", async ({
  page,
}) => {
  await openPage(page, "/solutions/dwh");
  const { toggle, overlay } = menuOf(page);
  await toggle.click();
  await expect(pagesOf(overlay, "AI assistants")).toHaveCSS("opacity", "1");
  await expect(pagesOf(overlay, "Harbourline Ferries")).toHaveCSS("opacity", "0");
  await overlay.getByRole("link", { name: "Cases", exact: true }).hover();
  await expect(pagesOf(overlay, "Harbourline Ferries")).toHaveCSS("opacity", "1");
  await expect(pagesOf(overlay, "AI assistants")).toHaveCSS("opacity", "0");
  await overlay.getByRole("link", { name: "Harbourline Ferries" }).click();
  await expect(page).toHaveURL("/cases/harbourline-ferries");
  await expect(overlay).toBeHidden();
});

test("NAV-03: arrow keys move between sections and into their pages", async ({ page }) => {
  await openPage(page, "/solutions");
  const { toggle, overlay } = menuOf(page);
  await toggle.click();
  const link = (name: string) => overlay.getByRole("link", { name, exact: true });
  await link("Services").focus();
  await page.keyboard.press("ArrowDown");
  await expect(link("Tech stack")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await expect(link("Harbourline Ferries")).toBeFocused();
  await expect(pagesOf(overlay, "Harbourline Ferries")).toHaveCSS("opacity", "1");
  await page.keyboard.press("ArrowDown");
  await expect(link("Nordvolt Energy")).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(link("Cases")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Shift+Tab");
  await expect(link("Cases")).toBeFocused();
});

test.describe("without Save-Data", () => {
  test.use({ intro: "live" });

  test("NAV-03: pictures of pages are requested when the overlay shows them, not before", async ({
    page,
  }) => {
    const asked = watchPreviews(page);
    await openPage(page, "/contact");
    const { toggle, overlay } = menuOf(page);
    await toggle.hover();
    await page.waitForLoadState("networkidle");
    expect(asked).toEqual([]);

    await toggle.click();
    await overlay.getByRole("link", { name: "Ostra Bank" }).focus();
    const cover = overlay.locator(".menu-picture img[src*=ostra-bank]");
    await expect(cover).toBeVisible();
    expect(asked.filter((path) => !path.includes("ostra-bank"))).toEqual(["/page-previews"]);
  });
});

test("NAV-03: the preview of a section without pages takes the column of their list", async ({ page }) => {
  await openPage(page, "/solutions");
  const { toggle, overlay } = menuOf(page);
  await toggle.click();
  const excerpt = overlay.locator(".menu-excerpt");
  const edge = async () => Math.round((await excerpt.boundingBox())?.x ?? 0);
  await expect(excerpt).toBeVisible();
  const besideList = await edge();
  await overlay.getByRole("link", { name: "Contact", exact: true }).focus();
  const search = await overlay.getByRole("search").boundingBox();
  await expect.poll(edge).toBe(Math.round(search?.x ?? 0));
  await overlay.getByRole("link", { name: "Solutions", exact: true }).focus();
  await expect.poll(edge).toBe(besideList);
});

test("NAV-03: with Save-Data the overlay shows the excerpts of pages without pictures", async ({ page }) => {
  const asked = watchPreviews(page);
  await openPage(page, "/contact");
  const { toggle, overlay } = menuOf(page);
  await toggle.click();
  await overlay.getByRole("link", { name: "Ostra Bank" }).focus();
  await expect(overlay.getByText(/^A mobile bank/)).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual(["/page-previews"]);
});

test("NAV-03, SITE-08: the overlay searches pages and news", async ({ page }) => {
  await openPage(page, "/solutions");
  const { toggle, overlay } = menuOf(page);
  await toggle.click();
  await overlay.getByRole("searchbox").fill("bank");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search?q=bank");
  await expect(overlay).toBeHidden();
});

test.describe("with a touch screen", () => {
  test.use({ hasTouch: true });

  test("NAV-03: the first tap on a section shows its pages, the second one opens it", async ({ page }) => {
    await openPage(page, "/solutions");
    const { toggle, overlay } = menuOf(page);
    await toggle.tap();
    const cases = overlay.getByRole("link", { name: "Cases", exact: true });
    await cases.tap();
    await expect(pagesOf(overlay, "Ostra Bank")).toHaveCSS("opacity", "1");
    await expect(page).toHaveURL("/solutions");
    await cases.tap();
    await expect(page).toHaveURL("/cases");
  });
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
  await expect.poll(() => bar.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 70 });
  await expect(bar.getByRole("link", { name: "Kestrel" })).toBeVisible();

  await page.mouse.wheel(0, 40);
  await expect(bar).toBeInViewport({ ratio: 1 });
  await page.mouse.wheel(0, 400);
  await expect(bar).not.toBeInViewport();
  await page.mouse.wheel(0, -60);
  await expect(bar).toBeInViewport({ ratio: 1 });
});

test.describe("without Save-Data", () => {
  test.use({ intro: "live" });

  test("NAV-06: from 768 px the pages of a section stand beside the sections, from the start those of the current one", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await openPage(page, "/solutions");
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    const panel = page.getByRole("dialog", { name: "Menu" });
    const solutions = panel.getByRole("navigation", { name: "Solutions" });
    await expect(solutions.getByRole("link", { name: "Voice agents" })).toBeVisible();
    await expect(solutions.locator(".menu-picture img").last()).toBeVisible();

    const cases = panel.getByRole("button", { name: "Cases" });
    await cases.focus();
    await page.keyboard.press("Enter");
    await expect(panel.getByRole("link", { name: "Ostra Bank" })).toBeInViewport();
    await expect(cases).toBeInViewport();
    await expect(cases).toBeFocused();
    await expect(cases).toHaveAttribute("aria-expanded", "true");
    await expect(panel.getByRole("button", { name: "Back" })).toBeHidden();
    await panel.getByRole("link", { name: "Ostra Bank" }).click();
    await expect(page).toHaveURL(/\/cases\/ostra-bank$/);
    await expect(panel).toBeHidden();
  });
});

test("NAV-06: the panel has a main list, a submenu per section with three levels, and contact links @phone", async ({
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
  await expect(panel.locator("button[aria-current]")).toHaveText(/Solutions/);

  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(toggle).toBeFocused();
  await expect(page.locator("body")).not.toHaveCSS("overflow", "hidden");

  await toggle.click();
  await panel.getByRole("button", { name: "Solutions" }).click();
  await panel.getByRole("link", { name: "Voice agents" }).click();
  await expect(page).toHaveURL("/solutions/ai-assistants/voice-agents");
  await expect(panel).toBeHidden();
});

/** The paths of previews and covers that are requested from now on. */
function watchPreviews(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === "/page-previews" || pathname.includes("/covers/")) asked.push(pathname);
  });
  return asked;
}

function menuOf(page: Page) {
  return {
    toggle: page.getByRole("button", { name: "Menu", exact: true }),
    overlay: page.getByRole("dialog", { name: "Menu" }),
  };
}

/** The list of pages in the overlay with this link. */
function pagesOf(overlay: Locator, name: string): Locator {
  return overlay
    .locator(".menu-pages")
    .filter({ has: overlay.page().getByRole("link", { name, exact: true }) });
}

/** Milliseconds of the animations declared for an element's current state. */
function durationsOf(element: Locator): Promise<number[]> {
  return element.evaluate((node) =>
    getComputedStyle(node)
      .animationDuration.split(", ")
      .map((duration) => Number.parseFloat(duration) * 1000),
  );
}
