import { smoothstep } from "#app/flow-field/random.ts";
import {
  colours,
  type Frame,
  type Layer,
  type Painter,
  type PointerEffect,
  type SceneName,
} from "./painter.ts";
import type { Scene, Thread } from "./scene.ts";

/** Every second point is enough for a smooth curve. */
const STEP = 2;
/** Points of a line segment with uniform brightness. */
const PART = 6 * STEP;
/** Segments of similar brightness share a path. */
const TONES = 6;
const INVISIBLE = 0.03;

const css = ([red = 0, green = 0, blue = 0]: readonly number[]) =>
  `rgb(${[red, green, blue].map((share) => Math.round(share * 255)).join(" ")})`;

/** Fallback without a GPU: the lines sway and part around the pointer, without the light that runs along them. */
export function canvasPainter(context: OffscreenCanvasRenderingContext2D): Painter {
  const { canvas } = context;
  const scenes = new Map<SceneName, Scene>();
  let view = { width: 1, height: 1 };

  function fillGround() {
    context.fillStyle = css(colours.ground);
    context.fillRect(0, 0, view.width, view.height);
  }

  function paintLayer(layer: Layer, { time, pointer }: Frame) {
    const scene = scenes.get(layer.scene);
    if (!scene || layer.alpha <= 0) return;
    const paths = Array.from({ length: TONES * 2 }, () => new Path2D());
    for (const thread of scene.threads) {
      const shown = shownAt(thread, scene, layer);
      if (shown < INVISIBLE) continue;
      for (let from = 0; from < thread.line.length - 1; from += PART) {
        const light = (thread.light[Math.min(from + PART / 2, thread.light.length - 1)] ?? 0) * shown;
        const tone = Math.min(Math.floor(light * TONES), TONES - 1);
        const path = paths[tone + (thread.isHot ? TONES : 0)];
        if (light > INVISIBLE && path) trace(path, thread, from, layer, time, pointer);
      }
    }
    context.save();
    if (layer.clip) {
      const { x, y, width, height } = layer.clip;
      context.beginPath();
      context.rect(x, y, width, height);
      context.clip();
      if (layer.isOpaque) fillGround();
    }
    for (const [position, path] of paths.entries()) {
      context.strokeStyle = css(position < TONES ? colours.line : colours.signal);
      context.globalAlpha = Math.min((((position % TONES) + 0.5) / TONES) * layer.alpha, 1);
      context.stroke(path);
    }
    context.restore();
  }

  return {
    resize(next, ratio) {
      view = next;
      canvas.width = Math.round(view.width * ratio);
      canvas.height = Math.round(view.height * ratio);
      context.scale(ratio, ratio);
    },
    add: (name, scene) => scenes.set(name, scene),
    paint(frame) {
      fillGround();
      for (const layer of frame.layers) paintLayer(layer, frame);
    },
  };
}

/** Like `order` in shaders.ts, but per line. */
function shownAt({ line, phase }: Thread, { width }: Scene, { revealed, hidden }: Layer): number {
  const middle = line[line.length >> 1]?.x ?? 0;
  const order = (middle / width) * 0.72 + ((phase * 13) % 1) * 0.28;
  return smoothstep(0, 0.22, revealed * 1.22 - order) * (1 - smoothstep(0, 0.22, hidden * 1.22 - order));
}

/** Traces a segment, displaced like `moved` in shaders.ts, as curves from midpoint to midpoint. */
function trace(
  path: Path2D,
  { line, freedom }: Thread,
  from: number,
  { x, y, scale, scatter }: Layer,
  time: number,
  pointer: PointerEffect,
) {
  const last = line.length - 1;
  // One point beyond the segment: it ends at the midpoint at which the next begins.
  const to = Math.min(from + PART + STEP, last);
  let [beforeX, beforeY] = [0, 0];
  for (let step = from; step < to + STEP; step += STEP) {
    const at = Math.min(step, to);
    const { x: px, y: py } = line[at] ?? { x: 0, y: 0 };
    const free = freedom[at] ?? 1;
    const swayX = free * 3.5 * Math.sin(py * 0.009 + time * 0.33);
    const swayY = free * 5.6 * Math.sin(px * 0.006 - time * 0.47 + py * 0.004);
    const qx = x + (px + swayX) * scale;
    const qy = y + (py + swayY + scatter * Math.sin(px * 0.0062 + py * 0.003 - time * 0.5)) * scale;
    const shift = displacementAt(qx - pointer.x, qy - pointer.y, pointer) * (0.3 + 0.7 * free);
    const [nextX, nextY] = [qx + (qx - pointer.x) * shift, qy + (qy - pointer.y) * shift];
    const [middleX, middleY] = [(beforeX + nextX) / 2, (beforeY + nextY) / 2];
    if (at === 0) path.moveTo(nextX, nextY);
    else if (step === from + STEP && from > 0) path.moveTo(middleX, middleY);
    else if (step > from) path.quadraticCurveTo(beforeX, beforeY, middleX, middleY);
    if (at === last) path.lineTo(nextX, nextY);
    [beforeX, beforeY] = [nextX, nextY];
  }
}

/** The displacement of a point, as a share of its distance to the pointer. */
function displacementAt(dx: number, dy: number, { flow, strength, radius }: PointerEffect): number {
  if (strength < 0.01) return 0;
  const along = (dx * flow.x + dy * flow.y) / 1.5;
  const across = dy * flow.x - dx * flow.y;
  return Math.sqrt(1 + (strength * radius * radius) / Math.max(along * along + across * across, 0.01)) - 1;
}
