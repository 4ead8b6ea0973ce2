import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { describeDataDirectory } from "../services/data-directory.ts";
import { identify, isRunning } from "../services/processes.ts";
import { claim } from "./running.ts";

test("a directory is locked by one start and unlocked when it ends", async () => {
  const directory = emptyDirectory();
  const claimed = await claim(directory);
  await expect(claim(directory)).rejects.toThrow(`The site is already running with ${directory.path}`);
  claimed.release();
  expect(existsSync(directory.processes)).toBe(false);
  (await claim(directory)).release();
});

test("the app left behind by a killed start is stopped by the next start", async () => {
  const directory = emptyDirectory();
  const app = await startSleepingProcess();
  const otherProcess = await startSleepingProcess();
  const killed = { pid: otherProcess.pid, started: "before this one" };
  writeFileSync(directory.processes, JSON.stringify({ starter: killed, app }));

  await claim(directory);
  expect(isRunning(app)).toBe(false);
  expect(isRunning(otherProcess)).toBe(true);
  process.kill(otherProcess.pid);
  expect(JSON.parse(readFileSync(directory.processes, "utf8"))).toMatchObject({
    starter: { pid: process.pid },
  });
});

test("of starts at the same moment after a killed one, one locks the directory and the others name it", async () => {
  const directory = emptyDirectory();
  for (const app of [undefined, await startSleepingProcess()]) {
    const killed = { pid: process.pid, started: "before this one" };
    writeFileSync(directory.processes, JSON.stringify({ starter: killed, app }));
    const starts = await Promise.allSettled([1, 2, 3].map(() => claim(directory)));
    const refused = starts.filter((start) => start.status === "rejected");
    expect(refused.map(({ reason }) => reason.message)).toEqual([
      expect.stringContaining(`kill ${process.pid}`),
      expect.stringContaining(`kill ${process.pid}`),
    ]);
    expect(readdirSync(directory.path)).toEqual(["processes.json"]);
  }
});

test("a start that lost its npm or is stopping is waited for", async () => {
  for (const state of [{ npm: { pid: 1, started: "long ago" } }, { isLeaving: true }]) {
    const directory = emptyDirectory();
    const starter = await startSleepingProcess();
    writeFileSync(directory.processes, JSON.stringify({ starter, ...state }));
    await claim(directory);
    expect(isRunning(starter)).toBe(false);
  }
});

test("a start with an ended part is marked as stopping, and a finished start leaves no file", async () => {
  const directory = emptyDirectory();
  const claimed = await claim(directory);
  const failure = Promise.resolve(new Error("PostgreSQL has ended."));
  claimed.leaveWith({ failure });
  await failure;
  expect(JSON.parse(readFileSync(directory.processes, "utf8"))).toMatchObject({ isLeaving: true });

  claimed.release();
  claimed.update({ isLeaving: true });
  expect(existsSync(directory.processes)).toBe(false);
});

async function startSleepingProcess() {
  const child = spawn("sleep", ["60"], { stdio: "ignore" });
  await once(child, "spawn");
  const identity = child.pid ? identify(child.pid) : undefined;
  if (!identity) throw new Error("sleep did not start");
  return identity;
}

function emptyDirectory() {
  return describeDataDirectory(mkdtempSync(join(tmpdir(), "running-")));
}
