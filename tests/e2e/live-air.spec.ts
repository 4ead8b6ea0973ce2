import { createHash } from "node:crypto";
import type { Page } from "playwright/test";
import sharp from "sharp";
import { runInAirWorker, withoutGpu } from "#tests/support/air-worker.ts";
import { answersToScript } from "#tests/support/answers-to-script.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { holdScripts } from "#tests/support/hold-scripts.ts";
import { isChangingPage } from "#tests/support/is-changing-page.ts";
import { filmRequests, openHome, playing, scrollTo, stageOf, waitForFrames } from "#tests/support/stage.ts";

test.describe("with live art", () => {
  // Without a GPU, the compositor copies each frame and logs that.
  test.use({ intro: "live", expectedErrors: [/GPU stall due to ReadPixels|CONTEXT_LOST_WEBGL/] });

  test("SITE-01: the stage’s art is drawn live instead of playing three films, the headline's letters part the lines, and scrolling through the stage forms the kestrel in the frame", async ({
    page,
  }) => {
    const films = filmRequests(page);
    await createLiveAir(page);
    const canvas = stageOf(page).locator("canvas.stage-live");
    await expect(canvas).toHaveCSS("opacity", "1");
    expect(await canvas.evaluate((element) => element.closest("[aria-hidden=true]") !== null)).toBe(true);
    await expect.poll(async () => (await lit(page, upperRight)).share).toBeGreaterThan(0.01);
    const first = await lit(page, upperRight);
    await expect.poll(async () => (await lit(page, upperRight)).pixels).not.toBe(first.pixels);

    const headline = page.getByRole("heading", { level: 1 });
    const word = await headline.evaluate((element) => {
      const range = document.createRange();
      range.setStart(element.firstChild ?? element, 0);
      range.setEnd(element.firstChild ?? element, 8);
      element.style.visibility = "hidden";
      const { x, y, width, height } = range.getBoundingClientRect();
      return { x, y: y + height * 0.45, width, height: height * 0.25 };
    });
    await expect.poll(async () => (await lit(page, word)).share).toBe(0);

    await scrollTo(page, 900);
    // The frame still moves for a moment after the scroll.
    const shareLit = async (x: number, y: number, width: number, height: number) => {
      const frame = await stageOf(page).locator(".stage-frame").boundingBox();
      if (!frame) throw new Error("the frame is not visible");
      const part = {
        x: frame.x + frame.width * x,
        y: frame.y + frame.height * y,
        width: frame.width * width,
        height: frame.height * height,
      };
      return (await lit(page, part)).share;
    };
    await expect.poll(() => shareLit(0.2, 0.15, 0.6, 0.3)).toBeGreaterThan(0.03);
    await expect.poll(() => shareLit(0.48, 0.44, 0.04, 0.06)).toBe(0);
    expect(films.filter((film) => !film.includes("/loop."))).toEqual([]);
  });

  test("SITE-12: the still picture becomes the live lines without a darker frame", async ({ page }) => {
    const releaseWorker = await holdScripts(page, /air-worker/);
    await page.goto("/");
    await stageOf(page)
      .locator(".stage-air img")
      .evaluate((picture: HTMLImageElement) => picture.decode());
    const still = await glow(page, upperRight);
    expect(still).toBeGreaterThan(0.1);

    releaseWorker();
    await expect(stageOf(page)).toHaveAttribute("data-air", "running");
    const frames: number[] = [];
    const nextFrame = async () => {
      frames.push(await glow(page, upperRight));
      return frames.at(-1);
    };
    await expect.poll(nextFrame, { intervals: [0] }).toBeGreaterThan(still * 1.5);
    expect(Math.min(...frames)).toBeGreaterThan(still * 0.9);
  });

  test("SITE-01: pointer and touch part the lines, and the drawing pauses off screen and while the page is hidden", async ({
    page,
  }) => {
    test.slow(); // without a GPU, few frames are drawn on a busy machine
    const parting = { timeout: 40_000 };
    await createLiveAir(page);
    const around = await brightestIn(page, rightEdge);
    const [x, y] = [around.x + around.width / 2, around.y + around.height / 2];
    // The gap narrows around a pointer that rests for 2.5 s.
    const shareWhile = async (move: () => Promise<void>) => {
      await move();
      return (await lit(page, around)).share;
    };
    const moveMouse = async () => {
      await page.mouse.move(x - 4, y);
      await page.mouse.move(x, y, { steps: 4 });
    };
    await page.mouse.move(x - 150, y);
    await expect.poll(() => shareWhile(moveMouse), parting).toBeLessThan(0.002);
    await page.mouse.move(0, 899);
    await stageOf(page).dispatchEvent("pointerleave");
    await expect.poll(async () => (await lit(page, around)).share, parting).toBeGreaterThan(0.004);
    await expect.poll(() => shareWhile(() => touch(page, x, y)), parting).toBeLessThan(0.002);

    const stage = stageOf(page);
    await scrollTo(page, 4000);
    await expect(stage).toHaveAttribute("data-air", "resting");
    await scrollTo(page, 0);
    await expect(stage).toHaveAttribute("data-air", "running");
    await setHidden(page, true);
    await expect(stage).toHaveAttribute("data-air", "resting");
    await expect.poll(() => isStill(page)).toBe(true); // the last frames can take a moment to show
    await setHidden(page, false);
    await expect(stage).toHaveAttribute("data-air", "running");
  });

  test("HOME-08: a button stops the lines, which still follow the scroll, until the document is left", async ({
    page,
  }) => {
    await createLiveAir(page);
    const pause = page.getByRole("button", { name: "Pause the background" });
    await expect(pause).toHaveAttribute("aria-pressed", "false");
    await pause.press("Enter");
    await expect(pause).toHaveAttribute("aria-pressed", "true");
    await expect.poll(() => isStill(page)).toBe(true);

    await scrollTo(page, 900);
    const frame = await stageOf(page).locator(".stage-frame").boundingBox();
    if (!frame) throw new Error("the frame is not visible");
    await expect.poll(async () => (await lit(page, frame)).share).toBeGreaterThan(0.03);
    await expect.poll(() => isStill(page)).toBe(true);

    await scrollTo(page, 0);
    await answersToScript(page);
    await stageOf(page).getByRole("link", { name: "DWH" }).click();
    await expect(stageOf(page)).toHaveCount(0);
    await expect.poll(() => page.evaluate(isChangingPage)).toBe(false);
    await page.goBack();
    await expect(stageOf(page)).toHaveAttribute("data-air", "running");
    await expect(pause).toHaveAttribute("aria-pressed", "true");
    await pause.click();
    await expect.poll(() => isStill(page)).toBe(false);
  });

  test("SITE-01: with a lost context the still picture shows again", async ({ page }) => {
    await createLiveAir(page);
    const browser = await page.context().browser()?.newBrowserCDPSession();
    await browser?.send("Browser.crashGpuProcess");
    await expect(stageOf(page).locator("canvas.stage-live")).toHaveCount(0);
    await expect(stageOf(page)).not.toHaveAttribute("data-air");
    await expect(stageOf(page).locator(".stage-air img")).toBeVisible();
  });

  test("SITE-01: without a GPU the films play instead, and the intro loads them", async ({ page }) => {
    await runInAirWorker(page, withoutGpu);
    const films = filmRequests(page);
    await page.goto("/");
    await expect(stageOf(page)).toHaveAttribute("data-intro", "over");
    await expect.poll(() => playing(page)).toMatchObject({ intro: true, background: false, reel: false });
    await expect(stageOf(page).locator("canvas.stage-live")).toHaveCount(0);
    await expect(stageOf(page).locator(".stage-blur")).toHaveCount(4);
    for (const name of ["intro", "background", "reel"])
      expect(films.filter((film) => film.includes(`/${name}.`))).not.toEqual([]);
  });

  test("SITE-01: the drawing code is at most 25 KB, and only on the home page", async ({ page }) => {
    const sizes = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType("resource")
          .filter(({ name }) => /(live-air|air-worker)/.test(name))
          .map((entry) => (entry as PerformanceResourceTiming).encodedBodySize),
      );
    await page.goto("/about");
    await page.waitForLoadState("networkidle");
    expect(await sizes()).toEqual([]);
    await createLiveAir(page);
    const [loader = 0, worker = 0, ...more] = await sizes();
    expect(more).toEqual([]);
    expect(Math.min(loader, worker)).toBeGreaterThan(500);
    expect(loader + worker).toBeLessThan(25_000);
  });

  test.describe("with reduced motion", () => {
    test.use({ contextOptions: { reducedMotion: "reduce" } });

    test("SITE-01: nothing is drawn live", async ({ page }) => {
      await openHome(page);
      await expect(stageOf(page).locator("canvas")).toHaveCount(0);
      await expect(stageOf(page).locator(".stage-air img")).toBeVisible();
      await expect(page.getByRole("button", { name: "Pause the background" })).toBeHidden();
    });
  });

  test("SITE-01: with forced colours there is neither live drawing nor film", async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active" });
    await page.goto("/");
    await expect(stageOf(page)).toHaveAttribute("data-intro", "over");
    await expect(stageOf(page).locator("canvas.stage-live, video")).toHaveCount(0);
    await expect(stageOf(page).locator(".stage-scenery")).toBeHidden();
  });
});

test("SITE-01: with Save-Data the still picture shows", async ({ page }) => {
  await openHome(page);
  await expect(stageOf(page).locator("canvas")).toHaveCount(0);
  await expect(stageOf(page).locator(".stage-air img")).toBeVisible();
});

/** Lines without an obstacle nearby, against which a gap would press them. */
const rightEdge = { x: 1120, y: 100, width: 300, height: 300 };
const upperRight = { x: 700, y: 100, width: 600, height: 200 };

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

async function createLiveAir(page: Page) {
  await page.goto("/");
  await expect(stageOf(page)).toHaveAttribute("data-intro", "over");
  await expect(stageOf(page)).toHaveAttribute("data-air", "running");
  // The still picture has become the lines.
  await expect(stageOf(page).locator("canvas.stage-live")).toHaveCSS("opacity", "1");
  await expect(stageOf(page).locator(".stage-scenery > .stage-shade").first()).toBeHidden();
}

/** A region of the screen: its pixels, and the share of them that is clearly brighter than the background. */
async function lit(page: Page, clip: Box): Promise<{ share: number; pixels: string }> {
  const { data, info } = await sharp(await page.screenshot({ clip }))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    share: data.filter((value) => value > 50).length / (info.width * info.height),
    pixels: createHash("sha256").update(data).digest("hex"),
  };
}

/** Whether the lines stay where they are for thirty frames. */
async function isStill(page: Page): Promise<boolean> {
  const before = await lit(page, upperRight);
  await waitForFrames(page, 30);
  return (await lit(page, upperRight)).pixels === before.pixels;
}

/** The mean brightness of a region above that of the ground. */
async function glow(page: Page, clip: Box): Promise<number> {
  const data = await sharp(await page.screenshot({ clip }))
    .greyscale()
    .raw()
    .toBuffer();
  return data.reduce((sum, value) => sum + Math.max(value - 20, 0), 0) / data.length;
}

/** The brightest part of a region, as large as the gap that a pointer opens; at least some lines cross it. */
async function brightestIn(page: Page, { x, y, width, height }: Box): Promise<Box> {
  const size = { width: 60, height: 50 };
  let brightest = { part: { x, y, ...size }, share: 0.004 };
  for (let top = y; top + size.height <= y + height; top += size.height)
    for (let left = x; left + size.width <= x + width; left += size.width) {
      const part = { x: left, y: top, ...size };
      const { share } = await lit(page, part);
      if (share > brightest.share) brightest = { part, share };
    }
  return brightest.part;
}

/** A finger that has just moved. */
function touch(page: Page, clientX: number, clientY: number): Promise<void> {
  return stageOf(page).evaluate(
    (stage, at) => {
      const finger = new Touch({ identifier: 1, target: stage, ...at });
      stage.dispatchEvent(new TouchEvent("touchmove", { touches: [finger], bubbles: true }));
    },
    { clientX, clientY },
  );
}

/** Simulates a background tab. */
function setHidden(page: Page, isHidden: boolean) {
  return page.evaluate((value) => {
    Object.defineProperty(document, "hidden", { value, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, isHidden);
}
