import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { generateFiles } from "../generate-files.ts";
import { type Names, namesOf } from "../names-of.ts";
import { messages } from "./messages.ts";

/** Creates the folder of a new block type in a project. Throws when the name is invalid or taken. */
export function makeBlock(root: string, type: string) {
  const names = namesOf(type, "block type");
  const folder = join("app/blocks", type);
  if (existsSync(join(root, folder))) throw new Error(messages.nameTaken(type));
  generateFiles(root, [folder], () => {
    mkdirSync(join(root, folder));
    for (const [file, source] of Object.entries(partsOf(names)))
      writeFileSync(join(root, folder, file), source);
  });
}

/** Missing parts of block types: the file `faq/view.tsx`, the export `markdown in faq/schema.ts`. */
export function missingParts(blocks: string): string[] {
  const kinds = readdirSync(blocks).filter((name) =>
    ["schema.ts", "revision-1.json"].some((part) => existsSync(join(blocks, name, part))),
  );
  return kinds.flatMap((kind) => [...missingFiles(blocks, kind), ...missingMarkdown(blocks, kind)]);
}

function missingFiles(blocks: string, kind: string): string[] {
  return ["schema.ts", "view.tsx", "revision-1.json"]
    .map((file) => `${kind}/${file}`)
    .filter((path) => !existsSync(join(blocks, path)));
}

function missingMarkdown(blocks: string, kind: string): string[] {
  const schema = join(blocks, kind, "schema.ts");
  if (!existsSync(schema)) return [];
  return readFileSync(schema, "utf8").includes("export function markdown(")
    ? []
    : [`markdown in ${kind}/schema.ts`];
}

/** The entry for `registry.ts`, at the type's position in the picker. */
export function registryEntry(type: string) {
  const { camel, entry } = namesOf(type, "block type");
  return { imported: `import { ${camel} } from "./${type}/schema.ts";`, listed: `${entry},` };
}

function partsOf({ type, camel, pascal, label }: Names): Record<string, string> {
  const example = { label: "Label", heading: label, text: "Two sentences of text." };
  return {
    "schema.ts": `import { z } from "zod";
import { defineBlock, sectionHead } from "../define-block.ts";
import { section, words } from "../markdown-parts.ts";
import { longText } from "#app/fields/descriptors.ts";

export const ${camel} = defineBlock({
  type: "${type}",
  version: 1,
  label: "${label}",
  description: "The purpose of the block in one sentence.",
  group: "text",
  icon: "paragraph",
  props: z.object({ ...sectionHead, text: longText("Text") }),
  example: ${JSON.stringify(example)},
  variants: { "without a heading": { text: "One sentence of text." } },
});
type ${pascal}Props = z.output<typeof ${camel}.props>;

export function markdown({ label, heading, text }: ${pascal}Props): string {
  return section({ label, heading }, words(text));
}
`,
    "view.tsx": `import { Section } from "#app/ui/section.tsx";
import type { ViewProps } from "../resolved-block.ts";

export default function ${pascal}({ label, heading, text, place }: ViewProps<"${type}">) {
  return (
    <Section number={place.number} label={label} heading={heading}>
      <p className={heading ? "lead mt-9 max-w-[34em]" : "lead max-w-[34em]"}>{text}</p>
    </Section>
  );
}
`,
    "revision-1.json": `${JSON.stringify({ id: randomUUID(), type, version: 1, props: example }, null, 2)}\n`,
  };
}
