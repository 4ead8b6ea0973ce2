import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describeDataDirectory, makeDataDirectory } from "#tools/services/data-directory.ts";
import { findFreePorts } from "#tools/services/ports.ts";
import { startPostgres } from "#tools/services/postgres.ts";

/** A real server that keeps its files and its port across restarts. */
export interface Stoppable {
  /** Ends its process; connections break and new ones are refused. */
  stop(): Promise<void>;
  /** Resolves when it accepts connections; does nothing if it runs. */
  start(): Promise<void>;
}

export const serviceNames = ["postgres", "storage", "mail"] as const;
export type ServiceName = (typeof serviceNames)[number];

/** A server that can also be frozen. */
export interface Freezable {
  /** Sends SIGSTOP to it and its child processes: connections stay open without responses. */
  freeze(): void;
  thaw(): void;
}

export interface FaultServices extends Record<ServiceName, Stoppable> {
  /** Environment variables with their addresses, for the app. */
  env: Record<string, string>;
  postgres: Stoppable & Freezable;
  stopAll(): Promise<void>;
}

/**
 * PostgreSQL, the object storage and the mailbox, each as a separate process, on free ports with a temporary folder.
 */
export async function startFaultServices(): Promise<FaultServices> {
  const folder = mkdtempSync(join(tmpdir(), "site-faults-"));
  const directory = describeDataDirectory(folder);
  makeDataDirectory(directory);
  const [database = 0, s3 = 0, smtp = 0, web = 0] = await findFreePorts(4);

  let url = "";
  const postgres = stoppable(async () => {
    const running = await startPostgres(directory, database, { throwaway: true });
    url = running.url;
    return running.stop;
  });
  const storage = stoppable(() => startProgram("storage", directory.s3, s3));
  const mail = stoppable(() => startProgram("mail", directory.mail, smtp, web));
  const all = [postgres, storage, mail];
  await Promise.all(all.map((service) => service.start()));

  const signalPostgres = (signal: NodeJS.Signals) => {
    const [postmaster = ""] = readFileSync(join(directory.postgres, "postmaster.pid"), "utf8").split("\n");
    const processes = execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" }).trim().split("\n");
    for (const line of processes) {
      const [pid, parent] = line.trim().split(/\s+/);
      if (pid === postmaster || parent === postmaster) sendSignal(Number(pid), signal);
    }
  };
  return {
    postgres: {
      ...postgres,
      freeze: () => signalPostgres("SIGSTOP"),
      thaw: () => signalPostgres("SIGCONT"),
    },
    storage,
    mail,
    env: {
      DATABASE_URL: url,
      S3_ENDPOINT: `http://127.0.0.1:${s3}`,
      S3_ACCESS_KEY_ID: "S3RVER",
      S3_SECRET_ACCESS_KEY: "S3RVER",
      S3_LEADS_BUCKET: "leads",
      S3_MEDIA_BUCKET: "media",
      SMTP_URL: `smtp://127.0.0.1:${smtp}`,
      LEADS_MAIL_TO: "hello@kestrel.example",
      MAILBOX_URL: `http://127.0.0.1:${web}`,
      MAILBOX_SENDER: "",
      LEAD_RATE_LIMIT_PER_ADDRESS: "1000000",
      LEAD_RATE_LIMIT_PER_SITE: "1000000",
    },
    async stopAll() {
      await Promise.all(all.map((service) => service.stop()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Ignores a process that has ended since it was listed, such as that of a closed connection. */
function sendSignal(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

function stoppable(run: () => Promise<() => Promise<void>>): Stoppable {
  let stopRunning: (() => Promise<void>) | undefined;
  return {
    async start() {
      stopRunning ??= await run();
    },
    async stop() {
      await stopRunning?.();
      stopRunning = undefined;
    },
  };
}

async function startProgram(...args: [kind: ServiceName, folder: string, ...ports: number[]]) {
  const program = ["--import", "tsx", "tests/faults/service-program.ts", ...args.map(String)];
  const child = spawn(process.execPath, program, { stdio: ["ignore", "inherit", "inherit", "ipc"] });
  await Promise.race([
    once(child, "message"),
    endOf(child).then(() => Promise.reject(new Error(`no ${args[0]}`))),
  ]);
  return async () => {
    child.kill("SIGTERM");
    await endOf(child);
  };
}

async function endOf(child: ChildProcess) {
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
}
