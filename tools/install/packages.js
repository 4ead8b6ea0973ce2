import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { messages } from "./messages.js";

/**
 * Installs the packages of package-lock.json when node_modules is incomplete or outdated. Runs on plain Node, before
 * any package is installed. Ends the process when the installation fails: npm prints why.
 *
 * @param {string} root The folder of package.json.
 */
export function ensurePackages(root) {
  if (packagesAreFresh(root)) return;

  console.log(messages.installing(relative(process.cwd(), root)));
  const npm = process.env.npm_execpath;
  const [command, ...first] = npm ? [process.execPath, npm] : ["npm"];
  // Development packages are needed regardless of NODE_ENV, because the build is made here. npm warns of packages that
  // require another Node than the machine's, but they run on the installed one.
  const options = ["--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  const { status, error } = spawnSync(command, [...first, "ci", ...options], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
  });
  if (status === 0) return;
  console.error(messages.notInstalled(error?.message ?? ""));
  process.exit(1);
}

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
