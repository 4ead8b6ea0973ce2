import { statfs } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { advice, type Finding, fault, fine } from "#app/domain/health/finding.ts";
import { requiredMajor } from "#tools/install/node.js";
import packageFile from "../../package.json" with { type: "json" };

const MIN_FREE_BYTES = 1_000_000_000;

/** Checks Node and the disk for uploads and logs. */
export async function examineMachine(port: number | undefined): Promise<Finding[]> {
  const { bavail, bsize } = await statfs(tmpdir());
  const free = bavail * bsize;
  const text = `${(free / 1e9).toFixed(1)} GB free at ${tmpdir()}`;
  return [
    examineNode(process.versions.node),
    free > MIN_FREE_BYTES
      ? fine("Disk", text)
      : fault("Disk", text, "Free some space: delete old logs, backups and container images."),
    ...(port === undefined || (await isFree(port))
      ? []
      : [
          advice(
            "Port",
            `${port} is in use`,
            "Ignore this if the site itself is running. Otherwise choose another PORT.",
          ),
        ]),
  ];
}

export function examineNode(version: string): Finding {
  const needed = requiredMajor(packageFile);
  return Number.parseInt(version, 10) >= needed
    ? fine("Node", `version ${version}`)
    : fault("Node", `is version ${version}`, `Upgrade to version ${needed} or newer.`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}
