import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Calls `write`, which may write only at `paths`: new folders, and files of the project. Then formats them. On failure
 * restores all of them and throws, with the output of the linter.
 */
export function generateFiles(root: string, paths: string[], write: () => void) {
  const before = paths.map((path) => {
    const file = join(root, path);
    return { file, content: existsSync(file) ? readFileSync(file) : undefined };
  });
  try {
    write();
    execFileSync("node_modules/.bin/biome", ["check", "--write", ...paths], { cwd: root, stdio: "pipe" });
  } catch (error) {
    for (const { file, content } of before)
      if (content) writeFileSync(file, content);
      else rmSync(file, { recursive: true, force: true });
    throw error;
  }
}
