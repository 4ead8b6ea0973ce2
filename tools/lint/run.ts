import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { root } from "#tools/root.ts";
import { messages } from "./messages.ts";
import retiredNames from "./retired-names.json" with { type: "json" };
import { findRetiredNames } from "./retired-names.ts";

/** Fails when a name in the code is retired in retired-names.json. `npm run lint` and `npm test` run it. */

const folders = ["app", "db", "tools", "tests"];
const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", ...folders], {
  cwd: root,
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => /\.tsx?$/.test(file) && existsSync(root + file));

const findings = files.flatMap((file) =>
  findRetiredNames(file, readFileSync(root + file, "utf8"), retiredNames),
);
for (const { file, line, name, replacement } of findings)
  console.error(messages.retired(file, line, name, replacement));
process.exitCode = findings.length > 0 ? 1 : 0;
