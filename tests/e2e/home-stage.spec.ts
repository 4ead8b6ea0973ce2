import type { Locator, Page } from "playwright/test";
import { shapeSize } from "#app/flow-field/stage-shape.ts";
import { openPage } from "#tests/support/answers-to-script.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { opacity, openHome, scrollTo, stageOf, variable } from "#tests/support/stage.ts";

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

test("HOME-05: scrolling ends the blur, shrinks the video into its corner and fades the text in, shows the background video from 800 and the progress from 700 to 900, and toggles page classes at the stage end, 15 % past it and near the footer", async ({
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

test("HOME-06: the hero shows picture, description and the nine solution links along the lower edge; the scroll-down button scrolls one viewport height, the side lines grow with the page to 200vh, and the small video shows after 200 px, but not below 768 px", async ({
  page,
}) => {
  await openHome(page);
  await expect(stageOf(page).locator(".stage-air img")).toBeVisible();
  await expect(stageOf(page).getByText(/^We build products and the AI inside them/)).toBeInViewport();
  const links = stageOf(page).getByRole("navigation", { name: "Solutions" }).getByRole("link");
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(solutions);
  for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });

  await page.getByRole("link", { name: "Scroll down" }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);

  await scrollTo(page, 0);
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

test("HOME-06: a phone shows all links, without scroll-down button and small video @phone", async ({
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

test("HOME-05: a stage whose styles arrive after its script is pinned once they are there", async ({
  page,
}) => {
  await openPage(page, "/solutions");
  // As when a visitor goes back to the home page while the browser still drops its style sheet.
  await page.evaluate(() => {
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof HTMLLinkElement && node.rel === "stylesheet") node.media = "not all";
    }).observe(document.head, { childList: true });
  });
  await page.getByRole("banner").getByRole("link", { name: "Kestrel" }).click();
  await expect(stageOf(page)).toHaveAttribute("data-intro", "none");
  await expect(stageOf(page)).toHaveAttribute("data-short");
  await page.evaluate(() => {
    for (const sheet of document.querySelectorAll<HTMLLinkElement>("link[media='not all']")) sheet.media = "";
  });
  await expect(stageOf(page)).not.toHaveAttribute("data-short");
  await expect(stageOf(page).locator(".stage-view")).toHaveCSS("position", "sticky");
});

const screens = [
  { name: "a phone with all its bars", width: 390, height: 664, isPinned: true },
  { name: "a small phone", width: 375, height: 553, isPinned: true },
  { name: "a flat window", width: 1366, height: 620, isPinned: true },
  { name: "a small laptop", width: 1025, height: 768, isPinned: true },
  { name: "a laptop at the next breakpoint", width: 1200, height: 800, isPinned: true },
  { name: "a laptop with all its bars", width: 1536, height: 730, isPinned: true },
  { name: "a desktop screen with all its bars", width: 1920, height: 900, isPinned: true },
  { name: "a large screen", width: 2560, height: 1240, isPinned: true },
  { name: "a tablet held upright", width: 820, height: 1180, isPinned: true },
  { name: "the smallest phone", width: 320, height: 568, isPinned: false },
  { name: "a phone held sideways", width: 844, height: 390, isPinned: false },
  { name: "1280 × 800 at 200 %", width: 640, height: 400, isPinned: false },
];

for (const opened of [
  "a phone with all its bars",
  "a desktop screen with all its bars",
  "a phone held sideways",
]) {
  test(`HOME-05, HOME-06: opened on ${opened} nothing of the stage is cropped`, async ({ page }) => {
    const screen = screens.find(({ name }) => name === opened);
    if (!screen) throw new Error(`there is no screen ${opened}`);
    await page.setViewportSize({ width: screen.width, height: screen.height });
    await openHome(page);
    await expectWholeStage(page, screen);
  });
}

test("HOME-05, HOME-06: on any screen that the window changes to the stage is sticky where it fits, and nothing of it is cropped", async ({
  page,
}) => {
  await openHome(page);
  // Begins where the stage does not fit, so that it fits again on the next screen.
  for (const screen of [...screens.slice(-1), ...screens]) {
    const { name, width, height, isPinned } = screen;
    await scrollTo(page, 0);
    await page.setViewportSize({ width, height });
    const position = isPinned ? "sticky" : "relative";
    await expect(stageOf(page).locator(".stage-view"), name).toHaveCSS("position", position);
    await expectWholeStage(page, screen);
  }
});

async function expectWholeStage(page: Page, { name, width, height, isPinned }: (typeof screens)[number]) {
  const lastLink = stageOf(page).getByRole("navigation", { name: "Solutions" }).getByRole("link").last();
  const text = stageOf(page).locator(".stage-text");
  await expect.soft(page.getByRole("heading", { level: 1 }), name).toBeInViewport({ ratio: 1 });
  if (isPinned) {
    await expect.soft(lastLink, name).toBeInViewport({ ratio: 1 });
    await scrollTo(page, 850);
  } else {
    await lastLink.scrollIntoViewIfNeeded();
    await expect.soft(lastLink, name).toBeInViewport({ ratio: 1 });
    await text.scrollIntoViewIfNeeded();
  }
  await expect.soft(text, name).toBeInViewport({ ratio: 0.99 });
  expect.soft(await opacity(text), name).toBe(1);
  const frame = await box(stageOf(page).locator(".stage-frame"));
  const words = await box(text);
  expect.soft(words.y + words.height, name).toBeLessThanOrEqual(frame.y);
  expect.soft(shapeHeight(frame) / Math.min(width, height), name).toBeGreaterThan(0.26);
}

/** The height of the shape in its frame, which its drawing covers; sizes as in stage-shape.ts. */
const shapeHeight = ({ width, height }: { width: number; height: number }) =>
  2 * 195 * Math.max(width / shapeSize.width, height / shapeSize.height);

/** The bounding box of an element, in whole pixels. */
async function box(element: Locator) {
  const { x = 0, y = 0, width = 0, height = 0 } = (await element.boundingBox()) ?? {};
  // Without a negative zero.
  return {
    x: Math.round(x) || 0,
    y: Math.round(y) || 0,
    width: Math.round(width),
    height: Math.round(height),
  };
}

test("HOME-05, NAV-02: the sidebar's labels change colour together with the sidebar", async ({ page }) => {
  await openHome(page);
  await stageOf(page).evaluate((stage) => window.scrollTo(0, stage.clientHeight + 300));
  const labels = await page.locator("header:visible").evaluate(async (header: HTMLElement) => {
    const colours = () => {
      const all = [...header.querySelectorAll("nav li a > :last-child")].map(
        (label) => getComputedStyle(label).color,
      );
      return { header: getComputedStyle(header).color, labels: [...new Set(all)] };
    };
    const seen = [];
    while (header.dataset.tone === "stage" || header.getAnimations().length > 0) {
      await new Promise(requestAnimationFrame);
      seen.push(colours());
    }
    return seen;
  });
  for (const { header, labels: colours } of labels) expect(colours).toEqual([header]);
});
