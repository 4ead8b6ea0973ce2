import { expect, type Locator, type Page } from "playwright/test";
import { answersToScript } from "./answers-to-script.ts";
import { clockDay } from "./clock-day.ts";

export const stageOf = (page: Page) => page.locator("#home-stage");

/** The sidebar or the top bar, depending on the viewport. */
export const navbar = (page: Page) => page.locator(".navbar:visible, .navbar").filter({ visible: true });

export const loadingText = (page: Page) => stageOf(page).locator(".stage-loading");

/** Stops the clock on every page from now on; `page.clock.runFor` advances it. */
export async function stopClock(page: Page) {
  const morning = Date.parse(`${clockDay}T09:00:00Z`);
  await page.clock.install({ time: morning });
  await page.clock.pauseAt(morning + 1000);
}

/** Opens the home page without its intro and waits until it is interactive. */
export async function openHome(page: Page) {
  await page.goto("/");
  await expect(stageOf(page)).toHaveAttribute("data-intro", "none");
}

/** Opens the home page through a link, at the start of its intro, with a stopped clock. */
export async function enterHome(page: Page) {
  await stopClock(page);
  await page.goto("/solutions");
  await answersToScript(page);
  await followLogo(page);
}

export async function followLogo(page: Page) {
  await page.getByRole("banner").getByRole("link", { name: "Kestrel" }).click();
  await stageOf(page).and(page.locator('[data-intro="running"]')).waitFor();
}

/** Waits until everything is loaded, independent of the clock. */
export async function untilLoaded(page: Page) {
  await stageOf(page).locator('[style*="--intro-percent: 100"]').waitFor({ state: "attached" });
}

/** Blocks the responses to these requests; the films of the intro never arrive. */
export async function hold(page: Page, addresses: RegExp) {
  await page.route(addresses, () => new Promise(() => {}));
}

/** Scrolls without an animation and waits until the stage has updated. */
export async function scrollTo(page: Page, top: number) {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
  await waitForFrames(page, 3);
}

/** Waits until the page has drawn this many frames. */
export function waitForFrames(page: Page, count: number) {
  return page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame);
  }, count);
}

/** A numeric CSS variable that the stage's script sets on one of its parts. */
export function variable(page: Page, name: string): Promise<number> {
  return stageOf(page)
    .locator(`[style*="${name}:"]`)
    .first()
    .evaluate((part: HTMLElement, key) => Number.parseFloat(part.style.getPropertyValue(key)), name);
}

export function opacity(element: Locator): Promise<number> {
  return element.evaluate((node) => Number(getComputedStyle(node).opacity));
}

/** For each film by name, whether it plays. */
export function playing(page: Page): Promise<Record<string, boolean>> {
  return stageOf(page).evaluate((stage) =>
    Object.fromEntries(
      [...stage.querySelectorAll("video")].map((video) => [
        video.closest<HTMLElement>("[data-film]")?.dataset.film,
        !video.paused,
      ]),
    ),
  );
}

/** Collects the film URLs that the page requests from now on. */
export function filmRequests(page: Page): string[] {
  const films: string[] = [];
  page.on("request", (request) => {
    if (/\.(webm|mp4)$/.test(new URL(request.url()).pathname)) films.push(request.url());
  });
  return films;
}
