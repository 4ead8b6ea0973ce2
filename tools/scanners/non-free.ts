import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { findProgram, type ProgramName } from "#tools/programs/programs.ts";
import { messages } from "./messages.ts";

/**
 * Installs a program of Debian's non-free section, as root, and returns its path; the machine's package sources are
 * unchanged. Throws where that is not possible.
 */
export function installNonFree(name: ProgramName): string {
  const folder = mkdtempSync(`${tmpdir()}/sources-`);
  try {
    writeFileSync(`${folder}/sources.list`, `deb ${ownSource()} main non-free\n`);
    const sources = [
      `Dir::Etc::sourcelist=${folder}/sources.list`,
      "Dir::Etc::sourceparts=-",
      "APT::Get::List-Cleanup=0",
    ].flatMap((option) => ["-o", option]);
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    for (const args of [["update"], ["install", "-y", "--no-install-recommends", name]])
      spawnSync("apt-get", [...sources, ...args], { stdio: ["ignore", "ignore", "inherit"], env });
  } finally {
    rmSync(folder, { recursive: true });
  }
  const found = findProgram(name);
  if (!found) throw new Error(messages.notInstalled(name));
  return found;
}

/** The address and release of the machine's first package source. */
function ownSource(): string {
  const format = ["--format", "$(REPO_URI) $(RELEASE)", "Created-By: Packages", "Component: main"];
  const { stdout } = spawnSync("apt-get", ["indextargets", ...format], { encoding: "utf8" });
  return stdout.split("\n")[0] ?? "";
}
