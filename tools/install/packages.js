import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { messages } from "./messages.js";

/**
 * Installs the packages of package-lock.json when node_modules is incomplete or outdated. Runs on plain Node, before
 * any package is installed. Ends the process when the installation fails: npm prints why. A signal ends the
 * installation with everything it has started: npm itself would undo it for a minute, and meanwhile the next start
 * would fail. `npm ci` begins with an empty folder, so what is left does no harm.
 *
 * @param {string} root The folder of package.json.
 */
export async function ensurePackages(root) {
  if (packagesAreFresh(root)) return;

  console.log(messages.installing(relative(process.cwd(), root)));
  const npm = process.env.npm_execpath;
  const [command, ...first] = npm ? [process.execPath, npm] : ["npm"];
  // Development packages are needed regardless of NODE_ENV, because the build is made here. npm warns of packages that
  // require another Node than the machine's, but they run on the installed one.
  const options = ["--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  const installation = spawn(command, [...first, "ci", ...options], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    detached: true, // a process group, which can be ended as a whole
  });
  const stop = () => {
    if (installation.pid) process.kill(-installation.pid, "SIGKILL");
    process.exit(130);
  };
  for (const signal of signals) process.once(signal, stop);
  /** @type {string | undefined} */
  const problem = await new Promise((resolve) => {
    installation.once("error", ({ message }) => resolve(message));
    installation.once("exit", (status) => resolve(status === 0 ? undefined : ""));
  });
  for (const signal of signals) process.off(signal, stop);
  if (problem === undefined) return;
  console.error(messages.notInstalled(problem));
  process.exit(1);
}

const signals = ["SIGINT", "SIGTERM", "SIGHUP"];

/**
 * Compares package-lock.json with `node_modules/.package-lock.json`, which npm writes at the end of an installation.
 * Optional packages may be missing: most are for other platforms.
 *
 * @param {string} root
 */
export function packagesAreFresh(root) {
  const installed = readPackages(join(root, "node_modules/.package-lock.json"));
  if (!installed) return false;
  const wanted = readPackages(join(root, "package-lock.json")) ?? {};

  return Object.entries(wanted).every(([path, { version, integrity, optional, devOptional }]) => {
    const found = installed[path];
    if (path === "") return true;
    if (!found) return Boolean(optional || devOptional);
    return found.version === version && found.integrity === integrity;
  });
}

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean }} LockedPackage
 * @param {string} lockFile
 * @returns {Record<string, LockedPackage> | undefined}
 */
function readPackages(lockFile) {
  if (!existsSync(lockFile)) return undefined;
  return JSON.parse(readFileSync(lockFile, "utf8")).packages;
}
