import { chmodSync, mkdirSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { messages } from "./messages.ts";

/** The location of all files of a local start. */
export interface DataDirectory {
  path: string;
  /** Addresses of the running services, in shell format; exists while they run. */
  env: string;
  /** The app's log, JSON lines. */
  appLog: string;
  /** The running processes: see processes.ts. */
  processes: string;
  postgres: string;
  postgresLog: string;
  postgresPassword: string;
  secretKey: string;
  s3: string;
  mail: string;
}

/** Returns the paths of a data directory without touching the disk. */
export function describeDataDirectory(path: string): DataDirectory {
  return {
    path,
    env: join(path, "env"),
    appLog: join(path, "app.log"),
    processes: join(path, "processes.json"),
    postgres: join(path, "postgres"),
    postgresLog: join(path, "postgres.log"),
    postgresPassword: join(path, "postgres-password"),
    secretKey: join(path, "secret-key"),
    s3: join(path, "s3"),
    mail: join(path, "mail"),
  };
}

/** `LOCAL_DATA_DIR`, or `.data` below the project's folder. */
export function chosenDataDirectory(root: string, source: Record<string, string | undefined>) {
  return describeDataDirectory(resolve(root, source.LOCAL_DATA_DIR || ".data"));
}

/**
 * Creates the folders. The topmost is accessible for other users, because PostgreSQL may run as another user than the
 * site; the files in it are not. Throws an Error when it belongs to another user.
 */
export function makeDataDirectory({ path, s3, mail }: DataDirectory) {
  mkdirSync(path, { recursive: true });
  if (statSync(path).uid !== process.getuid?.()) throw new Error(messages.belongsToAnotherUser(path));
  chmodSync(path, 0o711);
  for (const folder of [s3, mail]) mkdirSync(folder, { recursive: true, mode: 0o700 });
}
