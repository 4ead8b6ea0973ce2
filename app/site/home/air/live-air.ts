import type { Size } from "#app/air/point.ts";
import type { AirContext } from "../stage/air-context.ts";
import type { Film } from "../stage/film.ts";
import type { StageMoment } from "../stage/follow-scroll.ts";
import { MAX_BLUR } from "../timeline.ts";
import { canvasPainter } from "./canvas-2d.ts";
import { watchPointer } from "./hand.ts";
import { layersAt } from "./layers.ts";
import { measureObstacles } from "./obstacles.ts";
import { pace } from "./pace.ts";
import type { SceneName } from "./painter.ts";
import { backgroundScene, kestrelScene, openingScene, type Scene } from "./scene.ts";
import { webglPainter } from "./webgl.ts";

/** The stage's flow-field animation; has the same interface as a film. */
export interface LiveAir extends Film {
  follow: (moment: StageMoment) => void;
}

/** Milliseconds per frame for computing scenes. */
const MAKING_MS = 5;
/** Maximum seconds by which a late frame advances the animation. */
const LONGEST_STEP = 0.4;
/** Milliseconds without a resize before the scenes are computed for the new size. */
const SETTLED_MS = 250;
/** Seconds in which the first lines and the background lines are revealed. */
const COMES_IN = 1.9;
const BACKGROUND_IN = 0.7;

/** Draws the animation over the stage's pictures. When the canvas loses its context, the pictures are visible again. */
export function createLiveAir(stage: HTMLElement, context: AirContext): LiveAir {
  const scenery = stage.querySelector(".stage-scenery");
  const canvas = context.canvas as HTMLCanvasElement; // `airContext` has created it
  const painter = "createProgram" in context ? webglPainter(context) : canvasPainter(context);
  scenery?.querySelector(".stage-live-place")?.append(canvas);

  const watched = watchPointer(stage);
  const quality = pace();
  const fields = new Map<SceneName, Scene>();
  const listening = new AbortController();
  let size: Size = { width: 0, height: 0 };
  let moment: StageMoment | undefined;
  let isRunning = false;
  let isRemoved = false;
  let scheduled = 0;
  let before = 0;
  let time = 20;
  let [reveal, background] = [0, 0];
  let made = 0;
  let opened: () => void = () => {};
  const isOpened = new Promise<void>((resolve) => {
    opened = resolve;
  });

  /** Computes the scenes one after the other, between frames; stops when the size changes. */
  async function make() {
    made += 1;
    const making = made;
    const { solid, quiet } = measureObstacles(stage, size);
    const scenes: [SceneName, () => Generator<undefined, Scene>][] = [
      ["opening", () => openingScene(size, solid, quiet)],
      ...(fields.has("kestrel") ? [] : [["kestrel", kestrelScene] as [SceneName, typeof kestrelScene]]),
      ["background", () => backgroundScene(size)],
    ];
    for (const [name, begin] of scenes) {
      const scene = await inSlices(begin(), () => isRemoved || making !== made);
      if (!scene) return;
      fields.set(name, scene);
      painter.add(name, scene);
      if (name === "opening") opened();
      schedule();
    }
  }

  function fitView() {
    const { width, height } = scenery?.getBoundingClientRect() ?? new DOMRect();
    painter.resize({ width, height }, quality.ratio());
    if (width === size.width && height === size.height) return;
    size = { width, height };
    make().catch(remove);
  }

  function draw(now: number) {
    scheduled = 0;
    if (!isRunning || !moment || isRemoved) return;
    const seconds = Math.min((now - before) / 1000, LONGEST_STEP);
    before = now;
    schedule();
    if (!fields.has("opening") || !quality.isDue(now)) return;
    time += seconds;
    reveal = Math.min(reveal + seconds / COMES_IN, 1);
    background = Math.min(
      Math.max(background + (moment.isBackgroundShown ? seconds : -seconds) / BACKGROUND_IN, 0),
      1,
    );
    const box = scenery?.getBoundingClientRect();
    watched.step(seconds, box?.left ?? 0, box?.top ?? 0);
    const { hand } = watched;
    hand.radius = Math.min(Math.max(size.width * 0.05, 44), 84);
    hand.flow = flowAt(hand.x, hand.y, moment);
    painter.paint({ time, hand, layers: layersAt(moment, { reveal, background }) });
    stage.dataset.air = "running";
    if (quality.hasChanged()) painter.resize(size, quality.ratio());
  }

  /** The flow direction rotates the gap around the pointer; the kestrel's flow is nearly horizontal. */
  function flowAt(x: number, y: number, { blur }: StageMoment) {
    const scene = blur === MAX_BLUR ? fields.get("opening") : undefined;
    const { x: dx, y: dy } = scene?.field(x, y) ?? { x: 1, y: 0 };
    const length = Math.sqrt(dx * dx + dy * dy) || 1;
    return { x: dx / length, y: dy / length };
  }

  function schedule() {
    if (isRunning && !isRemoved) scheduled ||= requestAnimationFrame(draw);
  }

  function remove() {
    isRemoved = true;
    listening.abort();
    clearTimeout(settling);
    cancelAnimationFrame(scheduled);
    watched.stop();
    painter.remove();
    canvas.remove();
    delete stage.dataset.air;
    opened();
  }

  let settling: ReturnType<typeof setTimeout> | undefined;
  const { signal } = listening;
  window.addEventListener(
    "resize",
    () => {
      clearTimeout(settling);
      settling = setTimeout(fitView, SETTLED_MS);
    },
    { signal, passive: true },
  );
  canvas.addEventListener(
    "webglcontextlost",
    (event) => {
      event.preventDefault();
      remove();
    },
    { signal },
  );
  document.fonts.ready.then(() => {
    if (!isRemoved) fitView();
  });

  return {
    name: "air",
    load: () => isOpened,
    follow(next) {
      moment = next;
    },
    run(next) {
      if (next === isRunning) return;
      isRunning = next;
      before = performance.now();
      if (!next && stage.dataset.air) stage.dataset.air = "resting";
      schedule();
    },
    remove,
  };
}

/** Runs a generator to its end in slices of a few milliseconds; undefined when it was stopped. */
async function inSlices<Result>(
  steps: Generator<undefined, Result>,
  isStopped: () => boolean,
): Promise<Result | undefined> {
  for (let end = performance.now() + MAKING_MS; !isStopped(); ) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() < end) continue;
    await new Promise((resolve) => setTimeout(resolve));
    end = performance.now() + MAKING_MS;
  }
  return undefined;
}
