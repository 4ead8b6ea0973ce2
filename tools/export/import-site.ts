import { Readable } from "node:stream";
import { json } from "node:stream/consumers";
import type { TransactionSql } from "postgres";
import { defaultHomeBlocks, homeSlug } from "#app/domain/pages/home.ts";
import { pageRoles } from "#app/domain/pages/page.ts";
import { ensureBucket } from "#app/platform/storage.server.ts";
import { migrations } from "#db/migration-list.ts";
import { ArchiveError } from "../archive/archive-error.ts";
import { hashObject, putObject } from "../archive/objects.ts";
import { readEntries, verifyArchive } from "../archive/read-archive.ts";
import {
  copyIn,
  digestTable,
  listTables,
  quoted,
  setCanonicalFormat,
  type TableShape,
} from "../archive/tables.ts";
import { addWaitingJobs } from "../backup/waiting-jobs.ts";
import {
  contentTables,
  type ExportContents,
  exportContents,
  exportKind,
  names,
  settingTables,
} from "./contents.ts";
import { contentJobs, type Site } from "./export-site.ts";
import { messages } from "./messages.ts";

interface ImportOptions {
  /** Whether existing content may be replaced. */
  replace?: boolean;
  /** Creates missing tables. Called after the archive was verified. */
  makeReady?: () => Promise<void>;
}

/** Reads and verifies an export. Throws an ArchiveError when it is damaged or from a newer version of the site. */
async function openExport(file: string): Promise<ExportContents> {
  const contents = exportContents.parse(await verifyArchive(file, exportKind));
  if (migrations.includes(contents.migration)) return contents;
  throw new ArchiveError(messages.newerVersion(file, contents.migration));
}

/**
 * Replaces this site's content, settings and media with those of an export, in one transaction; users, leads and tasks
 * are kept. Files are stored first, under unused names, so that a storage failure leaves the site unchanged.
 *
 * Throws an ArchiveError when the archive is damaged, and when there are pages, articles, testimonials or media that
 * must not be replaced.
 */
export async function importSite(
  file: string,
  { sql, media }: Site,
  { replace = false, makeReady }: ImportOptions = {},
): Promise<ExportContents> {
  const contents = await openExport(file);
  await makeReady?.();
  if (!replace) await sql.begin(requireEmpty);
  await ensureBucket(media.bucket);
  await storeFiles(file, media, contents);
  await sql.begin(async (tx) => {
    await setCanonicalFormat(tx);
    if (!replace) await requireEmpty(tx);
    for (const table of contentTables.toReversed()) await tx.unsafe(`delete from public.${quoted(table)}`);
    await forgetContentJobs(tx);
    await loadContent(tx, file, contents);
    for (const table of contents.tables) await requireSame(tx, table);
    await addMissingRoles(tx, contents);
    await addMissingHome(tx);
  });
  return contents;
}

async function storeFiles(file: string, media: Site["media"], { objects }: ExportContents) {
  const records = new Map(objects.map((record) => [names.object(record.key), record]));
  for await (const { name, body } of readEntries(file)) {
    const record = records.get(name);
    if (!record) continue;
    await putObject(media, record, body);
    if ((await hashObject(media, record.key)) !== record.sha256)
      throw new ArchiveError(messages.objectDiffers(record.key));
  }
}

/**
 * Rows are ordered by id, possibly children before parents: each table is filled in a temporary table and copied at
 * once.
 */
async function loadContent(tx: TransactionSql, file: string, { tables }: ExportContents) {
  const entries = readEntries(file);
  let entry = await entries.next();

  async function* partsOf({ name }: TableShape) {
    while (!entry.done && entry.value.name.startsWith(`content/${name}/`)) {
      yield* entry.value.body;
      entry = await entries.next();
    }
  }
  for (const table of tables) {
    const aside = `incoming_${table.name}`;
    const columns = table.columns.map(quoted).join(", ");
    await tx.unsafe(`create table public.${aside} (like public.${quoted(table.name)} including defaults)`);
    await copyIn(tx, { name: aside, columns: table.columns }, partsOf(table));
    await tx.unsafe(
      `insert into public.${quoted(table.name)} (${columns}) select ${columns} from public.${aside}`,
    );
    await tx.unsafe(`drop table public.${aside}`);
  }
  if (!entry.done && entry.value.name === names.jobs)
    await addWaitingJobs(tx, await json(Readable.from(entry.value.body)));
  await entries.return(undefined);
}

/** For exports that predate page roles: each page gets the role with the name of its slug. */
async function addMissingRoles(tx: TransactionSql, { tables }: ExportContents) {
  if (tables.some(({ name, columns }) => name === "pages" && columns.includes("role"))) return;
  await tx`update pages set role = slug where slug in ${tx([...pageRoles])} and trashed_at is null`;
}

/** For exports that predate the home page as a page: it gets the order of a new site. */
async function addMissingHome(tx: TransactionSql) {
  await tx`
    insert into pages (slug, title, is_published, in_menus, order_index, content)
    values (${homeSlug}, 'Home', true, false, -1, ${JSON.stringify(defaultHomeBlocks)}::text::jsonb)
    on conflict (language, slug) do nothing`;
}

/** Deletes the jobs of replaced content; running jobs find their page or medium missing. */
async function forgetContentJobs(tx: TransactionSql) {
  await tx`
    select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs
    where task_identifier in ${tx(contentJobs)} and locked_at is null`;
}

async function requireSame(tx: TransactionSql, table: ExportContents["tables"][number]) {
  const { rows, sha256 } = await digestTable(tx, table);
  if (sha256 !== table.sha256) throw new ArchiveError(messages.rowsDiffer(table.name, rows, table.rows));
}

/** Settings and the home page exist from the first start and are always replaced. */
async function requireEmpty(tx: TransactionSql) {
  const filled: string[] = [];
  for (const { name } of await listTables(tx)) {
    if (!contentTables.includes(name) || settingTables.includes(name)) continue;
    const rest = name === "pages" ? `where slug <> '${homeSlug}'` : "";
    const [table] = await tx.unsafe(`select count(*)::int as count from public.${quoted(name)} ${rest}`);
    if (table?.count > 0) filled.push(`${name} (${table?.count})`);
  }
  if (filled.length === 0) return;
  throw new ArchiveError(messages.notEmpty(filled.join(", ")));
}
