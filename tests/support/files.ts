import { randomBytes } from "node:crypto";

const starts = {
  pdf: Buffer.from("%PDF-1.7\n"),
  png: Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]),
    Buffer.from("IHDR"),
    Buffer.alloc(17),
    Buffer.from([0, 0, 0, 0]),
    Buffer.from("IDAT"),
  ]),
  jpg: Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
  doc: Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
  docx: Buffer.from(
    "PK\x03\x04\x14\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x11\0\0\0word/document.xml",
    "latin1",
  ),
  exe: Buffer.from("MZ\x90\0\x03\0\0\0", "latin1"),
};

/** Random bytes after the signature of this file type. */
export function fileOf(kind: keyof typeof starts, size: number): Buffer<ArrayBuffer> {
  return Buffer.concat([starts[kind], randomBytes(Math.max(0, size - starts[kind].byteLength))]).subarray(
    0,
    size,
  );
}

/** Three allowed attachments of `size` bytes each. */
export function testFiles(size: number): [File, File, File] {
  return [
    new File([fileOf("pdf", size)], "brief.pdf"),
    new File([fileOf("png", size)], "sketch.png"),
    new File([fileOf("jpg", size)], "whiteboard.jpg"),
  ];
}
