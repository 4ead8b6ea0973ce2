import { readdir, readFile } from "node:fs/promises";
import { join, parse as parsePath } from "node:path";
import { parse } from "csv-parse/sync";
import { z } from "zod";
import { connectPostgres } from "#db/connection/connect.ts";
import { ArchiveError } from "../archive/archive-error.ts";
import { messages } from "./messages.ts";

/** The supported legacy tables, each after those that it references. */
export const legacyTables = ["site_settings", "pages", "testimonials", "news", "leads", "redirects"] as const;
export type LegacyTable = (typeof legacyTables)[number];

export type Row = Record<string, unknown>;

/** The rows of each supported table, and the names of the others. */
export interface LegacySite {
  tables: Partial<Record<LegacyTable, Row[]>>;
  ignored: string[];
}

const isLegacyTable = (name: string): name is LegacyTable => legacyTables.some((table) => table === name);

/** Reads a `postgres://` address, or a folder with a CSV or JSON file per table, like `pages.csv`. Read-only. */
export function readLegacySite(source: string): Promise<LegacySite> {
  return /^postgres(ql)?:\/\//.test(source) ? readDatabase(source) : readFolder(source);
}

async function readDatabase(url: string): Promise<LegacySite> {
  const sql = connectPostgres(url, "command", { max: 1, connect_timeout: 10 });
  try {
    return await sql.begin("isolation level repeatable read read only", async (tx) => {
      const found = await tx<{ name: string }[]>`
        select table_name::text as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`;
      const site: LegacySite = { tables: {}, ignored: [] };
      for (const { name } of found) {
        if (!isLegacyTable(name)) site.ignored.push(name);
        else {
          const rows = await tx<{ row: Row }[]>`select to_jsonb(t) as row from ${tx(name)} as t`;
          site.tables[name] = rows.map(({ row }) => row);
        }
      }
      return site;
    });
  } finally {
    await sql.end();
  }
}

const rowsSchema = z.array(z.record(z.string(), z.unknown()));

async function readFolder(folder: string): Promise<LegacySite> {
  const files = await readdir(folder, { withFileTypes: true }).catch((cause: unknown) => {
    throw new ArchiveError(messages.noFolder(folder), { cause });
  });
  const site: LegacySite = { tables: {}, ignored: [] };
  for (const { name } of files.filter((file) => file.isFile())) {
    const { name: table, ext } = parsePath(name);
    if (!isLegacyTable(table) || ![".csv", ".json"].includes(ext)) site.ignored.push(name);
    else if (site.tables[table]) throw new ArchiveError(messages.twoFiles(folder, table));
    else site.tables[table] = rowsOf(join(folder, name), ext, await readFile(join(folder, name), "utf8"));
  }
  if (Object.keys(site.tables).length === 0)
    throw new ArchiveError(messages.noTables(folder, legacyTables.join(", ")));
  return site;
}

/** An empty cell of a CSV file is null. */
function rowsOf(file: string, extension: string, text: string): Row[] {
  try {
    if (extension === ".json") return rowsSchema.parse(JSON.parse(text));
    const rows = rowsSchema.parse(parse(text, { columns: true, bom: true, skip_empty_lines: true }));
    return rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([key, value]) => [key, value === "" ? null : value])),
    );
  } catch (cause) {
    throw new ArchiveError(messages.fileUnreadable(file), { cause });
  }
}
