import { execFileSync } from "node:child_process";
import { mkdtempSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readEnvFile, writeEnvFile } from "./env-file.ts";

const variables = {
  DATABASE_URL: "postgres://postgres:pa$$w`rd \\ #1@127.0.0.1:25432/site",
  SITE_URL: "http://localhost:3000",
};

test("a written file can be read by the tools and a shell, but only by its owner", () => {
  const file = join(mkdtempSync(join(tmpdir(), "env-")), "env");
  writeEnvFile(file, variables);
  expect(readEnvFile(file)).toEqual(variables);
  const script = `set -a; . '${file}'; printf '%s\\n' "$DATABASE_URL" "$SITE_URL"`;
  expect(execFileSync("sh", ["-c", script], { encoding: "utf8" }).trim().split("\n")).toEqual(
    Object.values(variables),
  );
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test("a missing file is read as undefined", () => {
  expect(readEnvFile("/nowhere/env")).toBeUndefined();
});

test("a value that a shell cannot read is rejected", () => {
  expect(() => writeEnvFile("/nowhere/env", { NAME: "it's" })).toThrow("NAME contains a quote");
});
