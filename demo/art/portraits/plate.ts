import type { Line } from "../../../app/flow-field/point.ts";
import type { Distance } from "../../../app/flow-field/shapes.ts";
import type { Composition, Desk } from "../composition.ts";
import { drawn, type Hand } from "../lines/pen.ts";
import { ink, type Palette, paper, type Stroke, sand } from "../lines/sheet.ts";
import { airAround } from "./air.ts";
import { clothes, type Garment } from "./clothes.ts";
import { type Beard, beards, type Hair, hairs } from "./hair.ts";
import { type Framing, type Part, type Pose, posed } from "./pose.ts";
import { ear, earring, type Face, glasses, headOf, shade } from "./profile.ts";
import { along, curls, strands } from "./strands.ts";

export interface Sitter extends Face, Pose {
  palette: Palette;
  seed: number;
  /** Darkness of the skin, 0 to 1. */
  skin: number;
  hair: Hair;
  /** Whether hair and beard are dense and shaded. */
  isDarkHaired?: boolean;
  beard?: Beard;
  wears: Garment;
  extra?: "glasses" | "earring";
  /** The part in the signal colour, besides one line of the air. */
  hot?: "hair" | "cloth" | "glasses";
}

const headAndShoulders: Framing = { scale: 1.14, at: { x: 0.53, y: 0.41 }, weight: 1 };

/** Hair that hides the ear. */
const loose: Hair[] = ["bob", "long", "fringe", "curls"];

/** A portrait in profile: air parts around a head without eyes, whose hair and clothes are strands. */
export function plateOf(sitter: Sitter, framing = headAndShoulders): Composition {
  return { palette: sitter.palette, seed: sitter.seed, draw: (desk) => draw(sitter, framing, desk) };
}

function draw(sitter: Sitter, framing: Framing, desk: Desk): Stroke[] {
  const { weight, scale } = framing;
  const isInk = sitter.palette.ground === ink.ground;
  const { body, styled, strokes } = figureOf(sitter, framing, desk);
  const air = airAround({ seed: sitter.seed, body, reach: 46 * scale, weight }, desk);
  return [
    ...styled(air, [0.7, 1.05], isInk ? [0.14, 0.5] : [0.14, 0.42], (each) => each === air[0]),
    ...strokes(),
  ];
}

/** The figure without the air around it. */
export function figureOf(sitter: Sitter, framing: Framing, desk: Desk) {
  const { palette, random } = desk;
  const { weight } = framing;
  const isInk = palette.ground === ink.ground;
  const isLight = palette.ground === sand.ground || palette.ground === paper.ground;
  const { line, part } = posed(sitter, framing, desk);
  const skin = part({ outline: headOf(sitter), guides: [] });
  const neck = part({ outline: shade, guides: ["-80 100, 64 130"] });
  const cloth = clothes[sitter.wears].map(part);
  const beard = beards[sitter.beard ?? "none"].map(part);
  const hair = hairs[sitter.hair].map(part);

  /** Styles lines for the size of the picture; brightness is relative to the ground. */
  const styled = (lines: Line[], [thin, thick]: Range, alpha: Range, hot: Hand["hot"] = 0) =>
    drawn(lines, random, palette, {
      ...{ weight: [thin * weight, thick * weight], alpha, hot },
      ...{ hotWeight: hot === 1 ? 0 : 0.9 * weight, hotAlpha: 1 },
    });
  const strandsIn = ({ inside, guides }: Pick<Part, "inside" | "guides">, gap: number) => {
    const area = { ...desk, inside, gap: gap * weight ** 1.2 };
    return guides.length > 0 ? strands(area, along(guides)) : curls(area);
  };
  const edge = (places: string, width: number, color = palette.line) =>
    ({ line: line(places), color, width: width * weight, alpha: 0.9 }) satisfies Stroke;
  const accent = (what: Sitter["hot"]) => (sitter.hot === what ? 1 : 0);

  const [gap, depth] = sitter.isDarkHaired ? [4.5, isInk ? 0.25 : 0.76] : [6.3, 0];
  const shadow = {
    ...neck,
    inside: (x: number, y: number) => Math.max(neck.inside(x, y), skin.inside(x, y)),
  };
  const strokes = (): Stroke[] => [
    filled(skin, palette.ground),
    isLight
      ? filled(skin, skinTones.dark, 0.1 + 0.5 * sitter.skin)
      : filled(skin, skinTones.light, 0.86 - 0.6 * sitter.skin),
    ...styled(strandsIn(shadow, 9), [0.8, 1], isInk ? [0.5, 0.7] : [0.3, 0.5]),
    { line: skin.outline, color: palette.line, width: 1.1 * weight, alpha: 0.75 },
    ...cloth.flatMap((each) => [
      filled(each, palette.ground),
      ...styled(strandsIn(each, 13.5), [0.9, 1.3], isInk ? [0.4, 0.75] : [0.45, 0.8], accent("cloth")),
    ]),
    ...[...beard, ...hair].flatMap((each) => [
      filled(each, palette.ground),
      filled(each, palette.line, depth),
      ...styled(strandsIn(each, gap), [1.9, 2.6], [0.85, 1], hair.includes(each) ? accent("hair") : 0),
    ]),
    ...(loose.includes(sitter.hair) ? [] : ear.map((each) => edge(each, 1.3))),
    ...(sitter.extra === "earring" ? [filled(part({ outline: earring, guides: [] }), palette.signal)] : []),
    ...(sitter.extra === "glasses"
      ? glasses.map((each) => edge(each, 2.2, sitter.hot === "glasses" ? palette.signal : palette.line))
      : []),
  ];
  return { body: jointly([skin, ...cloth, ...beard, ...hair]), styled, strokes };
}

type Range = [low: number, high: number];

const skinTones = { light: "#e6c8b2", dark: "#8a5232" };

function filled({ outline }: Part, color: string, alpha = 1): Stroke {
  return { line: outline, color, width: 0, alpha, isFilled: true };
}

function jointly(parts: Part[]): Distance {
  return (x, y) =>
    parts.reduce((nearest, { inside }) => Math.min(nearest, inside(x, y)), Number.POSITIVE_INFINITY);
}
