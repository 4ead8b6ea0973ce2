import type { Page } from "playwright/test";
import { expect, test } from "#tests/support/fixtures.ts";
import { filmRequests, navbar, opacity, openHome, playing, scrollTo, stageOf } from "#tests/support/stage.ts";

test.describe("with films", () => {
  test.use({ intro: "shown" });

  test("HOME-05, HOME-08: only the visible film plays, and all pause when the page is hidden", async ({
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

  test("HOME-06: the links slide out of a clip in 400 ms after the intro", async ({ page }) => {
    await page.goto("/");
    const links = stageOf(page).locator(".stage-links");
    await expect(links).toHaveCSS("clip-path", /100%/);
    await expect(links).toHaveCSS("transition-duration", "0.4s, 0.4s");
    await expect(stageOf(page)).toHaveAttribute("data-intro", "over");
    await expect(links).not.toHaveCSS("clip-path", /100%/);
  });

  test("HOME-05: the blur has four strengths, each fading into the sharper one", async ({ page }) => {
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

  test("HOME-08: films are muted, inline, hidden from assistive technology and not focusable", async ({
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

test.describe("with reduced motion", () => {
  test.use({ intro: "shown", contextOptions: { reducedMotion: "reduce" } });

  test("HOME-08: intro and films are not requested; stage and text are two still screens", async ({
    page,
  }) => {
    const films = filmRequests(page);
    await page.goto("/");
    await expect(stageOf(page)).toHaveAttribute("data-intro", "none");
    await expect(navbar(page)).toBeVisible();
    await expect(stageOf(page).locator("video")).toHaveCount(0);
    await page.getByRole("link", { name: "Scroll down" }).click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
    await expect(stageOf(page).locator(".stage-text")).toBeInViewport({ ratio: 1 });
    await expect(stageOf(page).locator(".stage-frame img")).toBeInViewport();
    expect(films).toEqual([]);
  });
});

test("HOME-08: with Save-Data the stage shows without intro and film", async ({ page }) => {
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

/** Simulates a background tab. */
function setHidden(page: Page, isHidden: boolean) {
  return page.evaluate((value) => {
    Object.defineProperty(document, "hidden", { value, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, isHidden);
}
