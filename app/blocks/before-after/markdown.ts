import { picture, section, stacked, words } from "../markdown-parts.ts";
import type { BeforeAfterProps } from "./schema.ts";

export default function beforeAfterMarkdown(props: BeforeAfterProps): string {
  const { label, heading, before, beforeFigure, beforeLabel, after, afterFigure, afterLabel, caption } =
    props;
  return section(
    { label, heading },
    stacked(words(beforeLabel), before ? picture(before) : words(beforeFigure)),
    stacked(words(afterLabel), after ? picture(after) : words(afterFigure)),
    words(caption),
  );
}
