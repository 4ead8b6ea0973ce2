import { statfs } from "node:fs/promises";
import { createServer } from "node:net";
import { advice, fault, fine, type HealthFinding } from "#app/domain/health/finding.ts";
import { requiredMajor } from "#tools/install/node.js";
import packageFile from "../../package.json" with { type: "json" };
import { messages } from "./messages.ts";

const MIN_FREE_BYTES = 1_000_000_000;

/** Checks Node and the disk. In a container, the program's folder is on the engine's disk, and /tmp is in memory. */
export async function examineMachine(port: number | undefined): Promise<HealthFinding[]> {
  const folder = process.cwd();
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  const text = messages.free((free / 1e9).toFixed(1), folder);
  return [
    examineNode(process.versions.node),
    free > MIN_FREE_BYTES ? fine(messages.disk, text) : fault(messages.disk, text, messages.freeSpace),
    ...(port === undefined || (await isFree(port))
      ? []
      : [advice(messages.port, messages.portInUse(port), messages.choosePort)]),
  ];
}

function examineNode(version: string): HealthFinding {
  const needed = requiredMajor(packageFile);
  return Number.parseInt(version, 10) >= needed
    ? fine(messages.node, messages.version(version))
    : fault(messages.node, messages.oldVersion(version), messages.upgradeNode(needed));
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}
