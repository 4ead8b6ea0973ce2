import type { Locator, Page } from "playwright/test";
import { expect, test } from "#tests/fixtures.ts";
import { navbar, opacity, playing, scrollTo, stageOf, variable } from "#tests/stage.ts";
import { storeSettings } from "#tests/stored-settings.ts";

const solutions = [
  "/solutions/marketplaces",
  "/solutions/e-commerce",
  "/solutions/workflow-automations",
  "/solutions/ai-assistants",
  "/solutions/corporate-websites",
  "/solutions/banking-apps",
  "/solutions/hr-portals",
  "/solutions/smart-home-apps",
  "/solutions/dwh",
];

test("HOME-01: intro and stage are there at / and nowhere else", async ({ page }) => {
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

test.describe("when it is turned off", () => {
  test.use({ intro: "shown" });

  test("HOME-01: there is neither intro nor stage, and the page begins with its sections", async ({
    page,
  }) => {
    const films = filmRequests(page);
    const undo = await storeSettings({ home_hero_section_enabled: false });
    try {
      await expect(async () => {
        await page.goto("/");
        expect(await stageOf(page).count()).toBe(0);
      }).toPass();
      await expect(navbar(page)).toBeVisible();
      await expect(page.getByRole("banner").getByRole("link", { name: "Kestrel" })).toHaveCSS("opacity", "1");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        "Software that holds still in moving air.",
      );
      await expect(
        page.getByRole("heading", { name: "What we have built often enough to price" }),
      ).toBeInViewport();
      expect(films).toEqual([]);
    } finally {
      await undo();
    }
  });

  test("HOME-06: a stage without its hero keeps intro and film", async ({ page }) => {
    const undo = await storeSettings({ home_hero_enabled: false });
    try {
      await expect(async () => {
        await page.goto("/");
        expect(await stageOf(page).getByRole("navigation", { name: "Solutions" }).count()).toBe(0);
      }).toPass();
      await expect(stageOf(page)).toHaveAttribute("data-intro", "over");
      await expect(navbar(page)).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        "Software that holds still in moving air.",
      );
      await expect.poll(async () => (await playing(page)).intro).toBe(true);
    } finally {
      await undo();
    }
  });
});

test("HOME-05: the film comes into focus and shrinks into its corner, the text fades in", async ({
  page,
}) => {
  await openHome(page);
  const text = stageOf(page).locator(".stage-text");
  const film = stageOf(page).locator(".stage-window");
  const frame = stageOf(page).locator(".stage-frame");

  await scrollTo(page, 100);
  expect(await variable(page, "--stage-blur")).toBe(120);
  expect(await opacity(text)).toBe(0);
  await scrollTo(page, 200);
  expect(await box(film)).toEqual({ x: 0, y: 0, width: 1440, height: 900 });
  await scrollTo(page, 450);
  expect(await variable(page, "--stage-blur")).toBe(60);
  await scrollTo(page, 400);
  expect(await opacity(text)).toBe(0);
  await scrollTo(page, 600);
  expect(await opacity(text)).toBe(0.5);
  await scrollTo(page, 800);
  expect(await variable(page, "--stage-blur")).toBe(0);
  expect(await opacity(text)).toBe(1);
  expect(await box(film)).toEqual(await box(frame));
  expect((await text.boundingBox())?.width).toBeLessThanOrEqual(700);
});

test("HOME-05: the background film shows from 800, the progress runs from 700 to 900", async ({ page }) => {
  await openHome(page);
  const background = stageOf(page).locator(".stage-background");
  const progress = stageOf(page).locator(".stage-frame-progress");
  const width = async () => (await progress.boundingBox())?.width ?? 0;

  await scrollTo(page, 700);
  expect(await width()).toBe(0);
  await scrollTo(page, 799);
  await expect(background).toHaveCSS("opacity", "0");
  await scrollTo(page, 800);
  await expect(background).toHaveCSS("opacity", "1");
  const half = await width();
  await scrollTo(page, 900);
  expect(await width()).toBeCloseTo(2 * half);
});

test("HOME-05: classes of the page tell the stage's end, 15 % past it, and the footer", async ({ page }) => {
  await openHome(page);
  const html = page.locator("html");
  const stageEnd = await stageOf(page).evaluate((stage) => stage.clientHeight);
  await scrollTo(page, stageEnd - 1);
  await expect(html).not.toHaveClass(/stage-ended/);
  await scrollTo(page, stageEnd);
  await expect(html).toHaveClass(/stage-ended/);
  await scrollTo(page, stageEnd + 0.15 * 900 - 1);
  await expect(html).not.toHaveClass(/stage-past/);
  await scrollTo(page, stageEnd + 0.15 * 900);
  await expect(html).toHaveClass(/stage-past/);
  await expect(html).not.toHaveClass(/footer-near/);
  await scrollTo(page, 1_000_000);
  await expect(html).toHaveClass(/footer-near/);
  await scrollTo(page, 0);
  await expect(html).not.toHaveClass(/stage-|footer-near/);
});

test("HOME-06: picture, description and the nine solutions along the lower edge", async ({ page }) => {
  await openHome(page);
  await expect(stageOf(page).locator(".stage-air img")).toBeVisible();
  await expect(stageOf(page).getByText(/^We build solutions, not just apps or websites/)).toBeInViewport();
  const links = stageOf(page).getByRole("navigation", { name: "Solutions" }).getByRole("link");
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(solutions);
  for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
});

test("HOME-06: the button scrolls down one screen", async ({ page }) => {
  await openHome(page);
  await page.getByRole("link", { name: "Scroll down" }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
});

test("HOME-06: on a phone there is no button and no small film; all links are in sight @phone", async ({
  page,
}) => {
  await openHome(page);
  await expect(page.getByRole("link", { name: "Scroll down" })).toBeHidden();
  for (const link of await stageOf(page)
    .getByRole("navigation", { name: "Solutions" })
    .getByRole("link")
    .all())
    await expect(link).toBeInViewport({ ratio: 1 });
  await scrollTo(page, 700);
  await expect(stageOf(page).locator(".stage-loop")).toBeHidden();
});

test("HOME-06: the side lines grow with the page, to 200vh", async ({ page }) => {
  await openHome(page);
  const line = stageOf(page).locator(".stage-lines span").first();
  const end = async () => {
    const box = await line.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0) + (await page.evaluate(() => window.scrollY));
  };
  expect(await end()).toBeCloseTo(0);
  await scrollTo(page, 450);
  expect(await end()).toBeCloseTo(900);
  await scrollTo(page, 900);
  expect(await end()).toBeCloseTo(1800);
  await scrollTo(page, 1500);
  expect(await end()).toBeCloseTo(1800);
});

test("HOME-06: the small film shows after 200 px, not below 768 px", async ({ page }) => {
  await openHome(page);
  const loop = stageOf(page).locator(".stage-loop");
  await scrollTo(page, 200);
  await expect(loop).toHaveCSS("opacity", "0");
  await scrollTo(page, 201);
  await expect(loop).toHaveCSS("opacity", "1");
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(loop).toBeVisible();
  await page.setViewportSize({ width: 767, height: 1024 });
  await expect(loop).toBeHidden();
});

const screens = [
  { name: "a phone with all its bars", width: 390, height: 664, isPinned: true },
  { name: "a small phone", width: 375, height: 553, isPinned: true },
  { name: "a flat window", width: 1366, height: 620, isPinned: true },
  { name: "the smallest phone", width: 320, height: 568, isPinned: false },
  { name: "a phone held sideways", width: 844, height: 390, isPinned: false },
  { name: "1280 × 800 at 200 %", width: 640, height: 400, isPinned: false },
];

for (const { name, width, height, isPinned } of screens) {
  test(`HOME-05, HOME-06: on ${name} nothing of the stage is cropped`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openHome(page);
    const lastLink = stageOf(page).getByRole("navigation", { name: "Solutions" }).getByRole("link").last();
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
    if (isPinned) {
      await expect(lastLink).toBeInViewport({ ratio: 1 });
      await scrollTo(page, 850);
    } else {
      await lastLink.scrollIntoViewIfNeeded();
      await expect(lastLink).toBeInViewport({ ratio: 1 });
      await stageOf(page).locator(".stage-text").scrollIntoViewIfNeeded();
    }
    const text = stageOf(page).locator(".stage-text");
    await expect(text).toBeInViewport({ ratio: 0.99 });
    expect(await opacity(text)).toBe(1);
    const frame = await box(stageOf(page).locator(".stage-frame"));
    const words = await box(text);
    expect(words.y + words.height).toBeLessThanOrEqual(frame.y);
  });
}

test("HOME-05: a stage that fits again after the screen has turned stands again", async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await openHome(page);
  await expect(stageOf(page).locator(".stage-view")).toHaveCSS("position", "relative");
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(stageOf(page).locator(".stage-view")).toHaveCSS("position", "sticky");
});

test("HOME-07: every section is there, numbered in its order", async ({ page }) => {
  await openHome(page);
  const labels = page.locator("#sections > section p.mono").filter({ hasText: /^\d\d — / });
  expect(await labels.allInnerTexts()).toEqual([
    "01 — Solutions",
    "02 — Cases",
    "03 — Services",
    "04 — Clients",
    "05 — Clutch",
    "06 — We build for",
    "07 — Team",
    "08 — News",
    "09 — Offices",
  ]);
});

test.describe("with films", () => {
  test.use({ intro: "shown" });

  test("HOME-05, HOME-08: the film that is seen plays, the others rest, and all do when nobody looks", async ({
    page,
  }) => {
    await page.goto("/");
    await expect(stageOf(page)).toHaveAttribute("data-intro", "over");
    await expect(navbar(page)).toBeVisible();
    const resting = { intro: false, background: false, loop: false, reel: false };
    await expect.poll(() => playing(page)).toEqual({ ...resting, intro: true });
    await expect(stageOf(page).locator(".stage-air video")).toHaveCSS("opacity", "1");
    await scrollTo(page, 300);
    await expect.poll(() => playing(page)).toEqual({ ...resting, loop: true });
    await scrollTo(page, 850);
    const atRest = { intro: false, background: true, loop: true, reel: true };
    await expect.poll(() => playing(page)).toEqual(atRest);

    await setHidden(page, true);
    await expect.poll(() => playing(page)).toEqual(resting);
    await setHidden(page, false);
    await expect.poll(() => playing(page)).toEqual(atRest);
    await scrollTo(page, 4000);
    await expect.poll(() => playing(page)).toEqual(resting);
  });

  test("HOME-06: the links slide out of a clip in 400 ms when the intro is over", async ({ page }) => {
    await page.goto("/");
    const links = stageOf(page).locator(".stage-links");
    await expect(links).toHaveCSS("clip-path", /100%/);
    await expect(links).toHaveCSS("transition-duration", "0.4s, 0.4s");
    await expect(stageOf(page)).toHaveAttribute("data-intro", "over");
    await expect(links).not.toHaveCSS("clip-path", /100%/);
  });

  test("HOME-05: the blur is painted at four strengths, each lets the sharper through by degrees", async ({
    page,
  }) => {
    await page.goto("/");
    await expect(stageOf(page)).toHaveAttribute("data-intro", "over");
    const strengths = async () =>
      Promise.all((await stageOf(page).locator(".stage-blur").all()).map(opacity));
    await expect.poll(async () => (await strengths()).length).toBe(4);
    await scrollTo(page, 100);
    expect(await strengths()).toEqual([1, 1, 1, 1]);
    await scrollTo(page, 450);
    expect((await strengths()).map((value) => Math.round(value * 100))).toEqual([100, 100, 100, 6]);
    await scrollTo(page, 800);
    expect(await strengths()).toEqual([0, 0, 0, 0]);
  });

  test("HOME-08: films are muted, inline, hidden from assistive technology and out of the way of the keyboard", async ({
    page,
  }) => {
    await page.goto("/");
    const films = stageOf(page).locator("video");
    await expect(films).toHaveCount(4);
    for (const film of await films.all()) {
      expect(
        await film.evaluate((video: HTMLVideoElement) => [video.muted, video.loop, video.playsInline]),
      ).toEqual([true, true, true]);
      expect(await film.evaluate((video) => video.closest("[aria-hidden=true]") !== null)).toBe(true);
    }
    for (const part of [".stage-scenery", ".stage-frame", ".stage-loop", ".stage-eye", ".stage-lines"])
      await expect(stageOf(page).locator(part)).toHaveAttribute("aria-hidden", "true");
  });
});

test.describe("with less motion", () => {
  test.use({ intro: "shown", contextOptions: { reducedMotion: "reduce" } });

  test("HOME-08: no intro and no film is asked for; stage and text are two still screens", async ({
    page,
  }) => {
    const films = filmRequests(page);
    await page.goto("/");
    await expect(stageOf(page)).toHaveAttribute("data-intro", "none");
    await expect(navbar(page)).toBeVisible();
    await expect(stageOf(page).locator("video")).toHaveCount(0);
    await page.getByRole("link", { name: "Scroll down" }).click();
    expect(await page.evaluate(() => window.scrollY)).toBe(900);
    await expect(stageOf(page).locator(".stage-text")).toBeInViewport({ ratio: 1 });
    await expect(stageOf(page).locator(".stage-frame img")).toBeInViewport();
    expect(films).toEqual([]);
  });
});

test("HOME-08: whoever saves data gets neither intro nor film, and the stage all the same", async ({
  page,
}) => {
  const films = filmRequests(page);
  await openHome(page);
  await scrollTo(page, 850);
  await expect(stageOf(page).locator(".stage-text")).toBeInViewport({ ratio: 1 });
  await expect(stageOf(page).locator("video")).toHaveCount(0);
  expect(films).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const device of ["", " @phone"]) {
    test(`HOME-08: the page reads in full${device}`, async ({ page }) => {
      const films = filmRequests(page);
      await page.goto("/");
      await expect(navbar(page)).toBeVisible();
      await expect(page.getByRole("banner").getByRole("link", { name: "Kestrel" })).toHaveCSS("opacity", "1");
      await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
      for (const link of await stageOf(page)
        .getByRole("navigation", { name: "Solutions" })
        .getByRole("link")
        .all())
        await expect(link).toBeVisible();
      await expect(stageOf(page).locator(".stage-text")).toHaveCSS("opacity", "1");
      await expect(page.getByRole("heading", { name: "Notes from the work" })).toBeVisible();
      expect(films).toEqual([]);
    });
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

test("UI-04: the stage is whole at every breakpoint", async ({ page }) => {
  await openHome(page);
  for (const width of [320, 480, 768, 1024, 1025, 1200, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), String(width)).toBe(width);
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
  }
});

/** The home page without its intro, once it can be used. */
async function openHome(page: Page) {
  await page.goto("/");
  await expect(stageOf(page)).toHaveAttribute("data-intro", "none");
}

/** Where an element is, in whole pixels. */
async function box(element: Locator) {
  const { x = 0, y = 0, width = 0, height = 0 } = (await element.boundingBox()) ?? {};
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
}

function filmRequests(page: Page): string[] {
  const films: string[] = [];
  page.on("request", (request) => {
    if (/\.(webm|mp4)$/.test(new URL(request.url()).pathname)) films.push(request.url());
  });
  return films;
}

/** As if the tab were put into the background. */
function setHidden(page: Page, isHidden: boolean) {
  return page.evaluate((value) => {
    Object.defineProperty(document, "hidden", { value, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, isHidden);
}
