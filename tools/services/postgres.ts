import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, existsSync, openSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import postgres from "postgres";
import type { DataDirectory } from "./data-directory.ts";
import { messages } from "./messages.ts";
import { ensureCluster } from "./postgres-cluster.ts";
import { findPostgresPrograms } from "./postgres-programs.ts";
import { findLauncher } from "./postgres-user.ts";
import { commandOf, identify, isNumberInUse, stopProcess } from "./processes.ts";
import type { Service } from "./service.ts";

const databaseName = "site";

/** For tests: faster, but not crash-safe, and with room for the ten connections of each instance and worker. */
const throwawaySettings = [
  "fsync=off",
  "synchronous_commit=off",
  "full_page_writes=off",
  "max_connections=200",
];

/**
 * Starts PostgreSQL on a loopback port with the files of the data directory, created if necessary, and a database
 * `site`. Stops one that an earlier start has left running. Rejects with the end of its log when it does not start.
 */
export async function startPostgres(
  directory: DataDirectory,
  port: number,
  { throwaway = false } = {},
): Promise<Service & { url: string }> {
  const programs = await findPostgresPrograms();
  const launcher = findLauncher([programs.postgres, directory.path]);
  const password = await ensureCluster(directory, programs, launcher);
  await stopLeftoverPostgres(directory);

  const settings = [
    "listen_addresses=127.0.0.1",
    `port=${port}`,
    "unix_socket_directories=",
    ...(throwaway ? throwawaySettings : []),
  ];
  const [command = "", ...args] = [
    ...launcher.prefix,
    programs.postgres,
    "-D",
    directory.postgres,
    ...settings.flatMap((setting) => ["-c", setting]),
  ];
  const log = openSync(directory.postgresLog, "w", 0o600);
  // A separate process group: Ctrl-C in the terminal must not stop it before the app.
  const child = spawn(command, args, {
    ...launcher.spawnOptions,
    cwd: "/",
    detached: true,
    stdio: ["ignore", log, log],
  });
  closeSync(log);
  const failure = new Promise<Error>((resolve) => {
    child.once("error", resolve);
    child.once("exit", () => resolve(new Error(messages.postgresEnded(endOf(directory.postgresLog)))));
  });

  await Promise.race([untilReady(directory, child), failure.then((error) => Promise.reject(error))]);
  const url = `postgres://postgres:${password}@127.0.0.1:${port}`;
  await ensureDatabase(`${url}/postgres`);
  return {
    url: `${url}/${databaseName}`,
    failure,
    stop: () => stopByPid(child.pid),
  };
}

/**
 * Stops a PostgreSQL that outlived its start. Removes a `postmaster.pid` whose process id now belongs to another
 * process or to a zombie: PostgreSQL would assume that it is still running. (PostgreSQL itself removes one with an
 * unused id.)
 */
export async function stopLeftoverPostgres(directory: DataDirectory) {
  const pidFile = join(directory.postgres, "postmaster.pid");
  const pid = Number(readLines(pidFile)[0] ?? Number.NaN);
  if (!Number.isInteger(pid)) return;

  if (commandOf(pid)?.includes(directory.postgres)) await stopByPid(pid);
  if (!isNumberInUse(pid)) return;
  await delay(500); // its child processes notice its end at once and exit meanwhile
  rmSync(pidFile, { force: true });
}

/** SIGINT is PostgreSQL's fast shutdown: connections are cut and data is flushed. Usually well under a second. */
async function stopByPid(pid: number | undefined) {
  const running = pid === undefined ? undefined : identify(pid);
  if (running) await stopProcess(running, "SIGINT", 10_000);
}

/** PostgreSQL writes its process id and, last, its state into `postmaster.pid`. */
async function untilReady(directory: DataDirectory, child: ChildProcess) {
  const pidFile = join(directory.postgres, "postmaster.pid");
  while (child.exitCode === null) {
    const [pid, , , , , , , state] = readLines(pidFile);
    if (Number(pid) === child.pid && state?.trim() === "ready") return;
    await delay(20);
  }
}

async function ensureDatabase(url: string) {
  const connection = postgres(url, { max: 1, onnotice: () => {} });
  try {
    const found = await connection`select from pg_database where datname = ${databaseName}`;
    if (found.length === 0) await connection`create database ${connection(databaseName)}`;
  } finally {
    await connection.end();
  }
}

function endOf(logFile: string) {
  return messages.endOfLog(logFile, readLines(logFile).slice(-8).join("\n"));
}

function readLines(file: string): string[] {
  return existsSync(file) ? readFileSync(file, "utf8").trimEnd().split("\n") : [];
}
