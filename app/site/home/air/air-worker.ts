import { readOutline } from "#app/flow-field/outline-path.ts";
import type { Point, Size } from "#app/flow-field/point.ts";
import type { Outline } from "#app/flow-field/shapes.ts";
import type { StageMoment } from "../stage/follow-scroll.ts";
import { MAX_BLUR } from "../timeline.ts";
import { adaptiveQuality } from "./adaptive-quality.ts";
import { layersAt } from "./layers.ts";
import type { ObstacleMask } from "./obstacle-mask.ts";
import { obstaclesIn } from "./obstacles.ts";
import type { Painter, SceneName } from "./painter.ts";
import { pointerEffect } from "./pointer-effect.ts";
import type { Instruction, Report } from "./protocol.ts";
import { backgroundScene, openingScene, type Scene, shapeScene } from "./scene.ts";
import { webglPainter } from "./webgl.ts";

/** Computes and draws the stage's lines on the canvas that `live-air.ts` hands over. */

/** Milliseconds per frame for computing scenes. */
const COMPUTING_MS = 8;
/** Maximum seconds by which a late frame advances the animation. */
const LONGEST_STEP = 0.4;
/** Milliseconds after the first scene until the others are computed, so that they do not delay the page. */
const OTHERS_MS = 3000;
/** Seconds in which the background lines are revealed. */
const BACKGROUND_SECONDS = 0.7;

const report = (message: Report) => self.postMessage(message);

let drawing: ReturnType<typeof startDrawing> | undefined;

self.onmessage = ({ data }: MessageEvent<Instruction>) => {
  if (data.type === "start") drawing = start(data);
  else if (data.type === "resize") drawing?.resize(data.size, data.mask);
  else if (data.type === "follow") drawing?.follow(data.moment, data.corner);
  else if (data.type === "point") drawing?.point(data.at);
  else if (data.type === "pause") drawing?.pause(data.isPaused);
  else drawing?.run(data.isRunning);
};

type SceneSteps = Generator<undefined, Scene>;
type NamedScene = [SceneName, () => SceneSteps | Promise<SceneSteps>];

type Start = Extract<Instruction, { type: "start" }>;

function start({ canvas, devicePixelRatio, colours, shape }: Start) {
  const gl = openContext(canvas);
  report(gl ? "ready" : "unsupported");
  if (!gl) return undefined;
  canvas.addEventListener("webglcontextlost", () => report("lost"));
  return startDrawing(webglPainter(gl, colours), adaptiveQuality(devicePixelRatio), shape);
}

function startDrawing(painter: Painter, quality: ReturnType<typeof adaptiveQuality>, shape: Start["shape"]) {
  const hasShape = shape !== "none";
  const { effect, ...pointer } = pointerEffect();
  const scenes = new Map<SceneName, Scene>();
  let size: Size = { width: 0, height: 0 };
  let moment: StageMoment | undefined;
  let corner: Point = { x: 0, y: 0 };
  let isRunning = false;
  let isPaused = false;
  let isReported = false;
  let isScheduled = false;
  let before = 0;
  let time = 20;
  let background = 0;
  let resizes = 0;
  let needOthers = () => {};
  const othersNeeded = new Promise<void>((resolve) => {
    needOthers = resolve;
  });

  /**
   * Computes the scenes one after the other, between frames, those below the first screen when the visitor scrolls or
   * after a while; stops when the size changes again.
   */
  async function computeScenes(mask: ObstacleMask) {
    resizes += 1;
    const resize = resizes;
    const obstacles = obstaclesIn(mask);
    const all: NamedScene[] = [
      ["opening", () => openingScene(size, obstacles)],
      ...(hasShape ? [["shape", async () => shapeScene(await outlineAt(shape))] satisfies NamedScene] : []),
      ["background", () => backgroundScene(size)],
    ];
    for (const [name, begin] of all) {
      if (name === "shape" && scenes.has(name)) continue; // its size never changes
      if (name !== "opening") await othersNeeded;
      const scene = await inSlices(await begin(), () => resize !== resizes);
      if (!scene) return;
      scenes.set(name, scene);
      painter.add(name, scene);
      if (name === "opening") {
        report("opened");
        setTimeout(needOthers, OTHERS_MS);
      }
      schedule();
    }
  }

  function draw(now: number) {
    isScheduled = false;
    if (!isRunning || !moment) return;
    const seconds = Math.min((now - before) / 1000, LONGEST_STEP);
    before = now;
    schedule();
    if (!scenes.has("opening") || !quality.isDue(now)) return;
    if (!isPaused) time += seconds;
    background = Math.min(
      Math.max(background + (moment.isBackgroundShown ? seconds : -seconds) / BACKGROUND_SECONDS, 0),
      1,
    );
    pointer.step(seconds, corner);
    effect.radius = Math.min(Math.max(size.width * 0.05, 44), 84);
    effect.flow = flowAt(effect.x, effect.y, moment);
    if (quality.hasChanged()) painter.resize(size, quality.ratio()); // clears the canvas
    painter.paint({ time, pointer: effect, layers: layersAt(moment, background) });
    if (isReported) return;
    painter.finish(); // the page hides the still picture when it gets the report
    report("running");
    isReported = true;
  }

  /** The flow direction rotates the gap around the pointer; the flow of the other scenes is nearly horizontal. */
  function flowAt(x: number, y: number, { blur }: StageMoment) {
    const scene = blur === MAX_BLUR ? scenes.get("opening") : undefined;
    const { x: dx, y: dy } = scene?.field(x, y) ?? { x: 1, y: 0 };
    const length = Math.sqrt(dx * dx + dy * dy) || 1;
    return { x: dx / length, y: dy / length };
  }

  function schedule() {
    if (!isRunning || isScheduled) return;
    isScheduled = true;
    requestAnimationFrame(draw);
  }

  return {
    resize(next: Size, mask: ObstacleMask) {
      size = next;
      painter.resize(size, quality.ratio());
      // The page listens to the worker's error events.
      computeScenes(mask).catch(reportError);
    },
    follow(nextMoment: StageMoment, nextCorner: Point) {
      moment = nextMoment;
      if (moment.opening < 1 || moment.blur < MAX_BLUR) needOthers();
      corner = nextCorner;
    },
    point: pointer.point,
    pause(next: boolean) {
      isPaused = next;
    },
    run(next: boolean) {
      isRunning = next;
      isReported = false;
      before = performance.now();
      schedule();
    },
  };
}

/** Undefined for a circle, and if the outline cannot be loaded. */
async function outlineAt(shape: string): Promise<Outline | undefined> {
  if (shape === "circle") return undefined;
  const answer = await fetch(shape);
  return answer.ok ? readOutline(await answer.text()) : undefined;
}

/** Runs a generator to its end in slices of a few milliseconds; undefined when it was stopped. */
async function inSlices<Result>(
  steps: Generator<undefined, Result>,
  isStopped: () => boolean,
): Promise<Result | undefined> {
  for (let end = performance.now() + COMPUTING_MS; !isStopped(); ) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() < end) continue;
    await new Promise((resolve) => setTimeout(resolve));
    end = performance.now() + COMPUTING_MS;
  }
  return undefined;
}

const options: WebGLContextAttributes = {
  alpha: false,
  antialias: false,
  powerPreference: "low-power",
  failIfMajorPerformanceCaveat: true,
};

/** Returns a WebGL context that a GPU draws. Null without one: a film costs less than WebGL on the CPU. */
function openContext(canvas: OffscreenCanvas): WebGL2RenderingContext | null {
  const gl = canvas.getContext("webgl2", options);
  return gl && !isSoftware(gl) ? gl : null;
}

/** Chromium and Safari reveal the renderer only through an extension; Firefox logs a warning about that extension. */
function isSoftware(gl: WebGL2RenderingContext): boolean {
  const name = String(gl.getParameter(gl.RENDERER));
  const extension = name === "WebKit WebGL" ? gl.getExtension("WEBGL_debug_renderer_info") : null;
  const renderer = extension ? String(gl.getParameter(extension.UNMASKED_RENDERER_WEBGL)) : name;
  return /swiftshader|llvmpipe|softpipe|software|basic render/i.test(renderer);
}
