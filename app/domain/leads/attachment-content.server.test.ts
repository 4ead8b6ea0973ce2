import { expect, test } from "vitest";
import { fileOf } from "#tests/support/files.ts";
import type { AttachmentExtension } from "./attachment.ts";
import { checkedContent } from "./attachment-content.server.ts";

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
