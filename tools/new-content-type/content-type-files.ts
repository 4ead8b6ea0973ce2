import { execFileSync } from "node:child_process";
import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { generateFiles } from "../generate-files.ts";
import { type Names, namesOf } from "../names-of.ts";
import { messages } from "./messages.ts";
import { namedFields } from "./named-fields.ts";
import { triggersOf, writtenFiles } from "./templates.ts";

export interface TypeNames extends Names {
  /** `job openings`: the plural label. */
  plural: string;
  /** `jobOpenings`: the table. */
  table: string;
  /** `job-openings`: the path segment, and the file of its table. */
  collection: string;
  /** `job_opening`: the database name. */
  snake: string;
}

/**
 * Creates a content type with a title, a summary, a text and the named `fields` (`place:text`) in a project:
 * definition, table, migration and test, with their registrations. Throws when a name is invalid or taken.
 */
export function makeContentType(root: string, type: string, fields: readonly string[] = []): TypeNames {
  const names = typeNamesOf(type);
  const { camel, entry, table, collection, snake } = names;
  const files = writtenFiles(names, namedFields(fields));
  const { count, tables } = readMigrations(root);
  const newTables = [collection.replaceAll("-", "_"), `${snake}_versions`];
  const [taken] = [
    ...Object.keys(files).filter((path) => existsSync(join(root, path))),
    ...newTables.filter((name) => tables.includes(name)).map((name) => `the table ${name}`),
  ];
  if (taken) throw new Error(messages.nameTaken(type, taken));

  const registry = "app/domain/content-types/registry.ts";
  const contentTables = "db/schema/content-tables.ts";
  const migration = `db/migrations/${numbered(count)}_${collection}.sql`;
  const paths = [...Object.keys(files), registry, contentTables, migration, snapshotPath(count), journal];
  generateFiles(root, paths, () => {
    for (const [path, source] of Object.entries(files)) writeFileSync(join(root, path), source);
    editFile(root, registry, [
      [/^import /m, `import { ${camel} } from "./${type}.ts";\n`],
      [/,?\s*\};(?=\n\nexport type ContentTypes)/, `, ${entry}`],
    ]);
    const versions = `${camel}Versions`;
    editFile(root, contentTables, [
      [/^import /m, `import { ${table}, ${versions} } from "./${collection}.ts";\n`],
      [/^export \* from/m, `export * from "./${collection}.ts";\n`],
      [/\} as const;/, `  "${type}": { table: ${table}, versions: ${versions}, reference: "${camel}Id" },\n`],
      [/\}\);(?=\n\nconst reference)/, `  ${camel}Id: reference(() => ${table}.id),\n`],
    ]);
    makeMigration(root, names, migration);
  });
  return names;
}

function typeNamesOf(type: string): TypeNames {
  const names = namesOf(type, "content type");
  const many = (word: string) =>
    word
      .replace(/([^aeiou])y$/, "$1ie")
      .replace(/(s|x|ch|sh)$/, "$1e")
      .concat("s");
  const collection = many(type);
  return {
    ...names,
    plural: collection.replaceAll("-", " "),
    table: many(names.camel),
    collection,
    snake: type.replaceAll("-", "_"),
  };
}

/** Inserts each text before the first match of its pattern. */
function editFile(root: string, path: string, insertions: [RegExp, string][]) {
  let source = readFileSync(join(root, path), "utf8");
  for (const [pattern, text] of insertions) {
    const place = source.search(pattern);
    if (place < 0) throw new Error(messages.noPosition(path, text.trim()));
    source = source.slice(0, place) + text + source.slice(place);
  }
  writeFileSync(join(root, path), source);
}

const journal = "db/migrations/meta/_journal.json";
const numbered = (index: number) => String(index).padStart(4, "0");
const snapshotPath = (index: number) => `db/migrations/meta/${numbered(index)}_snapshot.json`;

/** The number of migrations in Drizzle's journal, and the names of all tables after them. */
function readMigrations(root: string) {
  const read = (path: string): unknown => JSON.parse(readFileSync(join(root, path), "utf8"));
  const { length: count } = (read(journal) as { entries: object[] }).entries;
  const { tables } = read(snapshotPath(count - 1)) as { tables: Record<string, { name: string }> };
  return { count, tables: Object.values(tables).map(({ name }) => name) };
}

/** Drizzle generates the table in the file `migration`; the triggers invalidate cached pages. */
function makeMigration(root: string, names: TypeNames, migration: string) {
  const options = ["generate", "--name", names.collection];
  const output = execFileSync("node_modules/.bin/drizzle-kit", options, { cwd: root, encoding: "utf8" });
  if (!existsSync(join(root, migration))) throw new Error(messages.noMigration(output));
  appendFileSync(join(root, migration), triggersOf(names));
}
