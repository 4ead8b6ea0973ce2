import { chmodSync, mkdirSync, statSync } from "node:fs";
import { join, resolve } from "node:path";

/** Where everything lies that a local start keeps. */
export interface DataDirectory {
  path: string;
  /** Addresses of the services that run, in shell format; there while they run. */
  env: string;
  /** The app's own log, JSON lines. */
  appLog: string;
  /** Who runs: see processes.ts. */
  processes: string;
  postgres: string;
  postgresLog: string;
  postgresPassword: string;
  secretKey: string;
  s3: string;
  mail: string;
}

/** Names the files of a data directory without touching the disk. */
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
 * Makes the folders. Others may pass through the topmost, because PostgreSQL may run as another user than the site;
 * what lies in it is closed to them, file by file. Throws an Error when it belongs to somebody else.
 */
export function makeDataDirectory({ path, s3, mail }: DataDirectory) {
  mkdirSync(path, { recursive: true });
  if (statSync(path).uid !== process.getuid?.())
    throw new Error(`${path} belongs to another user. Start as that user, or choose another LOCAL_DATA_DIR.`);
  chmodSync(path, 0o711);
  for (const folder of [s3, mail]) mkdirSync(folder, { recursive: true, mode: 0o700 });
}
