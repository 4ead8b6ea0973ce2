import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { type BlockType, blocks } from "#app/blocks/registry.ts";
import { pageRoles } from "#app/domain/pages/page.ts";
import { richTextOf } from "./markdown.ts";

/*
 * Pages as YAML files with Markdown texts. Folders define the page tree, file names are slugs. Readers throw an error
 * with the file's name for invalid files.
 */

const blockTypes = Object.keys(blocks) as [BlockType, ...BlockType[]];

/** A block's type and props. The `body` of a rich-text block is Markdown. */
/** A block of a file, for pages and shared blocks. */
export const fileBlock = z
  .looseObject({ type: z.enum(blockTypes) })
  .transform(({ type, ...fields }, context) => {
    const props =
      type === "rich-text" ? { ...fields, body: richTextOf(z.string().parse(fields.body)) } : fields;
    const { error } = blocks[type].props.safeParse(props);
    for (const { message, path } of error?.issues ?? [])
      context.addIssue({ code: "custom", message, path: [...path] });
    return { type, props };
  });

const filePage = z.strictObject({
  title: z.string(),
  /** The page's headline, also shown in search results. */
  extendedTitle: z.string().optional(),
  excerpt: z.string().optional(),
  coverImage: z.string().optional(),
  /** The slug of the page of the main language that it translates, in a further language. */
  translates: z.string().optional(),
  /** If empty, that of the page it translates, or the one with the name of its slug. */
  role: z.enum(pageRoles).optional(),
  isPublished: z.boolean().default(true),
  inMenus: z.boolean().default(true),
  /** Its position among its siblings. */
  orderIndex: z.int(),
  blocks: z.array(fileBlock),
});

export interface FilePage extends z.output<typeof filePage> {
  slug: string;
  children: FilePage[];
}

/** The pages of a folder, in order. */
export function readPages(folder: string): FilePage[] {
  return listYaml(folder)
    .map((file) => {
      const below = file.replace(/\.yaml$/, "");
      const children = existsSync(below) ? readPages(below) : [];
      return { slug: basename(below), ...readYaml(file, filePage), children };
    })
    .sort((one, other) => one.orderIndex - other.orderIndex);
}

/** The paths of the YAML files of a folder. */
export function listYaml(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".yaml"))
    .sort()
    .map((name) => join(folder, name));
}

export function readYaml<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
  const { data, error } = schema.safeParse(parse(readFileSync(file, "utf8")));
  if (error) throw new Error(`${file} does not fit:\n${z.prettifyError(error)}`);
  return data;
}
