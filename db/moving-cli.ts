// `npm run export` and `npm run import`. Its imports come late so that a wrong configuration is told in words.
import { parseArgs } from "node:util";
import type { Sql } from "postgres";
import { runCommand } from "./run-command.ts";

const usage = `npm run export -- [FILE]                        content, settings and media as one archive; site.tar unless told otherwise
npm run import -- FILE.tar [--replace]          takes one in; content that is there only gives way with --replace
npm run import -- SOURCE [--dry-run] [--files FOLDER]
                                                takes in the tables of a hosted site, and tells what became of every row:
                                                postgres://…, or a folder with pages.csv, site_settings.json, …`;

await runCommand(run);

async function run(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      replace: { type: "boolean" },
      "dry-run": { type: "boolean" },
      /** Where the files of leads lie, if not in the folder of the tables. */
      files: { type: "string" },
    },
  });
  const [command, source] = positionals;
  await import("#app/platform/env.server.ts");
  const { connections, disconnect } = await import("#app/platform/database.server.ts");
  const { buckets, closeStorage } = await import("#app/platform/storage.server.ts");
  const { describeExport, exportKind } = await import("./export/contents.ts");
  const site = { sql: connections, media: { bucket: buckets.media, prefix: "" } };
  try {
    if (command === "export") {
      const { fillExport } = await import("./export/export-site.ts");
      const { writeArchiveFile } = await import("./archive/write-archive.ts");
      const file = source ?? "site.tar";
      const contents = await writeArchiveFile(file, exportKind, (archive) => fillExport(site, archive));
      console.log(`${file}: ${describeExport(contents)}`);
      for (const key of contents.missing)
        console.warn(`The storage has no ${key}, which a medium should have.`);
      return contents.missing.length === 0 ? 0 : 1;
    }
    if (command === "import" && source) await makeReady(connections);
    if (command === "import" && source?.endsWith(".tar")) {
      const { importSite } = await import("./export/import-site.ts");
      console.log(`Taken in: ${describeExport(await importSite(source, site, { replace: values.replace }))}`);
      return 0;
    }
    if (command === "import" && source) {
      const { readHosted } = await import("./hosted/source.ts");
      const { importHosted } = await import("./hosted/import-hosted.ts");
      const { attachFrom } = await import("./hosted/lead-files.ts");
      const { describeImport } = await import("./hosted/report.ts");
      const isDryRun = values["dry-run"];
      const hosted = await readHosted(source);
      const folder = values.files ?? (source.includes("://") ? undefined : source);
      const report = await importHosted(hosted, { isDryRun, attach: attachFrom(folder) });
      console.log(describeImport(report, hosted));
      if (isDryRun) console.log("This was a dry run: nothing is kept of it.");
      return report.some(({ outcome }) => outcome === "refused") ? 1 : 0;
    }
    console.error(usage);
    return 2;
  } finally {
    await disconnect();
    closeStorage();
  }
}

/** A database that no start has seen yet gets its tables, and no demo content: there is something to fill it with. */
async function makeReady(sql: Sql) {
  const { countApplied } = await import("./archive/migration-list.ts");
  if ((await countApplied(sql)) > 0) return;
  const { prepareTables } = await import("./prepare.ts");
  await prepareTables({ withDemo: false });
}
