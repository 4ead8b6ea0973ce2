import type { TypeNames } from "./content-type-files.ts";
import { columnOf, columnTypesOf, descriptorOf, type NamedField, sampleOf } from "./named-fields.ts";

/** The new files of a content type, by path. `fields` are those besides title, summary and text. */
export function writtenFiles(names: TypeNames, fields: NamedField[]): Record<string, string> {
  return {
    [`app/domain/content-types/${names.type}.ts`]: definitionOf(names, fields),
    [`app/site/content-types/${names.type}.server.test.ts`]: testOf(names, fields),
    [`db/schema/${names.collection}.ts`]: tableOf(names, fields),
  };
}

const definitionOf = (
  { type, camel, label, plural, collection }: TypeNames,
  fields: NamedField[],
) => `import { z } from "zod";
import { ${descriptorNames(fields)} } from "#app/fields/descriptors.ts";
import { defineContentType } from "./define-content-type.ts";

export const ${camel} = defineContentType({
  name: "${type}",
  collection: "${collection}",
  label: "${capital(plural)}",
  singular: "${label.toLowerCase()}",
  policies: "news",
  fields: z.object({
    title: text("Title"),
    summary: longText("Summary", { max: 300, help: "In lists, in search engines, and below the title." }),
    ${lines(fields, descriptorOf)}body: richText("Text"),
  }),
  startField: "title",
  publicPages: {
    address: "/${collection}",
    texts: () => ({
      title: "${capital(plural)}",
      description: "All ${plural}.",
      empty: "No ${plural} are published yet.",
    }),
    intro: "summary",
    body: "body",
  },
  listed: ["summary"],
  words: {
    start: "Title of a new ${label.toLowerCase()}",
    create: "New ${label.toLowerCase()}",
    empty: "Enter a title above to create the first ${label.toLowerCase()}. Visitors see it after you publish it.",
  },
});
`;

const tableOf = (
  { camel, table, collection, snake }: TypeNames,
  fields: NamedField[],
) => `import { ${columnTypesOf(fields).join(", ")} } from "drizzle-orm/pg-core";
import { contentTable, versionsTable } from "./publishing.ts";

export const ${table} = contentTable("${collection.replaceAll("-", "_")}", {
  title: text().notNull(),
  summary: text().notNull(),
  ${lines(fields, columnOf)}body: jsonb().$type<unknown>(),
});

export const ${camel}Versions = versionsTable("${snake}_versions", {
  column: "${snake}_id",
  id: () => ${table}.id,
});
`;

const testOf = (
  { type, camel, label, plural, collection }: TypeNames,
  fields: NamedField[],
) => `import { expect, test } from "vitest";
import { contentStores } from "#app/domain/content-store/content-store.server.ts";
import type { RichText } from "#app/domain/rich-text/document.ts";
import { mainEdition } from "#app/languages/language.ts";
import { renderSitemap } from "#app/site/discovery/sitemap.server.ts";
import { readMarkdown } from "#app/site/markdown/answer-markdown.server.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { p } from "#tests/support/rich-text.ts";
import { saveFields } from "#tests/support/save-fields.ts";
import { publicTypeAt } from "./public-types.server.ts";

const store = contentStores${type === camel ? `.${type}` : `["${type}"]`};
const path = "/${collection}/first";

async function readPage() {
  const found = publicTypeAt(path);
  return found && (await found.type.readItem(found.slug)).value;
}

test("${plural} are on the site while they are published", async () => {
  const by = await createStaff();
  const id = await store.create("First", by);
  expect(await store.publish(id, by)).toMatchObject({ status: "missing" });

  const body: RichText = { type: "doc", content: [p("In full.")] };
  await saveFields(store, id, { fields: { summary: "In a line.", ${lines(fields, sampleOf)} body }, by });
  expect(await readPage()).toBeUndefined();

  expect(await store.publish(id, by)).toMatchObject({ status: "published" });
  expect((await readPage())?.item).toMatchObject({ title: "First", intro: "In a line.", body });
  expect(await renderSitemap()).toContain(path);
  expect((await readMarkdown("/${collection}", mainEdition("en"))).value).toContain(\`[First](\${path})\`);

  await store.trash(id, by);
  expect(await readPage(), "the ${label.toLowerCase()} is in the trash").toBeUndefined();
});
`;

/** Notifies the caches of each change of the table, and moves an existing page away from the address of its list. */
export function triggersOf({ plural, collection }: TypeNames): string {
  const table = collection.replaceAll("-", "_");
  return `--> statement-breakpoint
CREATE TRIGGER ${table}_announced AFTER INSERT OR UPDATE OR DELETE ON ${table}
  FOR EACH ROW EXECUTE FUNCTION announce_content('draft', 'draft_by', 'draft_at', 'revisions', 'scheduled_at', 'scheduled_by', 'scheduled_version', 'schedule_failure', 'version', 'published_at');
--> statement-breakpoint
CREATE TRIGGER ${table}_emptied AFTER TRUNCATE ON ${table}
  FOR EACH STATEMENT EXECUTE FUNCTION announce_content();
--> statement-breakpoint
-- /${collection} lists ${plural} from now on. A page of an earlier version at that address keeps its text under another.
UPDATE "pages" SET "slug" = CASE
    WHEN EXISTS (SELECT FROM "pages" AS "other" WHERE "other"."slug" = '${collection}-page') THEN '${collection}-page-' || left("id"::text, 8)
    ELSE '${collection}-page'
  END
  WHERE "slug" = '${collection}' AND "parent_slug" IS NULL;
`;
}

const lines = (fields: NamedField[], write: (field: NamedField) => string) =>
  fields.map((field) => `${write(field)}\n`).join("");

const descriptorNames = (fields: NamedField[]) =>
  [...new Set(["longText", "richText", "text", ...fields.map(({ kind }) => kind)])].toSorted().join(", ");

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
