import { defaultSettings, type Settings } from "#app/domain/settings/registry.ts";

const tokenOf = {
  brand_ink_color: "--ink",
  brand_paper_color: "--paper",
  brand_signal_color: "--signal",
  brand_signal_text_color: "--signal-text",
} as const;
type BrandColour = keyof typeof tokenOf;

/** Tokens between ink and paper, mixed again for other brand colours. */
const between = [
  "--line:color-mix(in oklab,var(--ink) 13%,var(--paper))",
  "--muted:color-mix(in oklab,var(--ink) 70%,var(--paper))",
  "--sand:color-mix(in oklab,var(--ink) 5%,var(--paper))",
  "--sand-line:color-mix(in oklab,var(--ink) 22%,var(--paper))",
  "--ink-line:color-mix(in oklab,var(--paper) 15%,var(--ink))",
  "--ink-muted:color-mix(in oklab,var(--paper) 62%,var(--ink))",
  "--ink-text:color-mix(in oklab,var(--paper) 86%,var(--ink))",
];

/**
 * The CSS rule that overrides the colours of `app/ui/tokens.css`; undefined while they are equal. Values other than six
 * hexadecimal digits are ignored.
 */
export function brandColours(settings: Pick<Settings, BrandColour>): string | undefined {
  const changed = (Object.keys(tokenOf) as BrandColour[]).filter((key) => isChanged(key, settings[key]));
  if (changed.length === 0) return undefined;
  // dark.css swaps ink and paper, and needs both as they were chosen.
  const own = changed.flatMap((key) => [
    `${tokenOf[key]}:${settings[key]}`,
    ...(isGround(key) ? [`${tokenOf[key].replace("--", "--brand-")}:${settings[key]}`] : []),
  ]);
  const mixed = changed.some(isGround) ? between : [];
  return `:root{${[...own, ...mixed].join(";")}}`;
}

const isGround = (key: BrandColour) => key === "brand_ink_color" || key === "brand_paper_color";

function isChanged(key: BrandColour, value: string) {
  return /^#[0-9a-f]{6}$/i.test(value) && value.toLowerCase() !== defaultSettings[key].toLowerCase();
}
