import { parseArgs } from "node:util";
import { chromium, type Page } from "playwright";
import { findChromium } from "#tools/programs/chromium.ts";

/**
 * The frame rate of the home page's stage: a scripted scroll from its beginning past its end, with every film
 * playing, in a browser without a graphics card.
 *
 *   npm run bench -- stage [--url http://localhost:3000] [--runs 3]
 */
const { values } = parseArgs({
  options: {
    url: { type: "string", default: process.env.SITE_URL ?? "http://localhost:3000" },
    runs: { type: "string", default: "3" },
    width: { type: "string", default: "1440" },
    height: { type: "string", default: "900" },
  },
});

/** Frames per second that the stage has to keep. */
const goal = 50;

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ["--no-sandbox", "--disable-gpu"],
});
const rates: number[] = [];
for (let run = 1; run <= Number(values.runs); run += 1) {
  const page = await browser.newPage({
    viewport: { width: Number(values.width), height: Number(values.height) },
  });
  await page.goto(values.url, { waitUntil: "load" });
  await page.locator('[data-intro="over"][data-navbar="shown"]').waitFor();
  const { rate, slowest } = summary(await scrollThrough(page));
  rates.push(rate);
  console.log(`run ${run}: ${rate.toFixed(1)} frames per second; 19 of 20 within ${slowest.toFixed(0)} ms`);
  await page.close();
}
await browser.close();

const median = rates.sort((one, other) => one - other)[rates.length >> 1] ?? 0;
console.log(`median ${median.toFixed(1)}, the goal is ${goal}: ${median >= goal ? "ok" : "NOT ok"}`);
process.exitCode = median >= goal ? 0 : 1;

/** Scrolls at an even pace for six seconds; answers with the milliseconds between frames. */
function scrollThrough(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const length = 2 * window.innerHeight + 900;
    const duration = 6000;
    const frames: number[] = [];
    const start = performance.now();
    for (let share = 0; share < 1; share = (performance.now() - start) / duration) {
      window.scrollTo({ top: share * length, behavior: "instant" });
      frames.push(await new Promise<number>(requestAnimationFrame));
    }
    return frames.slice(1).map((now, position) => now - (frames[position] ?? now));
  });
}

function summary(times: number[]) {
  const sorted = [...times].sort((one, other) => one - other);
  const total = times.reduce((sum, time) => sum + time, 0);
  return {
    rate: (times.length * 1000) / total,
    slowest: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
  };
}
