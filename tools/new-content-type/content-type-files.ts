import { execFileSync } from "node:child_process";
import { appendFileSync, existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Names, namesOf } from "../names-of.ts";
import { messages } from "./messages.ts";
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
 * Creates a content type with a title, a summary and a text in a project: definition, table, migration and test, with
 * their registrations. Throws when the name is invalid or taken.
 */
export function makeContentType(root: string, type: string): TypeNames {
  const names = typeNamesOf(type);
  const { camel, table, collection } = names;
  const files = writtenFiles(names);
  if (Object.keys(files).some((path) => existsSync(join(root, path))))
    throw new Error(messages.nameTaken(type));
  for (const [path, source] of Object.entries(files)) writeFileSync(join(root, path), source);

  editFile(root, "app/domain/content-types/registry.ts", [
    [/^import /m, `import { ${camel} } from "./${type}.ts";\n`],
    [/,?\s*\};(?=\n\nexport type ContentTypes)/, `, "${type}": ${camel}`],
  ]);
  const versions = `${camel}Versions`;
  editFile(root, "db/schema/content-tables.ts", [
    [/^import /m, `import { ${table}, ${versions} } from "./${collection}.ts";\n`],
    [/^export \* from/m, `export * from "./${collection}.ts";\n`],
    [/\} as const;/, `  "${type}": { table: ${table}, versions: ${versions}, reference: "${camel}Id" },\n`],
    [/\}\);(?=\n\nconst reference)/, `  ${camel}Id: reference(() => ${table}.id),\n`],
  ]);
  execFileSync(
    "node_modules/.bin/biome",
    ["check", "--write", "app/domain/content-types", "app/site/content-types", "db/schema"],
    {
      cwd: root,
      stdio: "ignore",
    },
  );
  makeMigration(root, names);
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

/** Drizzle generates the table; the triggers invalidate cached pages. */
function makeMigration(root: string, names: TypeNames) {
  const options = ["generate", "--name", names.collection];
  const output = execFileSync("node_modules/.bin/drizzle-kit", options, { cwd: root, encoding: "utf8" });
  const [file] = globSync(`db/migrations/*_${names.collection}.sql`, { cwd: root });
  if (!file) throw new Error(messages.noMigration(output));
  appendFileSync(join(root, file), triggersOf(names));
}
