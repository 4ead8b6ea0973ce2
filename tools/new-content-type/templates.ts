import type { TypeNames } from "./content-type-files.ts";

/** The new files of a content type, by path. */
export function writtenFiles(names: TypeNames): Record<string, string> {
  return {
    [`app/domain/content-types/${names.type}.ts`]: definitionOf(names),
    [`app/site/content-types/${names.type}.server.test.ts`]: testOf(names),
    [`db/schema/${names.collection}.ts`]: tableOf(names),
  };
}

const definitionOf = ({ type, camel, label, plural, collection }: TypeNames) => `import { z } from "zod";
import { longText, richText, text } from "#app/fields/descriptors.ts";
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
    body: richText("Text"),
  }),
  startField: "title",
  publicPages: {
    address: "/${collection}",
    title: "${capital(plural)}",
    description: "All ${plural}.",
    empty: "No ${plural} are published yet.",
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

const tableOf = ({
  camel,
  table,
  collection,
  snake,
}: TypeNames) => `import { jsonb, text } from "drizzle-orm/pg-core";
import { contentTable, versionsTable } from "./publishing.ts";

export const ${table} = contentTable("${collection.replaceAll("-", "_")}", {
  title: text().notNull(),
  summary: text().notNull(),
  body: jsonb().$type<unknown>(),
});

export const ${camel}Versions = versionsTable("${snake}_versions", {
  column: "${snake}_id",
  id: () => ${table}.id,
});
`;

const testOf = ({
  type,
  camel,
  label,
  plural,
  collection,
}: TypeNames) => `import { expect, test } from "vitest";
import { contentStores } from "#app/domain/content-store/content-store.server.ts";
import type { RichText } from "#app/domain/rich-text/document.ts";
import { renderSitemap } from "#app/site/discovery/sitemap.server.ts";
import { readMarkdown } from "#app/site/markdown/answer-markdown.server.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { p } from "#tests/support/rich-text.ts";
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
  const bases = (await store.read(id))?.bases ?? {};
  expect(await store.publish(id, by)).toMatchObject({ status: "missing" });

  const body: RichText = { type: "doc", content: [p("In full.")] };
  await store.save(id, { bases, fields: { summary: "In a line.", body }, by });
  expect(await readPage()).toBeUndefined();

  expect(await store.publish(id, by)).toMatchObject({ status: "published" });
  expect((await readPage())?.item).toMatchObject({ title: "First", intro: "In a line.", body });
  expect(await renderSitemap()).toContain(path);
  expect((await readMarkdown("/${collection}")).value).toContain(\`[First](\${path})\`);

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

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
