import { join } from "node:path";
import { env } from "#app/platform/env.server.ts";
import { ENCRYPTED_ENDING } from "../archive/encryption.ts";

/** Where the backup of this moment goes in a folder. */
export function backupFile(folder: string): string {
  const moment = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
  return join(folder, `site-${moment}Z.tar${env.BACKUP_RECIPIENT ? ENCRYPTED_ENDING : ""}`);
}
