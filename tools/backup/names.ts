import { join } from "node:path";
import { env } from "#app/platform/env.server.ts";
import { ENCRYPTED_ENDING } from "../archive/encryption.ts";

/** The path of a new backup in a folder, named after the current time. */
export function backupFile(folder: string): string {
  const moment = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
  return join(folder, `site-${moment}Z.tar${env.BACKUP_RECIPIENT ? ENCRYPTED_ENDING : ""}`);
}
