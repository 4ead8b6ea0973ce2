import type { CSSProperties } from "react";

/** DATA-06: the country, with its flag if one is set. */
export function Country({ name, flag }: { name?: string | null; flag?: string | null }) {
  if (!name && !flag) return null;
  return (
    <span className="block text-muted">
      {flag ? <Flag emoji={flag} /> : null}
      {name}
    </span>
  );
}

/** A country's flag from its emoji, drawn because many systems have no font for it; other flags stay text. */
function Flag({ emoji }: { emoji: string }) {
  const background = drawings[countryOf(emoji)];
  return (
    <span
      aria-hidden="true"
      className={background && "inline-block overflow-hidden"}
      style={background ? { ...drawn, background } : undefined}
    >
      {emoji}{" "}
    </span>
  );
}

/** In the element: the first paint waits for every class of the site's style sheet. */
const drawn: CSSProperties = {
  width: "1.2em",
  height: "0.8em",
  marginRight: "0.25rem",
  verticalAlign: "-0.04em",
  color: "transparent",
  boxShadow: "inset 0 0 0 1px rgb(0 0 0 / 15%)",
  forcedColorAdjust: "none",
};

const FIRST_INDICATOR = 0x1f1e6;

/** The ISO 3166 code: a flag is two regional indicators. */
function countryOf(emoji: string): string {
  const letters = Array.from(emoji, (symbol) => (symbol.codePointAt(0) ?? 0) - FIRST_INDICATOR + 65);
  return String.fromCharCode(...letters.map((letter) => Math.max(letter, 0)));
}

const across = (...colours: string[]) => stripes("", colours);
const upright = (...colours: string[]) => stripes("90deg, ", colours);

function stripes(direction: string, colours: string[]): string {
  const size = 100 / colours.length;
  const stops = colours.map((colour, place) => `${colour} ${place * size}% ${(place + 1) * size}%`);
  return `linear-gradient(${direction}${stops.join(", ")})`;
}

const plain = (colour: string) => `linear-gradient(${colour}, ${colour})`;

/** A band around `middle`, in percent. */
const band = (direction: string, colour: string, middle: number, size: number) =>
  `linear-gradient(${direction}, transparent ${middle - size}%, ${colour} ${middle - size}% ${middle + size}%, transparent ${middle + size}%)`;

const cross = (colour: string, size: number, middle = 36) =>
  `${band("90deg", colour, middle, size)}, ${band("0deg", colour, 50, size * 1.4)}`;

const unionJack = [
  cross("#c8102e", 5, 50),
  cross("#fff", 9, 50),
  band("to top right", "#fff", 50, 8),
  band("to bottom right", "#fff", 50, 8),
  plain("#012169"),
].join(", ");

const drawings: Record<string, string> = {
  AT: across("#c8102e", "#fff", "#c8102e"),
  BE: upright("#000", "#fdda24", "#ef3340"),
  DE: across("#000", "#d00", "#ffce00"),
  DK: `${cross("#fff", 7)}, ${plain("#c8102e")}`,
  EE: across("#0072ce", "#000", "#fff"),
  ES: across("#c60b1e", "#ffc400", "#ffc400", "#c60b1e"),
  FI: `${cross("#002f6c", 9)}, ${plain("#fff")}`,
  FR: upright("#0055a4", "#fff", "#ef4135"),
  GB: unionJack,
  GR: `${across("transparent", "transparent", "#fff", "transparent", "transparent")} 0 0 / 40% 56% no-repeat, ${upright("#0d5eaf", "#0d5eaf", "#fff", "#0d5eaf", "#0d5eaf")} 0 0 / 40% 56% no-repeat, ${across("#0d5eaf", "#fff", "#0d5eaf", "#fff", "#0d5eaf", "#fff", "#0d5eaf", "#fff", "#0d5eaf")}`,
  IE: upright("#169b62", "#fff", "#ff883e"),
  IT: upright("#009246", "#fff", "#ce2b37"),
  LT: across("#fdb913", "#006a44", "#c1272d"),
  LV: across("#9e3039", "#9e3039", "#fff", "#9e3039", "#9e3039"),
  NL: across("#ae1c28", "#fff", "#21468b"),
  NO: `${cross("#00205b", 5)}, ${cross("#fff", 9)}, ${plain("#ba0c2f")}`,
  PL: across("#fff", "#dc143c"),
  PT: "radial-gradient(circle at 40%, #ffe900 22%, transparent 23%), linear-gradient(90deg, #046a38 40%, #da291c 0)",
  SE: `${cross("#fecc02", 8)}, ${plain("#006aa7")}`,
};
