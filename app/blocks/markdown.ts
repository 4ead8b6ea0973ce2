import type { Edition } from "#app/languages/language.ts";
import { byType, partOf } from "./by-type.ts";
import type { ResolvedBlock } from "./resolved-block.ts";

type MarkdownOf = (props: ResolvedBlock["props"], edition: Edition) => string;

const forms = byType(import.meta.glob<MarkdownOf>("./*/schema.ts", { eager: true, import: "markdown" }));

/** A block's content as Markdown, with the site's own words in the language of an edition, without a trailing line break; internal links are paths. */
export function markdownOf({ type, props }: ResolvedBlock, edition: Edition): string {
  return partOf(forms, type)(props, edition);
}
