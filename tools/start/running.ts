import { randomUUID } from "node:crypto";
import {
  constants,
  copyFileSync,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import type { DataDirectory } from "../services/data-directory.ts";
import { identify, isRunning, type ProcessIdentity, stopProcess } from "../services/processes.ts";
import type { Service } from "../services/service.ts";
import { messages } from "./messages.ts";

/** The processes that use a data directory; stored for the next start. */
interface Running {
  /** `npm start` itself, and its parent npm process. */
  starter: ProcessIdentity;
  npm?: ProcessIdentity;
  app?: ProcessIdentity;
  /** Whether it is shutting down, because it was stopped or a part of it ended. */
  isLeaving?: boolean;
}

export interface Claim {
  update(change: Pick<Running, "app" | "isLeaving">): void;
  /** Marks the start as shutting down when this part ends. */
  leaveWith(part: Pick<Service, "failure">): void;
  release(): void;
}

/**
 * Locks the data directory for this process. Throws an Error when another start uses it; waits for one that is shutting
 * down, and stops an app that outlived its start.
 */
export async function claim(directory: DataDirectory): Promise<Claim> {
  const record = readRecord(directory);
  const before = record === undefined ? undefined : parse(record);
  if (before && isRunning(before.starter)) {
    const isAlone = before.npm !== undefined && !isRunning(before.npm);
    if (!before.isLeaving && !isAlone) throw new Error(runsAlready(directory, before.starter.pid));
    await stopProcess(before.starter, "SIGTERM", 20_000);
  }
  if (before?.app) await stopProcess(before.app, "SIGTERM", 5000);

  const starter = identify(process.pid);
  if (!starter) throw new Error(messages.noProcessList);
  let running: Running = {
    starter,
    npm: process.env.npm_lifecycle_event ? identify(process.ppid) : undefined,
  };
  // Another start was faster.
  if (!replaceRecord(directory, record, JSON.stringify(running))) return claim(directory);
  let isReleased = false;
  const claimed: Claim = {
    update(change) {
      if (isReleased) return;
      running = { ...running, ...change };
      writeFileSync(directory.processes, JSON.stringify(running), { mode: 0o600 });
    },
    leaveWith(part) {
      void part.failure.then(() => claimed.update({ isLeaving: true }));
    },
    release() {
      isReleased = true;
      rmSync(directory.processes, { force: true });
    },
  };
  return claimed;
}

function runsAlready({ path }: DataDirectory, pid: number) {
  return messages.runsAlready(path, pid);
}

function readRecord({ processes }: DataDirectory): string | undefined {
  return existsSync(processes) ? readFileSync(processes, "utf8") : undefined;
}

function parse(record: string): Running | undefined {
  try {
    return JSON.parse(record);
  } catch {
    return undefined; // incomplete: its writer was killed
  }
}

/**
 * Replaces the record of an ended start. Returns false if another start has replaced it since it was read: moving and
 * creating a file succeed for one process only.
 */
function replaceRecord({ processes }: DataDirectory, before: string | undefined, own: string): boolean {
  const old = `${processes}.${randomUUID()}`;
  try {
    if (before !== undefined) {
      renameSync(processes, old);
      if (readFileSync(old, "utf8") !== before) {
        copyFileSync(old, processes, constants.COPYFILE_EXCL);
        return false;
      }
    }
    writeFileSync(processes, own, { mode: 0o600, flag: "wx" });
    return true;
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    if (["ENOENT", "EEXIST"].includes(code)) return false;
    throw error;
  } finally {
    rmSync(old, { force: true });
  }
}
