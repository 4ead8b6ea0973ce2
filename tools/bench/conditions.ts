import { execFileSync } from "node:child_process";
import { cpus, loadavg, totalmem } from "node:os";
import { findProgram, type ProgramName } from "#tools/programs/programs.ts";

/** Time, machine and versions of a measurement, in one line. */
export function conditions(more: string[] = []): string {
  const [processor] = cpus();
  const gigabytes = Math.round(totalmem() / 1024 ** 3);
  return [
    new Date().toISOString().slice(0, 16).replace("T", " "),
    `${cpus().length} × ${processor?.model.trim() ?? "unknown processor"}`,
    `${gigabytes} GB`,
    `Node ${process.versions.node}`,
    versionOf("nginx", "-v"),
    `load ${loadavg()[0]?.toFixed(1)}`,
    ...more,
  ].join(" · ");
}

function versionOf(program: ProgramName, option: string): string {
  const path = findProgram(program);
  if (!path) return `no ${program}`;
  // nginx prints its version to stderr.
  const said = execFileSync("sh", ["-c", `"${path}" ${option} 2>&1`], { encoding: "utf8" });
  return said.trim().replace(/^nginx version: nginx\//, "nginx ");
}
