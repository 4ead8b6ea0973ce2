import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";
import type { DataDirectory } from "./data-directory.ts";
import type { PostgresPrograms } from "./postgres-programs.ts";
import type { Launcher } from "./postgres-user.ts";

/**
 * Creates a database cluster if there is none; incomplete ones of an earlier attempt are deleted. Returns the password
 * of its superuser `postgres`, stored beside it.
 */
export async function ensureCluster(
  directory: DataDirectory,
  programs: PostgresPrograms,
  launcher: Launcher,
) {
  if (!existsSync(directory.postgres)) await initialise(directory, programs, launcher);
  return readFileSync(directory.postgresPassword, "utf8");
}

async function initialise(directory: DataDirectory, programs: PostgresPrograms, launcher: Launcher) {
  const unfinished = `${directory.postgres}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  writeFileSync(directory.postgresPassword, randomBytes(18).toString("base64url"), { mode: 0o600 });
  const { owner } = launcher;
  if (owner)
    for (const path of [unfinished, directory.postgresPassword]) chownSync(path, owner.uid, owner.gid);

  const [command = "", ...args] = [
    ...launcher.prefix,
    programs.initdb,
    `--pgdata=${unfinished}`,
    "--username=postgres",
    `--pwfile=${directory.postgresPassword}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    // The same collation on every machine, regardless of its locales.
    "--no-locale",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--no-instructions",
  ];
  await promisify(execFile)(command, args, { ...launcher.spawnOptions, cwd: "/" });
  renameSync(unfinished, directory.postgres);
}
