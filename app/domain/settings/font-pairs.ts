/** The pairs of fonts that a brand can choose, by their stored names: the font of texts, and that of labels and numbers. */
export const fontPairs = {
  "host-grotesk": ["Host Grotesk", "Martian Mono"],
  inter: ["Inter", "JetBrains Mono"],
  geist: ["Geist", "Geist Mono"],
  "red-hat": ["Red Hat Text", "Red Hat Mono"],
  bricolage: ["Bricolage Grotesque", "Sometype Mono"],
  "source-serif": ["Source Serif", "Source Code Pro"],
} as const;

export type FontPair = keyof typeof fontPairs;

export const defaultFontPair = "host-grotesk" satisfies FontPair;

/** Names of all pairs. */
export const fontPairNames = Object.keys(fontPairs) as [FontPair, ...FontPair[]];
