/**
 * Runs in the browser: draws the strokes of a sheet on the page's canvas. Plain JavaScript, because it is passed to the
 * browser without a build.
 *
 * @typedef {{ points: number[], color: string, width: number, alpha: number, fade?: [number, number], isSharp?: boolean, isFilled?: boolean }} FlatStroke
 * @typedef {{ width: number, height: number, scale: number, ground: string, strokes: FlatStroke[] }} FlatSheet
 */

Object.assign(globalThis, { paint });

/** Opacity steps of a fading line. */
const bands = 14;

/** @param {FlatSheet} sheet */
function paint({ width, height, scale, ground, strokes }) {
  const canvas = document.querySelector("canvas");
  const context = canvas?.getContext("2d", { alpha: false });
  if (!canvas || !context) throw new Error("the page has no canvas");
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  context.setTransform(canvas.width / width, 0, 0, canvas.height / height, 0, 0);
  context.globalAlpha = 1;
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  context.lineJoin = "round";
  for (const stroke of strokes) lay(context, stroke);
  return canvas.toDataURL("image/png");
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {FlatStroke} stroke
 */
function lay(context, { points, color, width, alpha, fade, isSharp, isFilled }) {
  context.lineWidth = width;
  context.strokeStyle = color;
  context.fillStyle = color;
  context.globalAlpha = alpha;
  const count = points.length / 2;
  if (isFilled) {
    run(context, points, 0, count - 1, isSharp);
    context.fill();
  } else if (!fade) {
    run(context, points, 0, count - 1, isSharp);
    context.stroke();
  } else {
    let from = 0;
    let level = levelAt(0, count, fade);
    for (let position = 1; position < count; position++) {
      const next = levelAt(position, count, fade);
      if (next === level && position < count - 1) continue;
      if (level > 0) {
        context.globalAlpha = (alpha * level) / bands;
        run(context, points, from, position, isSharp);
        context.stroke();
      }
      from = position;
      level = next;
    }
  }
}

/**
 * @param {number} position
 * @param {number} count
 * @param {[number, number]} fade
 */
function levelAt(position, count, [start, end]) {
  const share = position / Math.max(count - 1, 1);
  const rise = start > 0 ? Math.min(share / start, 1) : 1;
  const fall = end > 0 ? Math.min((1 - share) / end, 1) : 1;
  return Math.round(ease(Math.min(rise, fall)) * bands);
}

/** @param {number} share */
function ease(share) {
  return share * share * (3 - 2 * share);
}

/**
 * Quadratic curves through the midpoints, with the points as control points.
 * @param {CanvasRenderingContext2D} context
 * @param {number[]} points
 * @param {number} from
 * @param {number} to
 * @param {boolean} [isSharp]
 */
function run(context, points, from, to, isSharp) {
  const x = (/** @type {number} */ at) => /** @type {number} */ (points[at * 2]);
  const y = (/** @type {number} */ at) => /** @type {number} */ (points[at * 2 + 1]);
  context.beginPath();
  if (isSharp) {
    for (let at = from; at <= to; at++) context.lineTo(x(at), y(at));
    return;
  }
  const isStart = from === 0;
  const isEnd = to === points.length / 2 - 1;
  if (isStart) context.moveTo(x(0), y(0));
  else context.moveTo((x(from - 1) + x(from)) / 2, (y(from - 1) + y(from)) / 2);
  for (let at = isStart ? 1 : from; at < to; at++) {
    context.quadraticCurveTo(x(at), y(at), (x(at) + x(at + 1)) / 2, (y(at) + y(at + 1)) / 2);
  }
  if (isEnd) context.lineTo(x(to), y(to));
}
