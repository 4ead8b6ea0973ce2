import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseEnv } from "./env.server.ts";

const complete = {
  SITE_URL: "https://www.example.com/",
  DATABASE_URL: "postgres://site:secret@localhost:5432/site",
  S3_ENDPOINT: "http://localhost:8333",
  S3_ACCESS_KEY_ID: "site",
  S3_SECRET_ACCESS_KEY: "a secret",
  SMTP_URL: "smtp://localhost:1025",
};

test("a complete configuration is parsed with defaults and without the trailing slash", () => {
  expect(parseEnv(complete)).toMatchObject({
    SITE_URL: "https://www.example.com",
    S3_LEADS_BUCKET: "leads",
    WORKER: "inline",
  });
});

test.each(Object.keys(complete))("a missing %s is reported with its problem and an example", (variable) => {
  expect(() => parseEnv({ ...complete, [variable]: "" })).toThrow(
    new RegExp(`${variable} is missing\\. Example: `),
  );
});

test.each([
  [{}, true],
  [{ DEMO_CONTENT: "false" }, false],
  [{ DEMO_CONTENT: "false", DEMO_LEADS: "true" }, true],
  [{ DEMO_LEADS: "false" }, false],
])("sample enquiries come with the demo unless DEMO_LEADS says otherwise: %j", (given, expected) => {
  expect(parseEnv({ ...complete, ...given }).DEMO_LEADS).toBe(expected);
});

test.each([
  ["DEMO_LEADS", "yes"],
  ["S3_LEADS_BUCKET", "ab"],
  ["LEAD_WEBHOOK_PRIVATE", "yes"],
  ["IMAGE_FETCH_PRIVATE_ADDRESSES", "10.0.0.20, wiki.internal"],
  ["LEAD_WEBHOOK_SECRET", "short"],
  ["LEAD_RATE_LIMIT_PER_ADDRESS", "0"],
  ["ADMIN_EMAIL", "nobody"],
  ["LEADS_MAIL_TO", "sales@kestrel.example, nobody"],
  ["ADMIN_PASSWORD", "short"],
  ["SECRET_KEY", "short"],
  ["WORKER", "both"],
  ["TRUSTED_PROXIES", "1.5"],
  ["METRICS_PORT", "99999"],
  ["PORT", "eighty"],
  ["LOG_LEVEL", "loud"],
])("a malformed %s is reported with its problem and an example", (variable, value) => {
  expect(() => parseEnv({ ...complete, [variable]: value })).toThrow(
    new RegExp(`${variable} (is|needs) .*\\. Example: `),
  );
});

test("LEAD-10: LEADS_MAIL_TO may name several recipients, separated by commas", () => {
  const read = (value?: string) => parseEnv({ ...complete, LEADS_MAIL_TO: value }).LEADS_MAIL_TO;
  expect(read("a@kestrel.example,b@kestrel.example , c@kestrel.example")).toEqual([
    "a@kestrel.example",
    "b@kestrel.example",
    "c@kestrel.example",
  ]);
  expect(read("a@kestrel.example")).toEqual(["a@kestrel.example"]);
  expect(read("")).toEqual([]);
  expect(read()).toEqual([]);
});

test("an invalid address is reported without its password", () => {
  const read = () => parseEnv({ ...complete, DATABASE_URL: "mysql://site:hunter2@localhost/site" });
  expect(read).toThrow(
    /DATABASE_URL is "mysql:\/\/…@localhost\/site", which is not an address of the form postgres:/,
  );
  expect(read).not.toThrow(/hunter2/);
});

test.each([
  "smtp://user:hun/ter2@mail.example:587",
  "smtp://user:hun#t@ter2@mail.example:587",
  "smtp://user:h@un/t:er#2@mail.example:587",
])("an address whose password is not percent-encoded is reported without it: %s", (SmtpUrl) => {
  const read = () => parseEnv({ ...complete, SMTP_URL: SmtpUrl });
  expect(read).toThrow(/SMTP_URL is "smtp:\/\/…@mail\.example:587", .*\. Percent-encode/);
  expect(read).not.toThrow(/ter2/);
});

test("a webhook requires its secret, and an owner's email requires a password", () => {
  expect(() => parseEnv({ ...complete, LEAD_WEBHOOK_URL: "https://crm.example/leads" })).toThrow(
    /LEAD_WEBHOOK_SECRET/,
  );
  expect(() => parseEnv({ ...complete, ADMIN_EMAIL: "owner@example.com" })).toThrow(/ADMIN_PASSWORD/);
});

test("leads and media need different buckets", () => {
  expect(() => parseEnv({ ...complete, S3_MEDIA_BUCKET: "leads" })).toThrow(
    /S3_MEDIA_BUCKET is the same bucket as S3_LEADS_BUCKET/,
  );
});

test("all invalid variables are reported at once", () => {
  expect(() => parseEnv({})).toThrow(/SITE_URL[\s\S]*DATABASE_URL[\s\S]*S3_ENDPOINT[\s\S]*SMTP_URL/);
});

/** A file with this content. */
function fileWith(content: string): string {
  const file = join(mkdtempSync(join(tmpdir(), "secret-")), "value");
  writeFileSync(file, content);
  return file;
}

test("every variable can be read from a file, without its trailing line break", () => {
  const { DATABASE_URL, S3_SECRET_ACCESS_KEY, ...others } = complete;
  const files = {
    DATABASE_URL_FILE: fileWith(`${DATABASE_URL}\n`),
    S3_SECRET_ACCESS_KEY_FILE: fileWith(S3_SECRET_ACCESS_KEY),
    SECRET_KEY_FILE: fileWith(""),
  };
  expect(parseEnv({ ...others, ...files })).toMatchObject({ DATABASE_URL, S3_SECRET_ACCESS_KEY });
  expect(parseEnv({ ...others, ...files }).SECRET_KEY).toBeUndefined();
});

test("an unreadable secret file is reported with its variable and the reason", () => {
  const { DATABASE_URL: _, ...others } = complete;
  const read = () => parseEnv({ ...others, DATABASE_URL_FILE: "/nowhere/database-url" });
  expect(read).toThrow(/DATABASE_URL cannot be read from DATABASE_URL_FILE: ENOENT/);
  expect(read).not.toThrow(/DATABASE_URL is missing/);
});

test("a variable that is set twice is rejected", () => {
  const twice = { ...complete, DATABASE_URL_FILE: fileWith(complete.DATABASE_URL) };
  expect(() => parseEnv(twice)).toThrow(/DATABASE_URL is set twice/);
});

test("a value from a file is validated like any other", () => {
  const read = () => parseEnv({ ...complete, SECRET_KEY_FILE: fileWith("short") });
  expect(read).toThrow(/SECRET_KEY needs at least 32 characters/);
});
