import { byType, partOf } from "./by-type.ts";
import type { ResolvedBlock } from "./resolved-block.ts";

type MarkdownOf = (props: ResolvedBlock["props"]) => string;

const forms = byType(import.meta.glob<MarkdownOf>("./*/schema.ts", { eager: true, import: "markdown" }));

/** A block's content as Markdown, without a trailing line break; internal links are paths. */
export function markdownOf({ type, props }: ResolvedBlock): string {
  return partOf(forms, type)(props);
}
