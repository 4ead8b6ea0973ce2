import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

/** Like npm, it does not end by a signal at once, and it has started another process. */
const slowNpm = `
  import { spawn } from "node:child_process";
  import { renameSync, writeFileSync } from "node:fs";
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {});
  const script = spawn("sleep", ["300"]);
  writeFileSync("pids.part", process.pid + " " + script.pid);
  renameSync("pids.part", "pids");
  setInterval(() => {}, 1000);
`;

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test.each(["SIGINT", "SIGTERM"] as const)(
  "OPS-01: %s during the installation of packages ends everything that was started",
  async (signal) => {
    const root = mkdtempSync(join(tmpdir(), "interrupted-"));
    writeFileSync(join(root, "npm.mjs"), slowNpm);
    const module = new URL("./packages.js", import.meta.url).href;
    const code = `await (await import(${JSON.stringify(module)})).ensurePackages(${JSON.stringify(root)})`;
    const start = spawn(process.execPath, ["--input-type=module", "-e", code], {
      env: { ...process.env, npm_execpath: join(root, "npm.mjs") },
      stdio: "ignore",
      detached: true,
    });
    await expect.poll(() => existsSync(join(root, "pids")), { timeout: 20_000 }).toBe(true);
    const pids = readFileSync(join(root, "pids"), "utf8").split(" ").map(Number);

    process.kill(-(start.pid ?? 0), signal); // as a terminal does: the whole group
    expect(await once(start, "exit")).toEqual([130, null]);
    await expect.poll(() => pids.filter(isAlive), { timeout: 10_000 }).toEqual([]);
  },
);
