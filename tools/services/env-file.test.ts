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

test("what is written is read, by us and by a shell, and by nobody else", () => {
  const file = join(mkdtempSync(join(tmpdir(), "env-")), "env");
  writeEnvFile(file, variables);
  expect(readEnvFile(file)).toEqual(variables);
  const script = `set -a; . '${file}'; printf '%s\\n' "$DATABASE_URL" "$SITE_URL"`;
  expect(execFileSync("sh", ["-c", script], { encoding: "utf8" }).trim().split("\n")).toEqual(
    Object.values(variables),
  );
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test("there is nothing to read where nothing runs", () => {
  expect(readEnvFile("/nowhere/env")).toBeUndefined();
});

test("what no shell could read is not written", () => {
  expect(() => writeEnvFile("/nowhere/env", { NAME: "it's" })).toThrow("NAME holds a quote");
});
