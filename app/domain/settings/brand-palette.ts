import { formatHex, interpolate, modeOklab, modeRgb, useMode as withMode } from "culori/fn";
import { defaultSettings, type Settings } from "./registry.ts";

withMode(modeRgb);
withMode(modeOklab);

/** The brand's colours where no style sheet reaches: drawings, mails, icons. Six hexadecimal digits in lower case. */
export interface BrandPalette {
  ink: string;
  paper: string;
  signal: string;
  signalText: string;
  /** A darker paper. */
  sand: string;
  /** Lines and small print on paper and on ink. */
  line: string;
  muted: string;
  inkLine: string;
  inkMuted: string;
}

type BrandSettings = Pick<
  Settings,
  "brand_ink_color" | "brand_paper_color" | "brand_signal_color" | "brand_signal_text_color"
>;

/** The tones that were chosen for the default ink and paper, as in `app/ui/tokens.css`. */
const defaultTones = {
  sand: "#eae6dc",
  line: "#d9d5cb",
  muted: "#5e625f",
  inkLine: "#2a2f30",
  inkMuted: "#9ba09c",
};

/** The colours of the settings, and the tones between them: for other brands mixed as in `brand-colours.server.ts`. */
export function brandPalette(settings: BrandSettings): BrandPalette {
  const [ink, paper] = [colourOf(settings, "brand_ink_color"), colourOf(settings, "brand_paper_color")];
  const isDefault =
    ink === colourOf(defaultSettings, "brand_ink_color") &&
    paper === colourOf(defaultSettings, "brand_paper_color");
  return {
    ink,
    paper,
    signal: colourOf(settings, "brand_signal_color"),
    signalText: colourOf(settings, "brand_signal_text_color"),
    ...(isDefault ? defaultTones : tonesBetween(ink, paper)),
  };
}

function tonesBetween(ink: string, paper: string): typeof defaultTones {
  return {
    sand: mixed(ink, paper, 0.05),
    line: mixed(ink, paper, 0.13),
    muted: mixed(ink, paper, 0.7),
    inkLine: mixed(paper, ink, 0.15),
    inkMuted: mixed(paper, ink, 0.62),
  };
}

/** `share` of one colour in another. */
function mixed(front: string, back: string, share: number): string {
  return formatHex(interpolate([back, front], "oklab")(share));
}

/** The default for a value that is no colour. */
function colourOf(settings: BrandSettings, key: keyof BrandSettings): string {
  const value = settings[key].toLowerCase();
  return /^#[0-9a-f]{6}$/.test(value) ? value : defaultSettings[key].toLowerCase();
}
