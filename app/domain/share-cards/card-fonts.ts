import type { FontPair } from "#app/domain/settings/font-pairs.ts";

/** A static font of an npm package that contains the letters of one subset. */
export interface CardFont {
  name: string;
  /** The path below `node_modules`. */
  file: string;
  weight: 400 | 500 | 700;
}

const font = (name: string, letters: string, weight: CardFont["weight"]): CardFont => ({
  name: `${name} ${letters}`,
  file: `@fontsource/${name}/files/${name}-${letters}-${weight}-normal.woff`,
  weight,
});

/** The packages of each pair: the font of texts, and that of labels. */
const packages: Record<FontPair, { sans: string; mono: string }> = {
  "host-grotesk": { sans: "host-grotesk", mono: "martian-mono" },
  inter: { sans: "inter", mono: "jetbrains-mono" },
  geist: { sans: "geist", mono: "geist-mono" },
  "red-hat": { sans: "red-hat-text", mono: "red-hat-mono" },
  bricolage: { sans: "bricolage-grotesque", mono: "sometype-mono" },
  "source-serif": { sans: "source-serif-4", mono: "source-code-pro" },
};

const latinLetters = ["latin", "latin-ext"];

/** The fonts of a pair: those of the site as static fonts, because satori cannot read variable ones. */
export function fontsOfPair(pair: FontPair): CardFont[] {
  const { sans, mono } = packages[pair];
  return latinLetters.flatMap((letters) => [
    font(sans, letters, 500),
    font(sans, letters, 700),
    font(mono, letters, 400),
  ]);
}

/** Letters that the fonts of the pairs lack; read only for texts that need them. */
export const otherLetters = [
  ...["vietnamese", "greek", "greek-ext", "cyrillic", "cyrillic-ext", "devanagari"].map((letters) =>
    font("noto-sans", letters, 500),
  ),
  font("noto-sans-arabic", "arabic", 500),
  font("noto-sans-hebrew", "hebrew", 500),
];

/** Values of `font-family`. */
export function cardFamilies(pair: FontPair) {
  const familyOf = (name: string) => latinLetters.map((letters) => `${name} ${letters}`).join(", ");
  const { sans, mono } = packages[pair];
  return { sans: familyOf(sans), mono: familyOf(mono) };
}
