import { statfs } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { advice, type Finding, fault, fine } from "#app/domain/health/finding.ts";
import { requiredMajor } from "#tools/install/node.js";
import packageFile from "../../package.json" with { type: "json" };

const enough = 1_000_000_000;

/** Looks at the disk that uploads and logs pass through, and at Node. */
export async function examineMachine(port: number | undefined): Promise<Finding[]> {
  const { bavail, bsize } = await statfs(tmpdir());
  const free = bavail * bsize;
  const text = `${(free / 1e9).toFixed(1)} GB free at ${tmpdir()}`;
  return [
    examineNode(process.versions.node),
    free > enough
      ? fine("Disk", text)
      : fault("Disk", text, "Make room: logs, old backups, images of containers."),
    ...(port === undefined || (await isFree(port))
      ? []
      : [
          advice(
            "Port",
            `${port} is taken`,
            "By the site itself, if it runs here; or else choose another PORT.",
          ),
        ]),
  ];
}

export function examineNode(version: string): Finding {
  const needed = requiredMajor(packageFile);
  return Number.parseInt(version, 10) >= needed
    ? fine("Node", `version ${version}`)
    : fault("Node", `is version ${version}`, `The site needs ${needed} or newer: upgrade it.`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}
