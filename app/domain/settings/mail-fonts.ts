import { type FontPair, fontPairs } from "./font-pairs.ts";

/** System fonts that resemble the brand's: mails load no fonts, because few mail programs would show them. */
const grotesque = "-apple-system,'Segoe UI',Helvetica,Arial,sans-serif";
const serif = "'Source Serif 4',Charter,'Iowan Old Style',Cambria,Georgia,serif";
const mono = "ui-monospace,Menlo,Consolas,monospace";

const fallbacks: Record<FontPair, string> = {
  "host-grotesk": grotesque,
  inter: grotesque,
  geist: grotesque,
  "red-hat": grotesque,
  bricolage: grotesque,
  "source-serif": serif,
};

/** Values of `font-family`: the brand's font, for readers who have installed it, before its fallbacks. */
export function mailFontsOf(pair: FontPair): { sans: string; mono: string } {
  const [sans, monospaced] = fontPairs[pair];
  return { sans: `'${sans}',${fallbacks[pair]}`, mono: `'${monospaced}',${mono}` };
}
