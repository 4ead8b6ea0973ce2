import { mkdir, stat } from "node:fs/promises";
import { parseArgs } from "node:util";
import { messages } from "../backup/messages.ts";
import { USAGE_ERROR } from "./run-command.ts";

/** `site backup`, `restore` and `drill`. Imports late, so that configuration errors are reported readably. */
export async function runBackup(
  command: "backup" | "backup-schedule" | "restore" | "drill",
  args: string[],
): Promise<number> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { to: { type: "string" }, replace: { type: "boolean" } },
  });
  const [file, ...others] = positionals;
  if (others.length > 0) return USAGE_ERROR;
  const { env } = await import("#app/platform/env.server.ts");
  const { connections, disconnect } = await import("#app/platform/database.server.ts");
  const { buckets, closeStorage } = await import("#app/platform/storage.server.ts");
  const { describeContents, describeDrill, describeKey } = await import("../backup/report.ts");
  const { whileLocked } = await import("../backup/command-lock.ts");
  const places = {
    leads: { bucket: buckets.leads, prefix: "" },
    media: { bucket: buckets.media, prefix: "" },
  };
  const source = { sql: connections, places, siteUrl: env.SITE_URL };
  const notify = (step: string) => console.error(`${step} …`);
  const { stopSignal } = await import("../archive/stop-signal.ts");

  try {
    if (command === "backup" && !file) {
      const { fillBackup } = await import("../backup/backup.ts");
      const { backupKind } = await import("../backup/contents.ts");
      const { writeArchive, writeArchiveFile } = await import("../archive/write-archive.ts");
      const fill = (archive: Parameters<Parameters<typeof writeArchive>[2]>[0]) =>
        fillBackup(source, archive);
      const to = values.to === "-" ? "-" : await chooseFile(values.to ?? "backups");
      const options = { recipient: env.BACKUP_RECIPIENT, signal: stopSignal() };
      const contents = await whileLocked(env.DATABASE_URL, command, () =>
        to === "-"
          ? writeArchive(process.stdout, backupKind, fill, options)
          : writeArchiveFile(to, backupKind, fill, options),
      );
      console.error(`${to === "-" ? messages.written : to}: ${describeContents(contents)}`);
      return 0;
    }
    if (command === "backup-schedule") {
      const { runSchedule } = await import("../backup/schedule.ts");
      await mkdir(env.BACKUP_FOLDER, { recursive: true, mode: 0o700 });
      const metrics = env.METRICS_PORT && (await import("../backup/schedule-metrics.ts"));
      const stopMetrics = metrics && (await metrics.serveScheduleMetrics(env.BACKUP_FOLDER));
      await runSchedule(source, stopSignal());
      if (stopMetrics) await stopMetrics();
      return 0;
    }
    if (command === "restore" && file) {
      const { restore } = await import("../backup/restore.ts");
      const target = { databaseUrl: env.DATABASE_URL, places };
      const contents = await restore(file, target, { replace: values.replace, notify });
      console.log(messages.restored(describeContents(contents)));
      const warning = describeKey(contents);
      if (warning) console.warn(warning);
      return 0;
    }
    if (command === "drill") {
      const { drill } = await import("../backup/drill.ts");
      const result = await whileLocked(env.DATABASE_URL, command, () =>
        drill(source, env.DATABASE_URL, { file, notify, signal: stopSignal() }),
      );
      console.log(describeDrill(result));
      return result.compared.every(({ isSame }) => isSame) ? 0 : 1;
    }
    return USAGE_ERROR;
  } finally {
    await disconnect();
    closeStorage();
  }
}

/** In a folder, the file is named after the current time. */
async function chooseFile(to: string): Promise<string> {
  const isFile = /\.tar(?:\.age)?$/.test(to) && !(await stat(to).catch(() => undefined))?.isDirectory();
  if (isFile) return to;
  await mkdir(to, { recursive: true, mode: 0o700 });
  const { backupFile } = await import("../backup/names.ts");
  return backupFile(to);
}
