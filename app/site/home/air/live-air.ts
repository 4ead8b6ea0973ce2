import type { Point, Size } from "#app/flow-field/point.ts";
import type { Film } from "../stage/film.ts";
import type { StageMoment } from "../stage/follow-scroll.ts";
import { stageColours } from "../stage/stage-colours.ts";
import { measureObstacles } from "./obstacle-mask.ts";
import type { Instruction, Report } from "./protocol.ts";

/** The stage's flow-field animation; has the same interface as a film. */
export interface LiveAir extends Film {
  follow: (moment: StageMoment) => void;
  /** Stops the lines, except that they still follow scroll and pointer. */
  pause: (isPaused: boolean) => void;
}

/** Milliseconds without a resize before the lines are computed for the new size. */
const SETTLED_MS = 250;

/**
 * Draws the animation over the stage's pictures, in a worker, so that it never delays the page. Undefined without a GPU;
 * rejects if the worker fails. When it loses its context, the pictures are visible again.
 */
export async function createLiveAir(stage: HTMLElement): Promise<LiveAir | undefined> {
  const scenery = stage.querySelector(".stage-scenery");
  const canvas = Object.assign(document.createElement("canvas"), { className: "stage-live" });
  const worker = new Worker(new URL("./air-worker.ts", import.meta.url), { type: "module" });
  const listening = new AbortController();
  const { signal } = listening;
  let size: Size = { width: 0, height: 0 };
  let isRunning = false;
  let fitTimer: ReturnType<typeof setTimeout> | undefined;

  const instruct = (instruction: Instruction, transferred: Transferable[] = []) =>
    worker.postMessage(instruction, transferred);
  const reports = new EventTarget();
  worker.onmessage = ({ data: report }: MessageEvent<Report>) => reports.dispatchEvent(new Event(report));
  worker.onerror = () => reports.dispatchEvent(new Event("lost"));
  const reported = (report: Report) =>
    new Promise((resolve) => reports.addEventListener(report, resolve, { once: true }));

  // Also when the animation is removed, so that nothing waits for it.
  const removed = new Promise((resolve) => signal.addEventListener("abort", resolve));
  const opened = Promise.race([reported("opened"), removed]);
  const unsupported = reported("unsupported");
  const lost = reported("lost");
  reports.addEventListener("running", () => {
    if (isRunning) stage.dataset.air = "running";
  });
  Promise.race([unsupported, lost]).then(remove);

  function fitView() {
    const { width, height } = scenery?.getBoundingClientRect() ?? new DOMRect();
    if (width === size.width && height === size.height) return;
    size = { width, height };
    const mask = measureObstacles(stage, size);
    instruct({ type: "resize", size, mask }, [mask.cells.data.buffer]);
  }

  const sizes = new ResizeObserver(() => {
    clearTimeout(fitTimer);
    fitTimer = setTimeout(fitView, SETTLED_MS);
  });

  function remove() {
    listening.abort();
    sizes.disconnect();
    clearTimeout(fitTimer);
    worker.terminate();
    canvas.remove();
    delete stage.dataset.air;
  }

  const offscreen = canvas.transferControlToOffscreen();
  const { devicePixelRatio } = window;
  const { shape = "circle" } = stage.dataset;
  instruct({ type: "start", canvas: offscreen, devicePixelRatio, colours: stageColours(stage), shape }, [
    offscreen,
  ]);
  const isSupported = await Promise.race([
    reported("ready").then(() => true),
    unsupported.then(() => false),
    lost.then(() => Promise.reject(new Error("the worker that draws has failed"))),
  ]);
  if (!isSupported) return undefined;
  scenery?.querySelector(".stage-live-place")?.append(canvas);

  watchPointer(stage, signal, (at) => instruct({ type: "point", at }));
  document.fonts.ready.then(() => {
    if (signal.aborted) return;
    fitView();
    if (scenery) sizes.observe(scenery);
  });

  return {
    name: "air",
    load: async () => {
      await opened;
    },
    follow(moment) {
      const { left: x = 0, top: y = 0 } = scenery?.getBoundingClientRect() ?? {};
      instruct({ type: "follow", moment, corner: { x, y } });
    },
    run(next) {
      if (next === isRunning) return;
      isRunning = next;
      if (!next && stage.dataset.air) stage.dataset.air = "resting";
      instruct({ type: "run", isRunning });
    },
    pause: (isPaused) => instruct({ type: "pause", isPaused }),
    remove,
  };
}

/** Reports where a pointer or finger is over the stage; undefined when it leaves. */
function watchPointer(stage: HTMLElement, signal: AbortSignal, notify: (at: Point | undefined) => void) {
  const options = { signal, passive: true };
  const move = ({ clientX: x, clientY: y }: { clientX: number; clientY: number }) => notify({ x, y });
  const leave = () => notify(undefined);
  stage.addEventListener("pointermove", move, options);
  stage.addEventListener("pointerdown", move, options);
  // Scrolling by touch cancels pointer events.
  stage.addEventListener("touchmove", ({ touches: [touch] }) => touch && move(touch), options);
  stage.addEventListener("pointerleave", leave, options);
  stage.addEventListener("touchend", leave, options);
  stage.addEventListener("touchcancel", leave, options);
}
