import { execFileSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { siteCommand } from "#tests/support/site-command.ts";
import { publishAssets } from "./assets.ts";

const generated = ["POSTGRES_PASSWORD", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY", "SECRET_KEY"];

const newFolder = () => mkdtempSync(join(tmpdir(), "init-"));

/** Runs `site init` like the service in docker-compose.yml: with every variable set, most of them empty. */
function init(folder: string, environment: Record<string, string> = {}) {
  const empty = Object.fromEntries(
    [...generated, "DATABASE_URL", "ADMIN_EMAIL", "ADMIN_PASSWORD"].map((name) => [name, ""]),
  );
  const args = [...siteCommand, "init", "--secrets", folder];
  execFileSync(process.execPath, args, { env: { ...process.env, ...empty, ...environment }, stdio: "pipe" });
  const names = readdirSync(folder);
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), "utf8")]));
}

test("OPS-01: secrets are generated once and kept by later starts", () => {
  const folder = newFolder();
  const first = init(folder, { SMTP_URL: "smtp://mailbox:1025" });
  for (const name of generated) expect(first[name]).toMatch(/^[0-9a-f]{20,64}$/);
  expect(new Set(generated.map((name) => first[name])).size).toBe(generated.length);
  expect(first.DATABASE_URL).toBe(`postgres://site:${first.POSTGRES_PASSWORD}@database:5432/site`);
  expect(first.SMTP_URL).toBe("smtp://mailbox:1025");
  expect(statSync(join(folder, "SECRET_KEY")).mode & 0o222).toBe(0);

  expect(init(folder, { SMTP_URL: "smtp://mailbox:1025" })).toEqual(first);
});

test("OPS-01: secrets are written after an interrupted run", () => {
  const folder = newFolder();
  // The leftover is read-only, which does not stop root; this one cannot be written to by anyone.
  symlinkSync(join(folder, "missing", "file"), join(folder, "SECRET_KEY.new"));
  expect(init(folder).SECRET_KEY).toMatch(/^[0-9a-f]{64}$/);
});

test("OPS-01: a given secret replaces the generated one and stays in use later", () => {
  const folder = newFolder();
  const made = init(folder);
  const given = init(folder, { POSTGRES_PASSWORD: "a/b", ADMIN_PASSWORD: "seven quiet kestrels" });
  expect(given).toMatchObject({
    POSTGRES_PASSWORD: "a/b",
    DATABASE_URL: "postgres://site:a%2Fb@database:5432/site",
    ADMIN_PASSWORD: "seven quiet kestrels",
    SECRET_KEY: made.SECRET_KEY,
  });
  expect(init(folder)).toMatchObject({ POSTGRES_PASSWORD: "a/b", ADMIN_PASSWORD: "" });
});

test("ADMIN-01: a weak password of the first owner is rejected before anything is written", () => {
  const folder = newFolder();
  const given = { ADMIN_EMAIL: "owner@kestrel.example", ADMIN_PASSWORD: "passwordpassword" };
  expect(() => init(folder, given)).toThrow("ADMIN_PASSWORD is rejected: This password is easy to guess");
  expect(readdirSync(folder)).toEqual([]);
});

test("OPS-03: the assets of the last builds stay in the shared folder, older ones are deleted", async () => {
  const shared = join(newFolder(), "assets");
  const publish = async (...names: string[]) => {
    const own = newFolder();
    mkdirSync(own, { recursive: true });
    for (const name of names) writeFileSync(join(own, name), name);
    await publishAssets(own, shared);
    return readdirSync(shared).filter((name) => !name.startsWith("."));
  };
  expect(await publish("same.js", "one.js")).toEqual(["one.js", "same.js"]);
  expect(await publish("same.js", "two.js")).toEqual(["one.js", "same.js", "two.js"]);
  expect(await publish("same.js", "two.js"), "a restart of the same build").toContain("one.js");
  expect(await publish("three.js")).toEqual(["one.js", "same.js", "three.js", "two.js"]);
  expect(await publish("four.js")).toEqual(["four.js", "same.js", "three.js", "two.js"]);
  expect(readFileSync(join(shared, "four.js"), "utf8")).toBe("four.js");
});
