import type { Page } from "playwright/test";
import { expect, test } from "#tests/support/fixtures.ts";
import { filmRequests, navbar, openHome, playing, scrollTo, stageOf } from "#tests/support/stage.ts";

test("HOME-01: intro and stage exist only at /", async ({ page }) => {
  await openHome(page);
  await expect(stageOf(page)).toBeVisible();
  await page
    .getByRole("navigation", { name: "Main", exact: true })
    .getByRole("link", { name: "Services" })
    .click();
  await expect(page).toHaveURL("/services");
  await expect(stageOf(page)).toHaveCount(0);
  await expect(page.locator("html")).not.toHaveClass(/stage-|footer-near/);
});

test.describe("with the hero section turned off", () => {
  test.use({ intro: "shown" });

  test("HOME-01: the page starts with its sections, without intro and stage", async ({
    storeSettings,
    page,
  }) => {
    const films = filmRequests(page);
    await storeSettings({ home_hero_section_enabled: false });
    await page.goto("/");
    await expect(stageOf(page)).toHaveCount(0);
    await expect(navbar(page)).toBeVisible();
    await expect(page.getByRole("banner").getByRole("link", { name: "Kestrel" })).toHaveCSS("opacity", "1");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Software that holds still in moving air.",
    );
    await expect(
      page.getByRole("heading", { name: "Eight projects with their numbers left in" }),
    ).toBeInViewport();
    expect(films).toEqual([]);
  });

  test("HOME-06: a stage without its hero keeps intro and video", async ({ storeSettings, page }) => {
    await storeSettings({ home_hero_enabled: false });
    await page.goto("/");
    await expect(stageOf(page).getByRole("navigation", { name: "Solutions" })).toHaveCount(0);
    await expect(stageOf(page)).toHaveAttribute("data-intro", "over");
    await expect(navbar(page)).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Software that holds still in moving air.",
    );
    await expect.poll(async () => (await playing(page)).intro).toBe(true);
  });
});

test("HOME-07: every section shows, numbered in order", async ({ page }) => {
  await openHome(page);
  const labels = page
    .locator("#sections section")
    .locator("p.mono, h2.mono")
    .filter({ hasText: /^\d\d — / });
  expect(await labels.allInnerTexts()).toEqual([
    "01 — Cases",
    "02 — Solutions",
    "03 — Services",
    "04 — Clients",
    "05 — Clutch",
    "06 — We build for",
    "07 — Team",
    "08 — News",
    "09 — Offices",
  ]);
});

test("SITE-07: the team strip moves by its buttons and snaps to a person", async ({ page }) => {
  await openHome(page);
  const { strip, previous, next, left } = teamStrip(page);
  await strip.scrollIntoViewIfNeeded();
  await expect(previous).toHaveAttribute("aria-disabled", "true");

  await next.focus();
  await page.keyboard.press("Enter");
  await expect(previous).toHaveAttribute("aria-disabled", "false");
  const distances = () =>
    strip.evaluate((box) =>
      [...box.querySelectorAll("li")].map(
        (item) => item.getBoundingClientRect().left - box.getBoundingClientRect().left,
      ),
    );
  await expect.poll(async () => (await distances()).some((each) => Math.abs(each) < 1)).toBe(true);
  expect(await left()).toBeGreaterThan(200);

  await expect
    .poll(async () => {
      await page.keyboard.press("Enter");
      return next.getAttribute("aria-disabled");
    })
    .toBe("true");
  await expect(next).toBeFocused();

  await page.emulateMedia({ reducedMotion: "reduce" });
  const end = await left();
  await previous.click();
  await expect.poll(left).toBeLessThan(end - 200);
});

test("SITE-07: on a phone further testimonials are in a row that scrolls; wider screens show all", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHome(page);
  const row = page.getByRole("group", { name: "Clients" });
  await row.scrollIntoViewIfNeeded();
  await page.getByRole("button", { name: "Next testimonials" }).click();
  await expect.poll(() => row.evaluate((box) => box.scrollLeft)).toBeGreaterThan(150);
  await expect(row.getByRole("listitem").nth(1)).toBeInViewport({ ratio: 0.9 });

  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(page.getByRole("button", { name: "Next testimonials" })).toBeHidden();
  await expect(row).not.toHaveAttribute("tabindex");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("SITE-07: the team strip scrolls without buttons", async ({ page }) => {
    await page.goto("/");
    const { strip, next, left } = teamStrip(page);
    await expect(next).toBeHidden();
    await expect(strip).toHaveCSS("scrollbar-width", "auto");
    await strip.focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(left).toBeGreaterThan(0);
  });
});

function teamStrip(page: Page) {
  const strip = page.getByRole("group", { name: "Team" });
  return {
    strip,
    previous: page.getByRole("button", { name: "Previous people" }),
    next: page.getByRole("button", { name: "Next people" }),
    left: () => strip.evaluate((box) => box.scrollLeft),
  };
}

test("SITE-06: testimonials of a row end at one height at every breakpoint", async ({ page }) => {
  await page.goto("/");
  for (const width of [390, 768, 1280, 1680]) {
    await page.setViewportSize({ width, height: 900 });
    const boxes = await page
      .locator("#sections section")
      .filter({ hasText: "04 — Clients" })
      .locator("li")
      .evaluateAll((items) =>
        items.map((item) => item.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })),
      );
    expect(boxes.length).toBeGreaterThan(2);
    for (const { top, bottom } of boxes)
      for (const other of boxes)
        if (other.top === top) expect(other.bottom, `${width} px`).toBeCloseTo(bottom, 0);
  }
});

test("NAV-04: the logo fades while the stage's end is more than 1000 px below the top", async ({ page }) => {
  await openHome(page);
  const logo = page.getByRole("banner").getByRole("link", { name: "Kestrel" });
  await expect(logo).toHaveCSS("opacity", "0");
  const stageEnd = await stageOf(page).evaluate((stage) => stage.clientHeight);
  await scrollTo(page, stageEnd - 1001);
  await expect(logo).toHaveCSS("opacity", "0");
  await scrollTo(page, stageEnd - 1000);
  await expect(logo).toHaveCSS("opacity", "1");
  await scrollTo(page, 0);
  await expect(logo).toHaveCSS("opacity", "0");

  await page
    .getByRole("navigation", { name: "Main", exact: true })
    .getByRole("link", { name: "About" })
    .click();
  await expect(page).toHaveURL("/about");
  await expect(logo).toHaveCSS("opacity", "1");
});

test("UI-04: the stage is complete at every breakpoint", async ({ page }) => {
  await openHome(page);
  for (const width of [320, 480, 768, 1024, 1025, 1200, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), String(width)).toBe(width);
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
  }
});
