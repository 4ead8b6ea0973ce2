import { defaultFontPair, type FontPair } from "#app/domain/settings/font-pairs.ts";
import { registry, type Settings } from "#app/domain/settings/registry.ts";
import { type Font, type FontFallback, fontFaces, fontStack } from "./font-face.ts";
import { fontFiles } from "./font-files.server.ts";

/** The chosen fonts of a page. */
export interface BrandFonts {
  css: string;
  /** The addresses of the files that every page needs to render its text. */
  preloads: string[];
}

const font = (
  family: string,
  file: keyof typeof fontFiles,
  weights: string,
  fallback: FontFallback,
): Font => ({ family, ...fontFiles[file], weights, fallback });

const sans = (sizeAdjust: number, ascent: number, descent: number): FontFallback => ({
  local: ["Arial", "Liberation Sans", "Arimo", "Roboto"],
  generic: "Arial,sans-serif",
  ...{ sizeAdjust, ascent, descent },
});
const serif = (sizeAdjust: number, ascent: number, descent: number): FontFallback => ({
  local: ["Georgia", "Gelasio"],
  generic: "Georgia,serif",
  ...{ sizeAdjust, ascent, descent },
});
const mono = (sizeAdjust: number, ascent: number, descent: number): FontFallback => ({
  local: ["Courier New", "Liberation Mono", "Cousine", "Droid Sans Mono", "DejaVu Sans Mono"],
  generic: "Courier New,monospace",
  ...{ sizeAdjust, ascent, descent },
});

/** The second voice of a serif: its own display italic. Cut by `npm run art -- fonts`. */
const sourceSerifDisplay: Font = {
  ...font("Source Serif Display", "sourceSerifDisplay", "300", {
    local: ["Times New Roman Italic", "TimesNewRomanPS-ItalicMT", "Liberation Serif Italic", "Tinos Italic"],
    generic: "Times New Roman,serif",
    ...{ sizeAdjust: 94.47, ascent: 109.66, descent: 35.46 },
  }),
  style: "italic",
};

/**
 * The second voice of each pair, for quotes, sentences across the page and figures beside texts: Newsreader Display of
 * `app/blocks/voice-styles/fonts.css`, or another font. Its files are requested by pages that show it.
 */
const voices: Record<FontPair, "newsreader" | Font> = {
  "host-grotesk": "newsreader",
  inter: "newsreader",
  geist: "newsreader",
  "red-hat": "newsreader",
  bricolage: "newsreader",
  "source-serif": sourceSerifDisplay,
};

/** All pairs except the default one, whose fonts are in the style sheet: `app/ui/fonts.css`. */
const pairs: Record<Exclude<FontPair, typeof defaultFontPair>, { sans: Font; mono: Font }> = {
  inter: {
    sans: font("Inter", "inter", "100 900", sans(107.12, 90.44, 22.52)),
    mono: font("JetBrains Mono", "jetbrainsMono", "100 800", mono(99.98, 102.02, 30)),
  },
  geist: {
    sans: font("Geist", "geist", "100 900", sans(104.76, 95.94, 28.16)),
    mono: font("Geist Mono", "geistMono", "100 900", mono(99.98, 100.52, 29.5)),
  },
  "red-hat": {
    sans: font("Red Hat Text", "redHatText", "300 700", sans(100.27, 101.53, 30.42)),
    mono: font("Red Hat Mono", "redHatMono", "300 700", mono(99.98, 101.82, 30.5)),
  },
  bricolage: {
    sans: font("Bricolage Grotesque", "bricolageGrotesque", "200 800", sans(105.43, 88.21, 25.61)),
    mono: font("Sometype Mono", "sometypeMono", "400 700", mono(96.65, 95.71, 28.45)),
  },
  "source-serif": {
    sans: font("Source Serif", "sourceSerif", "200 900", serif(107.45, 96.42, 31.18)),
    mono: font("Source Code Pro", "sourceCodePro", "200 900", mono(99.98, 98.42, 27.3)),
  },
};

/** The fonts that replace those of the style sheet; undefined for the default pair. */
export function brandFonts({ brand_fonts }: Pick<Settings, "brand_fonts">): BrandFonts | undefined {
  if (brand_fonts === defaultFontPair) return undefined;
  const { sans, mono } = pairs[brand_fonts];
  const voice = voices[brand_fonts];
  const [voiceFaces, voiceStack] =
    voice === "newsreader" ? ["", ""] : [fontFaces(voice), `--font-voice:${fontStack(voice)};`];
  return {
    css: `${fontFaces(sans)}${fontFaces(mono)}${voiceFaces}:root{--font-sans:${fontStack(sans)};${voiceStack}--font-mono:${fontStack(mono)}}`,
    preloads: [sans.latin, mono.latin],
  };
}

export interface FontSpecimen {
  label: string;
  isChosen: boolean;
  sans: string;
  mono: string;
}

/** Every pair with its look, for the preview of the settings. */
export function fontSpecimens({ brand_fonts }: Pick<Settings, "brand_fonts">): FontSpecimen[] {
  return (registry.brand_fonts.options ?? []).map(({ value, label }) => {
    const pair = value in pairs ? pairs[value as keyof typeof pairs] : undefined;
    return {
      label,
      isChosen: value === brand_fonts,
      sans: pair ? fontStack(pair.sans) : "Host Grotesk,sans-serif",
      mono: pair ? fontStack(pair.mono) : "Martian Mono,monospace",
    };
  });
}

/** The style sheet with the fonts of every pair, for the specimens. */
export function specimenStyles(): string {
  const fonts = Object.values(pairs).flatMap(({ sans, mono }) => [sans, mono]);
  return fonts.map(fontFaces).join("");
}
