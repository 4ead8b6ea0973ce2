import { randomBytes, randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { archiveOf, wordFileOf } from "#tests/support/archives.ts";
import { emptyBucket, keysInBucket } from "#tests/support/bucket.ts";
import { fileOf } from "#tests/support/files.ts";
import type { AttachmentExtension } from "./attachment.ts";
import { checkedContent, isHarmlessArchive } from "./attachment-content.server.ts";
import { storeLeadFile } from "./lead-files.server.ts";

const megabyte = 1_048_576;
const zeros = (size: number) => Buffer.alloc(size);
const part = (name: string, content: Buffer) => ({ name, content });

/** Builds nested archives that stay small at each level. */
function nested(depth: number): Buffer {
  let inner = archiveOf([part("text.txt", zeros(1000))]);
  for (let level = 0; level < depth; level += 1) inner = archiveOf([part(`${level}.zip`, inner)]);
  return inner;
}

test.each([
  ["a document", wordFileOf()],
  [
    "a document with two megabytes of text",
    wordFileOf(part("word/big.xml", Buffer.from(randomBytes(megabyte).toString("hex")))),
  ],
  [
    "a document with an embedded spreadsheet",
    wordFileOf(part("word/embeddings/rates.xlsx", archiveOf([part("xl/workbook.xml", zeros(500))]))),
  ],
])("SAFE-05: %s is accepted", async (_, bytes) => {
  expect(await isHarmlessArchive(bytes)).toBe(true);
});

const bombs: [what: string, bytes: Buffer][] = [
  ["a zip bomb of 100 MB in 100 KB", wordFileOf(part("word/media/bomb.bin", zeros(100 * megabyte)))],
  [
    "a zip bomb of many entries",
    wordFileOf(...Array.from({ length: 40 }, (_, n) => part(`word/${n}.bin`, zeros(2 * megabyte)))),
  ],
  [
    "an archive with more than 2,000 entries",
    wordFileOf(...Array.from({ length: 2001 }, (_, n) => part(`word/${n}`, zeros(1)))),
  ],
  ["an archive nested three levels deep", wordFileOf(part("word/embeddings/a.zip", nested(2)))],
  [
    "a zip bomb inside an archive",
    wordFileOf(part("word/embeddings/a.zip", archiveOf([part("b", zeros(90 * megabyte))]))),
  ],
  [
    "an entry larger than its declared size",
    wordFileOf({ name: "word/liar.bin", content: zeros(5 * megabyte), claimed: 10 }),
  ],
  ["an entry with a path outside the archive", wordFileOf(part("../../etc/passwd", zeros(1)))],
  ["an entry with an absolute path", wordFileOf(part("/etc/passwd", zeros(1)))],
  ["a truncated archive", wordFileOf().subarray(0, 80)],
];

test.each(bombs)("SAFE-05: %s is rejected and not stored", async (_, bytes) => {
  expect(await isHarmlessArchive(bytes)).toBe(false);

  await emptyBucket();
  const file = {
    name: "brief.docx",
    body: (async function* () {
      yield bytes;
    })(),
  };
  await expect(storeLeadFile(randomUUID(), "203.0.113.7", file)).rejects.toThrow(
    /brief.docx is not a (safe document|valid DOCX file)/,
  );
  expect(await keysInBucket()).toEqual([]);
});

test("SAFE-05: a harmless archive is stored byte for byte", async () => {
  await emptyBucket();
  const bytes = wordFileOf();
  const file = {
    name: "brief.docx",
    body: (async function* () {
      yield bytes;
    })(),
  };
  expect(await storeLeadFile(randomUUID(), "203.0.113.7", file)).toMatchObject({ size: bytes.byteLength });
});

/** Splits bytes at a chunk size that cuts every signature and name somewhere. */
async function* inChunks(bytes: Uint8Array, size = 61) {
  for (let start = 0; start < bytes.byteLength; start += size) yield bytes.subarray(start, start + size);
}

async function checked(extension: AttachmentExtension, bytes: Uint8Array, chunk?: number) {
  const passed: Uint8Array[] = [];
  const content = checkedContent(`plan.${extension}`, extension, inChunks(bytes, chunk));
  for await (const piece of content) passed.push(piece);
  return Buffer.concat(passed);
}

const doc = Buffer.concat([fileOf("doc", 9000), Buffer.from("WordDocument", "utf16le"), fileOf("doc", 500)]);
const accepted: [AttachmentExtension, Uint8Array][] = [
  ["pdf", fileOf("pdf", 20_000)],
  ["pdf", fileOf("pdf", 40)],
  ["png", fileOf("png", 20_000)],
  ["jpg", fileOf("jpg", 20_000)],
  ["jpeg", fileOf("jpg", 300)],
  ["docx", fileOf("docx", 20_000)],
  ["doc", doc],
  ["txt", Buffer.from("Grüße, 你好\r\n\tindented\f")],
  ["txt", Buffer.from([0x47, 0x72, 0xfc, 0xdf, 0x65])],
  ["txt", Buffer.from("\ufeffwritten by Notepad", "utf16le")],
  ["txt", Buffer.from("BMW wants a site")],
];

test.each(accepted)("LEAD-06: a valid .%s file is accepted byte for byte (%#)", async (extension, bytes) => {
  expect(await checked(extension, bytes)).toEqual(Buffer.from(bytes));
});

const rejected: [what: string, AttachmentExtension, Uint8Array][] = [
  ["a program", "pdf", fileOf("exe", 20_000)],
  ["a program", "docx", fileOf("exe", 20_000)],
  ["a program", "txt", fileOf("exe", 20_000)],
  [
    "a program after a byte order mark",
    "txt",
    Buffer.concat([Buffer.from([0xff, 0xfe]), fileOf("exe", 20_000)]),
  ],
  ["a picture in another format", "png", fileOf("jpg", 20_000)],
  ["text", "pdf", Buffer.from("not a pdf at all")],
  ["a spreadsheet or an installer", "doc", fileOf("doc", 20_000)],
  ["an archive", "docx", Buffer.concat([Buffer.from("PK\x03\x04"), Buffer.alloc(9000, 1)])],
  [
    "a document with macros",
    "docx",
    Buffer.concat([fileOf("docx", 9000), Buffer.from("word/vbaProject.bin")]),
  ],
  ["a bell control character", "txt", Buffer.from("ding\x07")],
];

test.each(rejected)("LEAD-06: %s is rejected as .%s", async (_what, extension, bytes) => {
  await expect(checked(extension, bytes)).rejects.toThrow(
    `plan.${extension} is not a valid ${extension.toUpperCase()} file`,
  );
});

test("LEAD-06: a file of 5242880 bytes is accepted, a larger one is rejected without reading the rest", async () => {
  const limit = 5_242_880;
  expect(await checked("pdf", fileOf("pdf", limit), 65_536)).toHaveLength(limit);

  let read = 0;
  async function* endless() {
    yield fileOf("pdf", 65_536);
    for (;;) {
      read += 65_536;
      yield Buffer.alloc(65_536);
    }
  }
  const pass = async () => {
    for await (const _chunk of checkedContent("plan.pdf", "pdf", endless()));
  };
  await expect(pass()).rejects.toThrow("plan.pdf exceeds 5MB limit");
  expect(read).toBeLessThanOrEqual(limit);
});

test("LEAD-06: an empty file is rejected", async () => {
  await expect(checked("txt", new Uint8Array())).rejects.toThrow("plan.txt is empty");
});
