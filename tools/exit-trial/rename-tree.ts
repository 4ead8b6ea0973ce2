import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { renamePackages, renameSource, withoutLockedPackages } from "./rename.ts";
import { removedFiles } from "./renames.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const trialFolder = "tools/exit-trial/";
const successors = join(root, trialFolder, "files");

/** Programs and configuration are renamed; documents may mention Remix. */
function renameFor(path: string): ((text: string) => string) | undefined {
  if (path === "package.json") return renamePackages;
  if (path === "package-lock.json") return withoutLockedPackages;
  return /\.[jt]sx?$|^ops\/image\/site$/.test(path) ? renameSource : undefined;
}

export interface RenamedTree {
  files: number;
  lines: number;
  replaced: string[];
  added: string[];
  removed: string[];
}

/** Copies the tracked and new files of this tree into `target`, renamed for React Router. */
export function renameTree(target: string): RenamedTree {
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
  });
  const paths = listed
    .split("\0")
    .filter((path) => path && existsSync(join(root, path)) && !path.startsWith(trialFolder));
  const newFiles = listFiles(successors);
  const tree: RenamedTree = {
    files: 0,
    lines: 0,
    replaced: newFiles.filter((path) => paths.includes(path)),
    added: newFiles.filter((path) => !paths.includes(path)),
    removed: removedFiles.filter((path) => paths.includes(path)),
  };

  for (const path of paths) {
    const file = join(target, path);
    if (tree.removed.includes(path) || tree.replaced.includes(path)) {
      rmSync(file, { force: true });
      continue;
    }
    mkdirSync(dirname(file), { recursive: true });
    const rename = renameFor(path);
    if (!rename) {
      cpSync(join(root, path), file);
      continue;
    }
    const before = readFileSync(join(root, path), "utf8");
    const after = rename(before);
    writeFileSync(file, after);
    if (after === before || path === "package-lock.json") continue;
    tree.files += 1;
    tree.lines += countChangedLines(before, after);
  }
  cpSync(successors, target, { recursive: true });
  return tree;
}

function countChangedLines(before: string, after: string): number {
  const kept = new Set(after.split("\n"));
  return before.split("\n").filter((line) => !kept.has(line)).length;
}

/** Paths of all files below a folder, relative to it. */
function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}
