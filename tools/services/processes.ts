import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { messages } from "./messages.ts";

/** Identifies a process even if its id is reused later. */
export interface ProcessIdentity {
  pid: number;
  /** Its start time, in the system's format. */
  started: string;
}

/** The identity of a running process; undefined when no process has this id. */
export function identify(pid: number): ProcessIdentity | undefined {
  const started = startOf(pid);
  return started ? { pid, started } : undefined;
}

export function isRunning({ pid, started }: ProcessIdentity) {
  return startOf(pid) === started;
}

/** Also true for zombie processes. */
export function isNumberInUse(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** The command line of a running process, or undefined. */
export function commandOf(pid: number): string | undefined {
  if (process.platform !== "linux") return ps(pid, "command=");
  return readProc(pid, "cmdline")?.replaceAll("\0", " ");
}

/** Sends `signal`, waits until the process has ended, and sends SIGKILL after `timeoutMs`. */
export async function stopProcess(running: ProcessIdentity, signal: NodeJS.Signals, timeoutMs: number) {
  const until = Date.now() + timeoutMs;
  sendSignal(running, signal);
  while (isRunning(running) && Date.now() < until) await delay(20);
  sendSignal(running, "SIGKILL");
  while (isRunning(running)) await delay(20);
}

function sendSignal(running: ProcessIdentity, signal: NodeJS.Signals) {
  if (!isRunning(running)) return;
  try {
    process.kill(running.pid, signal);
  } catch (error) {
    if (!isRunning(running)) return;
    throw new Error(messages.cannotStop(running.pid), { cause: error });
  }
}

function startOf(pid: number) {
  if (process.platform !== "linux") return ps(pid, "lstart=");
  // The name, in parentheses, may contain spaces; the state is field 3, the start time field 22 (proc_pid_stat(5)).
  const fields = readProc(pid, "stat")?.split(") ").at(-1)?.split(" ");
  return fields?.[0] === "Z" ? undefined : fields?.[19];
}

function readProc(pid: number, file: string) {
  const path = `/proc/${pid}/${file}`;
  try {
    return existsSync(path) ? readFileSync(path, "utf8") : undefined;
  } catch {
    return undefined; // it has ended meanwhile
  }
}

function ps(pid: number, column: string) {
  try {
    return execFileSync("ps", ["-o", column, "-p", String(pid)], { encoding: "utf8" }).trim() || undefined;
  } catch {
    return undefined; // ps exits with 1 for an unknown process
  }
}
