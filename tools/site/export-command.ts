import { parseArgs } from "node:util";
import type { Sql } from "postgres";
import type { Site } from "../export/export-site.ts";
import { messages } from "../export/messages.ts";
import { USAGE_ERROR } from "./run-command.ts";

/** `site export` and `site import`. Imports late, so that configuration errors are reported readably. */
export async function runMoving(command: "export" | "import", args: string[]): Promise<number> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      replace: { type: "boolean" },
      "dry-run": { type: "boolean" },
      /** The folder of the leads' files, if not the folder of the tables. */
      files: { type: "string" },
    },
  });
  const [source, ...others] = positionals;
  if (others.length > 0 || (command === "import" && !source)) return USAGE_ERROR;
  const { env } = await import("#app/platform/env.server.ts");
  const { connections, disconnect } = await import("#app/platform/database.server.ts");
  const { buckets, closeStorage } = await import("#app/platform/storage.server.ts");
  const { whileLocked } = await import("../backup/command-lock.ts");
  const site: Site = { sql: connections, media: { bucket: buckets.media, prefix: "" } };
  try {
    return await whileLocked(env.DATABASE_URL, command, () => {
      if (command === "export") return exportTo(source ?? "site.tar", site);
      if (source?.endsWith(".tar")) return importArchive(source, site, values.replace);
      return importLegacy(source ?? "", values["dry-run"], values.files);
    });
  } finally {
    await disconnect();
    closeStorage();
  }
}

async function exportTo(file: string, site: Site): Promise<number> {
  const { describeExport, exportKind } = await import("../export/contents.ts");
  const { fillExport } = await import("../export/export-site.ts");
  const { writeArchiveFile } = await import("../archive/write-archive.ts");
  const { stopSignal } = await import("../archive/stop-signal.ts");
  const contents = await writeArchiveFile(file, exportKind, (archive) => fillExport(site, archive), {
    signal: stopSignal(),
  });
  console.log(`${file}: ${describeExport(contents)}`);
  for (const key of contents.missing) console.warn(messages.fileMissing(key));
  return contents.missing.length === 0 ? 0 : 1;
}

async function importArchive(file: string, site: Site, replace = false): Promise<number> {
  const { describeExport } = await import("../export/contents.ts");
  const { importSite } = await import("../export/import-site.ts");
  const contents = await importSite(file, site, { replace, makeReady: () => makeReady(site.sql) });
  console.log(messages.imported(describeExport(contents)));
  return 0;
}

async function importLegacy(source: string, isDryRun = false, files?: string): Promise<number> {
  const { connections } = await import("#app/platform/database.server.ts");
  const { readLegacySite } = await import("../legacy-import/source.ts");
  const { importLegacySite } = await import("../legacy-import/import-legacy.ts");
  const { attachFrom } = await import("../legacy-import/lead-files.ts");
  const { describeImport } = await import("../legacy-import/report.ts");
  const legacySite = await readLegacySite(source);
  await makeReady(connections);
  const folder = files ?? (source.includes("://") ? undefined : source);
  const report = await importLegacySite(legacySite, { isDryRun, attach: attachFrom(folder) });
  console.log(describeImport(report, legacySite));
  if (isDryRun) console.log(messages.dryRun);
  return report.some(({ outcome }) => outcome === "refused") ? 1 : 0;
}

/**
 * Creates tables in a new database, without demo content, because it will be filled. Empty buckets are marked as this
 * database's; those of another database are refused.
 */
async function makeReady(sql: Sql) {
  const { buckets } = await import("#app/platform/storage.server.ts");
  const { claimEmptyBuckets, requireNotForeign } = await import("#app/platform/bucket-owner.server.ts");
  await claimEmptyBuckets();
  for (const bucket of Object.values(buckets)) await requireNotForeign(bucket);
  const { countApplied } = await import("#db/migration-list.ts");
  if ((await countApplied(sql)) > 0) return;
  const { prepareTables } = await import("./prepare.ts");
  await prepareTables({ pages: "none", hasDemoDesk: false });
}
