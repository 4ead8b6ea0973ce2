import { defaultSettings, type Settings } from "#app/domain/settings/registry.ts";

const tokenOf = {
  brand_ink_color: "--brand-ink",
  brand_paper_color: "--brand-paper",
  brand_signal_color: "--signal",
  brand_signal_text_color: "--signal-text",
} as const;
type BrandColour = keyof typeof tokenOf;

/** Tokens between ink and paper, mixed for other brands. `brand-palette.ts` has those that are drawn. */
const between = [
  ["--line", "ink", 13],
  ["--muted", "ink", 70],
  ["--brand-sand", "ink", 5],
  ["--sand-line", "ink", 22],
  ["--ink-line", "paper", 15],
  ["--ink-muted", "paper", 62],
  ["--ink-text", "paper", 86],
] as const;

/**
 * The CSS rule that overrides the colours of `app/ui/tokens.css`; undefined while they are equal. Values other than six
 * hexadecimal digits are ignored. Its selector is stronger than that of the tokens, wherever the rule stands.
 */
export function brandColours(settings: Pick<Settings, BrandColour>): string | undefined {
  const changed = (Object.keys(tokenOf) as BrandColour[]).filter((key) => isChanged(key, settings[key]));
  if (changed.length === 0) return undefined;
  const own = changed.map((key) => `${tokenOf[key]}:${settings[key]}`);
  const mixed = [
    ...(changed.some(isGround) ? between.map(mixture) : []),
    ...(changed.includes("brand_signal_text_color") ? [darkerForSand(settings.brand_signal_text_color)] : []),
  ];
  return `html:root,html [data-site]{${[...own, ...mixed].join(";")}}`;
}

/** Sand is darker than paper, for which the colour was chosen. */
const darkerForSand = (signalText: string) =>
  `--brand-sand-text:color-mix(in srgb,${signalText} 91.5%,black)`;

function mixture([token, front, percent]: (typeof between)[number]) {
  const back = front === "ink" ? "paper" : "ink";
  return `${token}:color-mix(in oklab,var(--brand-${front}) ${percent}%,var(--brand-${back}))`;
}

const isGround = (key: BrandColour) => key === "brand_ink_color" || key === "brand_paper_color";

function isChanged(key: BrandColour, value: string) {
  return /^#[0-9a-f]{6}$/i.test(value) && value.toLowerCase() !== defaultSettings[key].toLowerCase();
}
