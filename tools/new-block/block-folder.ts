import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Makes the folder of a new kind of block and enters it in the tables of `blocks`. Throws, before anything is
 * written, when the name will not do or is taken.
 */
export function makeBlock(blocks: string, type: string) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(type)) {
    throw new Error(
      `“${type}” is no name for a block: use lower-case words joined by hyphens, like fact-sheet.`,
    );
  }
  const folder = join(blocks, type);
  if (existsSync(folder)) throw new Error(`There is a block named “${type}” already.`);

  const entered = Object.entries(tables).map(([file, enter]) => {
    const path = join(blocks, file);
    return { path, source: enter(readFileSync(path, "utf8"), namesOf(type)) };
  });
  mkdirSync(folder);
  for (const [file, source] of Object.entries(partsOf(namesOf(type))))
    writeFileSync(join(folder, file), source);
  for (const { path, source } of entered) writeFileSync(path, source);
}

interface Names {
  /** `fact-sheet`: as it is stored. */
  type: string;
  /** `factSheet`: its definition. */
  camel: string;
  /** `FactSheet`: its view. */
  pascal: string;
  /** `Fact sheet`: what people read. */
  label: string;
}

function namesOf(type: string): Names {
  const pascal = type.replace(/(?:^|-)(.)/g, (_, first: string) => first.toUpperCase());
  const words = type.replaceAll("-", " ");
  return {
    type,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    label: words.charAt(0).toUpperCase() + words.slice(1),
  };
}

/** Where blocks are listed, and how a new one gets in. */
const tables: Record<string, (source: string, names: Names) => string> = {
  "registry.ts": (source, { type, camel }) =>
    enter(
      source,
      "export const blocks = {",
      `import { ${camel} } from "./${type}/schema.ts";`,
      `"${type}": ${camel},`,
    ),
  "views.tsx": (source, { type, pascal }) =>
    enter(
      source,
      "const views: BlockViews = {",
      `import { ${pascal} } from "./${type}/view.tsx";`,
      `"${type}": ${pascal},`,
    ),
  "late-views.tsx": (source, { type, pascal }) =>
    enter(
      source,
      "const views: BlockViews = {",
      "",
      `"${type}": late("${type}", () => import("./${type}/view.tsx"), "${pascal}"),`,
    ),
  "markdown.ts": (source, { type, camel }) =>
    enter(
      source,
      "const forms:",
      `import { ${camel}Markdown } from "./${type}/markdown.ts";`,
      `"${type}": ${camel}Markdown,`,
    ),
};

/** Puts an import first and an entry last into the table that begins with `start`; the formatter puts them in order. */
function enter(source: string, start: string, imported: string, entry: string): string {
  const end = source.indexOf("\n}", source.indexOf(start));
  if (!source.includes(start) || end < 0)
    throw new Error(`There is no table “${start}” to enter the block in.`);
  return `${imported}\n${source.slice(0, end)}\n  ${entry}${source.slice(end)}`;
}

function partsOf({ type, camel, pascal, label }: Names): Record<string, string> {
  const example = { label: "Label", heading: label, text: "Say in two sentences what must be said." };
  return {
    "schema.ts": `import { z } from "zod";
import { defineBlock, sectionHead } from "../define-block.ts";
import { longText } from "#app/fields/descriptors.ts";

export const ${camel} = defineBlock({
  type: "${type}",
  version: 1,
  label: "${label}",
  description: "Says in one sentence what it is for.",
  group: "text",
  icon: "paragraph",
  props: z.object({ ...sectionHead, text: longText("Text") }),
  example: ${JSON.stringify(example)},
  variants: { "without a heading": { text: "The shortest that makes sense." } },
});
export type ${pascal}Props = z.output<typeof ${camel}.props>;
`,
    "view.tsx": `import { Section } from "#app/ui/section.tsx";
import type { BlockPlace } from "../place.ts";
import type { ${pascal}Props } from "./schema.ts";

export function ${pascal}({ label, heading, text, place }: ${pascal}Props & { place: BlockPlace }) {
  return (
    <Section number={place.number} label={label} heading={heading}>
      <p className={heading ? "lead mt-9 max-w-[34em]" : "lead max-w-[34em]"}>{text}</p>
    </Section>
  );
}
`,
    "markdown.ts": `import { section, words } from "../markdown-parts.ts";
import type { ${pascal}Props } from "./schema.ts";

export function ${camel}Markdown({ label, heading, text }: ${pascal}Props): string {
  return section({ label, heading }, words(text));
}
`,
    "revision-1.json": `${JSON.stringify({ id: randomUUID(), type, version: 1, props: example }, null, 2)}\n`,
  };
}
