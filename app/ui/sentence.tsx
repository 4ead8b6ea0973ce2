import type { ReactNode } from "react";

/** A sentence of a catalogue with a link or button in place of `{link}`. */
export function Sentence({ text, link }: { text: string; link: ReactNode }) {
  const [before, after] = text.split("{link}");
  return (
    <>
      {before}
      {link}
      {after}
    </>
  );
}
