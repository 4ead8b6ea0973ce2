import { byKind, partOf } from "./by-kind.ts";
import type { ResolvedBlock } from "./resolved-block.ts";

type MarkdownOf = (props: ResolvedBlock["props"]) => string;

const forms = byKind(import.meta.glob<MarkdownOf>("./*/markdown.ts", { eager: true, import: "default" }));

/** What the view shows, as Markdown, without a line break at its end; links of this site are paths. */
export function markdownOf({ type, props }: ResolvedBlock): string {
  return partOf(forms, type)(props);
}
