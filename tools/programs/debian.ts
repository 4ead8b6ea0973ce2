import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { messages } from "./messages.ts";

/** The path of a Debian program, or undefined. */
export function findProgram(name: string): string | undefined {
  return ["/usr/bin", "/usr/sbin", "/usr/local/bin", "/usr/local/sbin", "/opt/homebrew/bin"]
    .map((folder) => `${folder}/${name}`)
    .find((path) => existsSync(path));
}

/** Finds a program or installs its Debian package. Throws with instructions when neither is possible. */
export function ensureProgram(name: string, debianPackage = name): string {
  const found = findProgram(name);
  if (found) return found;
  const install = installDebian(debianPackage);
  const installed = findProgram(name);
  if (installed) return installed;
  throw new Error(messages.noProgram(name, install));
}

/** Installs a Debian package; returns the command for root. */
export function installDebian(debianPackage: string): string {
  console.log(messages.installing(debianPackage));
  const install = `apt-get update && apt-get install -y --no-install-recommends ${debianPackage}`;
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const [command = "", ...args] = [...asRoot, "env", "DEBIAN_FRONTEND=noninteractive", "sh", "-c", install];
  spawnSync(command, args, { stdio: ["ignore", "inherit", "inherit"] });
  return install;
}
