/** A shape as closed rings of points around its middle; half of its height is 1, or 0.65 of half of its width. */
export type Outline = readonly (readonly Position[])[];

interface Position {
  x: number;
  y: number;
}

/** More would slow down the drawings of pages. */
const MAX_POINTS = 500;
/** Nearer points are left out. */
const MIN_DISTANCE = 0.012;
/** Straight pieces per curve. */
const STEPS = 10;

/**
 * Reads the outline in an SVG, or in the data of one path (https://www.w3.org/TR/SVG2/paths.html): each subpath is a
 * ring, closed by a straight line. The middle and the size are those of the `viewBox`, else of the shape. Undefined for
 * a text without a path, with an invalid one, or with too many points.
 */
export function readOutline(text: string): Outline | undefined {
  const isDocument = text.trimStart().startsWith("<");
  const paths = isDocument ? Array.from(text.matchAll(/\sd="([^"]*)"/g), ([, data = ""]) => data) : [text];
  const rings: Position[][] = [];
  for (const data of paths) {
    const found = ringsOf(data);
    if (!found) return undefined;
    rings.push(...found);
  }
  const box = (isDocument && viewBoxOf(text)) || boxAround(rings.flat());
  if (!box || !(box.width > 0 && box.height > 0)) return undefined;
  const unit = Math.max(box.height / 2, (box.width / 2) * 0.65);
  const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const outline = rings
    .map((ring) => thinned(ring.map(({ x, y }) => ({ x: (x - centre.x) / unit, y: (y - centre.y) / unit }))))
    .filter((ring) => ring.length > 2);
  const points = outline.reduce((sum, ring) => sum + ring.length, 0);
  return points > 0 && points <= MAX_POINTS ? outline : undefined;
}

function viewBoxOf(text: string) {
  const [, values = ""] = /\sviewBox="([^"]*)"/.exec(text) ?? [];
  const [x, y, width, height] = values.split(/[\s,]+/).map(Number);
  if (x === undefined || y === undefined || width === undefined || height === undefined) return undefined;
  return [x, y, width, height].every(Number.isFinite) ? { x, y, width, height } : undefined;
}

function boxAround(points: Position[]) {
  if (points.length === 0) return undefined;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

function thinned(ring: Position[]): Position[] {
  const kept: Position[] = [];
  for (const { x, y } of ring) {
    const last = kept.at(-1);
    if (last && Math.hypot(x - last.x, y - last.y) < MIN_DISTANCE) continue;
    kept.push({ x: Math.round(x * 1000) / 1000, y: Math.round(y * 1000) / 1000 });
  }
  return kept;
}

const argumentCounts: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

/** The subpaths of a path's data; undefined if it is invalid. */
function ringsOf(data: string): Position[][] | undefined {
  const rings: Position[][] = [];
  let at: Position = { x: 0, y: 0 };
  /** The last control point, for the smooth curves. */
  let handle: Position | undefined;
  let before = "";
  for (const [command, values] of commandsOf(data) ?? [["", []] as const]) {
    const kind = command.toUpperCase();
    const ring = rings.at(-1);
    if (kind === "M") {
      const [x = 0, y = 0] = values;
      at = command === "M" ? { x, y } : { x: at.x + x, y: at.y + y };
      rings.push([at]);
    } else if (!ring) return undefined;
    else if (kind === "Z") at = ring[0] ?? at;
    else {
      const points = absolute(command, values, at);
      const mirrored = { x: 2 * at.x - (handle?.x ?? at.x), y: 2 * at.y - (handle?.y ?? at.y) };
      const isSmooth = kind === "S" ? "CS".includes(before) : "QT".includes(before);
      if (kind === "S" || kind === "T") points.unshift(isSmooth ? mirrored : at);
      if (kind === "A") ring.push(...arc(at, values, points[0] ?? at));
      else if (points.length === 1) ring.push(...points);
      else ring.push(...curve([at, ...points]));
      handle = points.at(-2);
      at = points.at(-1) ?? at;
    }
    before = kind;
  }
  return rings.length > 0 ? rings : undefined;
}

/** Each command with its arguments; one with repeated arguments several times. */
function commandsOf(data: string): [string, number[]][] | undefined {
  const commands: [string, number[]][] = [];
  const parts = [...data.trim().matchAll(/([a-z])([^a-z]*(?:e[-+]?\d+[^a-z]*)*)/gi)];
  if (parts.map(([part]) => part).join("") !== data.trim()) return undefined;
  for (const [, command = "", rest = ""] of parts) {
    const count = argumentCounts[command.toUpperCase()];
    const values = numbersIn(rest, command);
    if (count === undefined || !values) return undefined;
    if (count === 0 ? values.length > 0 : values.length === 0 || values.length % count !== 0)
      return undefined;
    if (count === 0) commands.push([command, []]);
    for (let from = 0; from < values.length; from += count) {
      // Further points of a move are lines.
      const repeated = from > 0 && command.toUpperCase() === "M" ? (command === "M" ? "L" : "l") : command;
      commands.push([repeated, values.slice(from, from + count)]);
    }
  }
  return commands;
}

/** The flags of an arc may stand together, as in `a1 1 0 0110 10`. */
function numbersIn(text: string, command: string): number[] | undefined {
  const number = /^[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/i;
  const flag = /^[\s,]*([01])/;
  const values: number[] = [];
  let rest = text;
  while (rest.trim() !== "") {
    const isFlag = command.toUpperCase() === "A" && [3, 4].includes(values.length % 7);
    const [whole, value] = (isFlag ? flag : number).exec(rest) ?? [];
    if (whole === undefined) return undefined;
    values.push(Number(value));
    rest = rest.slice(whole.length);
  }
  return values;
}

function absolute(command: string, values: number[], at: Position): Position[] {
  const kind = command.toUpperCase();
  const from = command === kind ? { x: 0, y: 0 } : at;
  const [first = 0] = values;
  if (kind === "H") return [{ x: from.x + first, y: at.y }];
  if (kind === "V") return [{ x: at.x, y: from.y + first }];
  const pairs = kind === "A" ? values.slice(5) : values;
  const points: Position[] = [];
  for (let each = 0; each + 1 < pairs.length; each += 2)
    points.push({ x: from.x + (pairs[each] ?? 0), y: from.y + (pairs[each + 1] ?? 0) });
  return points;
}

/** De Casteljau's algorithm for any number of control points, without the start point. */
function curve(handles: Position[]): Position[] {
  return Array.from({ length: STEPS }, (_, step) => {
    const share = (step + 1) / STEPS;
    let points = handles;
    while (points.length > 1)
      points = points.slice(1).map((to, at) => {
        const from = points[at] ?? to;
        return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
      });
    return points[0] ?? { x: 0, y: 0 };
  });
}

/** From end points to centre: https://www.w3.org/TR/SVG2/implnote.html#ArcImplementationNotes. */
function arc(from: Position, values: number[], to: Position): Position[] {
  const [givenX = 0, givenY = 0, degrees = 0, isLarge = 0, isClockwise = 0] = values;
  let [rx, ry] = [Math.abs(givenX), Math.abs(givenY)];
  if (rx === 0 || ry === 0 || (from.x === to.x && from.y === to.y)) return [to];
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const [dx, dy] = [(from.x - to.x) / 2, (from.y - to.y) / 2];
  const [x, y] = [cos * dx + sin * dy, cos * dy - sin * dx];
  const stretch = Math.sqrt((x / rx) ** 2 + (y / ry) ** 2);
  if (stretch > 1) [rx, ry] = [rx * stretch, ry * stretch];
  const over = (rx * y) ** 2 + (ry * x) ** 2;
  const sign = isLarge === isClockwise ? -1 : 1;
  const factor = sign * Math.sqrt(Math.max((rx * ry) ** 2 - over, 0) / over);
  const [cx, cy] = [(factor * rx * y) / ry, (-factor * ry * x) / rx];
  const start = Math.atan2((y - cy) / ry, (x - cx) / rx);
  let sweep = Math.atan2((-y - cy) / ry, (-x - cx) / rx) - start;
  if (isClockwise && sweep < 0) sweep += Math.PI * 2;
  if (!isClockwise && sweep > 0) sweep -= Math.PI * 2;
  const steps = Math.max(2, Math.ceil(Math.abs(sweep) / 0.2));
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  return Array.from({ length: steps }, (_, step) => {
    const angle = start + (sweep * (step + 1)) / steps;
    const [px, py] = [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)];
    return { x: middle.x + cos * px - sin * py, y: middle.y + sin * px + cos * py };
  });
}
