import { picture, section, stacked, words } from "../markdown-parts.ts";
import type { BeforeAfterProps } from "./schema.ts";

export default function beforeAfterMarkdown(props: BeforeAfterProps): string {
  const { label, heading, before, beforeLabel, after, afterLabel, caption } = props;
  return section(
    { label, heading },
    stacked(words(beforeLabel), picture(before)),
    stacked(words(afterLabel), picture(after)),
    words(caption),
  );
}
