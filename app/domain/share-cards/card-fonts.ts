/** A static font of an npm package that contains the letters of one subset. */
interface CardFont {
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

/** The site's fonts. */
const latin = ["latin", "latin-ext"].flatMap((letters) => [
  font("host-grotesk", letters, 500),
  font("host-grotesk", letters, 700),
  font("martian-mono", letters, 400),
]);

/** Letters that the site's fonts lack. */
const otherLetters = [
  ...["vietnamese", "greek", "greek-ext", "cyrillic", "cyrillic-ext", "devanagari"].map((letters) =>
    font("noto-sans", letters, 500),
  ),
  font("noto-sans-arabic", "arabic", 500),
  font("noto-sans-hebrew", "hebrew", 500),
];

/** The fonts of share cards; those of other letters are read only for texts that need them. */
export const cardFonts = { latin, otherLetters };

/** Values of `font-family`. */
export const cardFamilies = {
  sans: "host-grotesk latin, host-grotesk latin-ext",
  mono: "martian-mono latin, martian-mono latin-ext",
};
