import { randomBytes, randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { archiveOf, wordFileOf } from "#tests/support/archives.ts";
import { emptyBucket, keysInBucket } from "#tests/support/bucket.ts";
import { isHarmlessArchive } from "./archive-content.server.ts";
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
