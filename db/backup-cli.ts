// `npm run backup`, `restore` and `drill`. Its imports come late so that a wrong configuration is told in words.
import { mkdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { runCommand } from "./run-command.ts";

const usage = `npm run backup -- [--to FILE | FOLDER | -]     a backup; into backups/ unless told otherwise, - is standard output
npm run restore -- ARCHIVE [--replace]         puts one back; over what is there only with --replace
npm run drill -- [ARCHIVE]                     restores one beside the site, compares and removes it again; takes one if none is given`;

await runCommand(run);

async function run(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { to: { type: "string" }, replace: { type: "boolean" } },
  });
  const [command, file] = positionals;
  const { env } = await import("#app/platform/env.server.ts");
  const { connections, disconnect } = await import("#app/platform/database.server.ts");
  const { buckets, closeStorage } = await import("#app/platform/storage.server.ts");
  const { keyFingerprint } = await import("./backup/key-fingerprint.ts");
  const { describeContents, describeDrill, describeKey } = await import("./backup/report.ts");
  const places = {
    leads: { bucket: buckets.leads, prefix: "" },
    media: { bucket: buckets.media, prefix: "" },
  };
  const source = { sql: connections, places, siteUrl: env.SITE_URL };
  const tell = (step: string) => console.error(`${step} …`);

  try {
    if (command === "backup" && !file) {
      const { fillBackup } = await import("./backup/backup.ts");
      const { backupKind } = await import("./backup/contents.ts");
      const { writeArchive, writeArchiveFile } = await import("./archive/write-archive.ts");
      const fill = (archive: Parameters<Parameters<typeof writeArchive>[2]>[0]) =>
        fillBackup(source, archive);
      const to = values.to === "-" ? "-" : await chooseFile(values.to ?? "backups");
      const contents = await (to === "-"
        ? writeArchive(process.stdout, backupKind, fill)
        : writeArchiveFile(to, backupKind, fill));
      console.error(`${to === "-" ? "Written" : to}: ${describeContents(contents)}`);
      return 0;
    }
    if (command === "restore" && file) {
      const { restore } = await import("./backup/restore.ts");
      const target = { databaseUrl: env.DATABASE_URL, places };
      const contents = await restore(file, target, { replace: values.replace, tell });
      console.log(`Restored: ${describeContents(contents)}. Everybody signs in anew.`);
      const warning = describeKey(contents, keyFingerprint());
      if (warning) console.warn(warning);
      return 0;
    }
    if (command === "drill") {
      const { drill } = await import("./backup/drill.ts");
      const result = await drill(source, env.DATABASE_URL, { file, tell });
      console.log(describeDrill(result));
      return result.compared.every(({ isSame }) => isSame) ? 0 : 1;
    }
    console.error(usage);
    return 2;
  } finally {
    await disconnect();
    closeStorage();
  }
}

/** A folder gets a file named after the moment. */
async function chooseFile(to: string): Promise<string> {
  const isFile = to.endsWith(".tar") && !(await stat(to).catch(() => undefined))?.isDirectory();
  if (isFile) return to;
  await mkdir(to, { recursive: true, mode: 0o700 });
  return join(to, `site-${new Date().toISOString().slice(0, 19).replaceAll(":", "-")}Z.tar`);
}
