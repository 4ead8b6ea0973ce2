import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { adoptBucket } from "#app/platform/bucket-owner.server.ts";
import { buckets } from "#app/platform/storage.server.ts";
import { describeObject, emptyBucket, keysInBucket, readObject } from "#tests/support/bucket.ts";
import { createLead } from "#tests/support/factories/leads.ts";
import { fileOf } from "#tests/support/files.ts";
import { removeStrayFiles, sanitizedName, storeLeadFile } from "./lead-files.server.ts";

const address = "203.0.113.7";
const offered = (name: string, bytes: Uint8Array) => ({
  name,
  body: (async function* () {
    yield bytes;
  })(),
});

test("LEAD-08: a file's key has the lead, a random part, the time and the sanitized name", async () => {
  const leadId = randomUUID();
  const bytes = fileOf("pdf", 10_000);
  const before = Date.now();

  const file = await storeLeadFile(leadId, address, offered("Zeitplan – Übersicht (final).pdf", bytes));

  expect(file).toEqual({
    name: "Zeitplan – Übersicht (final).pdf",
    size: 10_000,
    type: "application/pdf",
    key: expect.stringMatching(`^${leadId}/[\\w-]{16}/\\d{13}-Zeitplan-Uebersicht-final.pdf$`),
  });
  const time = Number(/(\d{13})-/.exec(file.key)?.[1]);
  expect(time).toBeGreaterThanOrEqual(before);
  expect(await readObject(file.key)).toEqual(bytes);
  expect(await describeObject(file.key)).toMatchObject({
    type: "application/pdf",
    cacheControl: expect.stringContaining("max-age=3600"),
  });
});

test.each([
  ["brief.pdf", "pdf", "brief.pdf"],
  ["../../etc/passwd.txt", "txt", "etc-passwd.txt"],
  ["你好.PNG", "png", "file.png"],
  ["Übersicht Größe.pdf", "pdf", "Uebersicht-Groesse.pdf"],
  ["Łódź – cafe\u0301.pdf", "pdf", "Lodz-cafe.pdf"],
  [`${"a".repeat(90)}.docx`, "docx", `${"a".repeat(45)}.docx`],
  ['<script>"x".jpg', "jpg", "script-x.jpg"],
  ["...pdf", "pdf", "file.pdf"],
] as const)("LEAD-08: %s is stored as …-%s", (name, extension, expected) => {
  const sanitized = sanitizedName(name, extension);

  expect(sanitized).toBe(expected);
  expect(sanitized.length).toBeLessThanOrEqual(50);
});

test("LEAD-08: two uploads of the same file create two objects", async () => {
  const leadId = randomUUID();
  const [one, other] = await Promise.all([
    storeLeadFile(leadId, address, offered("a.pdf", fileOf("pdf", 100))),
    storeLeadFile(leadId, address, offered("a.pdf", fileOf("pdf", 100))),
  ]);

  expect(one.key).not.toBe(other.key);
});

test.each([
  ["tool.exe", fileOf("exe", 9000), "tool.exe is not a PDF, DOC, DOCX, TXT, JPG or PNG file"],
  ["renamed.pdf", fileOf("exe", 9000), "renamed.pdf is not a valid PDF file"],
  ["large.pdf", fileOf("pdf", 5_242_881), "large.pdf exceeds 5MB limit"],
])("LEAD-06: %s is rejected and not stored", async (name, bytes, problem) => {
  await emptyBucket();

  await expect(storeLeadFile(randomUUID(), address, offered(name, bytes))).rejects.toThrow(problem);

  expect(await keysInBucket()).toEqual([]);
});

test("LEAD-08: files without a lead are deleted after a day, files of a lead are not", async () => {
  await emptyBucket();
  await adoptBucket(buckets.leads);
  const kept = await storeLeadFile(randomUUID(), address, offered("kept.pdf", fileOf("pdf", 100)));
  await storeLeadFile(randomUUID(), address, offered("stray.pdf", fileOf("pdf", 100)));
  await createLead({ attachedFiles: [{ ...kept, url: "/admin/x" }] });

  expect(await removeStrayFiles()).toBe(0);
  expect(await removeStrayFiles({ now: new Date(Date.now() + 25 * 60 * 60 * 1000) })).toBe(1);

  expect(await keysInBucket()).toEqual([kept.key]);
});
