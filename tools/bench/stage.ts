import { parseArgs } from "node:util";
import { type Browser, chromium, type Page } from "playwright";
import { hideRenderer, runInAirWorker } from "#tests/support/air-worker.ts";
import { findProgram } from "#tools/programs/programs.ts";

/**
 * Frame times of the home page's stage: idle, with a moving pointer, and during a scroll through it; live with WebGL,
 * live with a 2D canvas, and with films. Live frames are those of the worker that draws, films' those of the page.
 *
 *   npm run bench -- stage [--url http://localhost:3000] [--runs 3] [--gpu]
 *
 * Chromium renders in software unless `--gpu` is given, which says nothing about phones with a GPU: the target applies
 * to the mode that such a browser uses, the 2D canvas.
 */
const { values } = parseArgs({
  options: {
    url: { type: "string", default: process.env.SITE_URL ?? "http://localhost:3000" },
    runs: { type: "string", default: "3" },
    width: { type: "string", default: "1440" },
    height: { type: "string", default: "900" },
    gpu: { type: "boolean", default: false },
  },
});

/** Frames per second while scrolling, on two cores without a GPU; with one, the display's refresh rate. */
const goal = values.gpu ? 58 : 40;

const kinds = ["webgl", "canvas", "films"] as const;
type Kind = (typeof kinds)[number];

const browser = await chromium.launch({
  executablePath: findProgram("chromium"),
  args: ["--no-sandbox", ...(values.gpu ? ["--enable-gpu", "--ignore-gpu-blocklist"] : ["--disable-gpu"])],
});
if (!values.gpu)
  console.log("Software rendering: these figures are no verdict on a device with a graphics card.");
const judged: Kind = values.gpu ? "webgl" : "canvas";
const rates: number[] = [];
for (const kind of kinds) {
  for (let run = 1; run <= Number(values.runs); run += 1) {
    const page = await openStage(browser, kind);
    const rest = summary(await framesDuring(page, "rest"));
    const pointer = page.mouse.move(300, 200).then(() => page.mouse.move(1200, 400, { steps: 100 }));
    const hand = summary(await framesDuring(page, "rest"));
    await pointer;
    const scroll = summary(await framesDuring(page, "scroll"));
    if (kind === judged) rates.push(scroll.rate);
    console.log(`${kind}, run ${run}: at rest ${told(rest)}; pointer ${told(hand)}; scroll ${told(scroll)}`);
    await page.close();
  }
}
await browser.close();

const median = rates.sort((one, other) => one - other)[rates.length >> 1] ?? 0;
console.log(
  `${judged}, scroll: median ${median.toFixed(1)}, the goal is ${goal}: ${median >= goal ? "ok" : "NOT ok"}`,
);
process.exitCode = median >= goal ? 0 : 1;

async function openStage(browser: Browser, kind: Kind): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: Number(values.width), height: Number(values.height) },
  });
  if (kind === "films") await page.addInitScript(withoutWorkerCanvas);
  else await runInAirWorker(page, workerSetup(kind));
  await page.goto(values.url, { waitUntil: "load" });
  await page.locator('[data-intro="over"][data-navbar="shown"]').waitFor();
  if (kind !== "films") await page.locator("[data-air=running]").waitFor();
  return page;
}

function withoutWorkerCanvas() {
  Reflect.deleteProperty(HTMLCanvasElement.prototype, "transferControlToOffscreen");
}

/** Allows only one kind of context in the worker, and records the time of each frame in `frameTimes`. */
function workerSetup(kind: Kind): string {
  return `
  ${hideRenderer}
  const { getContext } = OffscreenCanvas.prototype;
  const request = self.requestAnimationFrame.bind(self);
  OffscreenCanvas.prototype.getContext = function (type, options) {
    return ${kind === "canvas"} && type === "webgl2" ? null : getContext.call(this, type, options);
  };
  self.frameTimes = [];
  self.requestAnimationFrame = (draw) => request((now) => {
    self.frameTimes.push(now);
    draw(now);
  });
`;
}

/** Milliseconds between frames during a few seconds, with constant speed while scrolling. */
async function framesDuring(page: Page, action: "rest" | "scroll"): Promise<number[]> {
  const [worker] = page.workers();
  const drawn = () =>
    worker?.evaluate(() => (self as unknown as { frameTimes: number[] }).frameTimes.splice(0));
  await drawn();
  const shown = await page.evaluate(async (isScrolling) => {
    const length = 2 * window.innerHeight + 900;
    const duration = isScrolling ? 6000 : 3000;
    const times: number[] = [];
    const start = performance.now();
    for (let share = 0; share < 1; share = (performance.now() - start) / duration) {
      if (isScrolling) window.scrollTo({ top: share * length, behavior: "instant" });
      times.push(await new Promise<number>(requestAnimationFrame));
    }
    return times;
  }, action === "scroll");
  const times = (await drawn()) ?? shown;
  return times.slice(1).map((now, position) => now - (times[position] ?? now));
}

function told({ rate, slowest }: ReturnType<typeof summary>): string {
  return `${rate.toFixed(1)} frames per second, 19 of 20 within ${slowest.toFixed(0)} ms`;
}

function summary(times: number[]) {
  const sorted = [...times].sort((one, other) => one - other);
  const total = times.reduce((sum, time) => sum + time, 0);
  return {
    rate: (times.length * 1000) / total,
    slowest: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
  };
}
