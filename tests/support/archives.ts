import { crc32, deflateRawSync } from "node:zlib";

interface Part {
  name: string;
  content: Uint8Array;
  /** A false size in the archive's header. */
  claimed?: number;
}

/** A zip archive (https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT), including invalid ones. */
export function archiveOf(parts: Part[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, claimed = content.byteLength } of parts) {
    const packed = deflateRawSync(content);
    const sizes = Buffer.alloc(18);
    sizes.writeUInt32LE(crc32(content), 4);
    sizes.writeUInt32LE(packed.byteLength, 8);
    sizes.writeUInt32LE(claimed, 12);
    sizes.writeUInt16LE(name.length, 16);
    const head = Buffer.concat([Buffer.from([20, 0, 0, 0, 8, 0]), sizes, Buffer.alloc(2)]);
    const file = Buffer.concat([Buffer.from("PK\x03\x04"), head, Buffer.from(name), packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.from("PK\x01\x02\x14\0", "latin1"), head, place, Buffer.from(name));
    files.push(file);
    offset += file.byteLength;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(listed.byteLength, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...files, listed, Buffer.from("PK\x05\x06"), end]);
}

/** A minimal Word file, with further parts if given. */
export function wordFileOf(...parts: Part[]): Buffer {
  const document = { name: "word/document.xml", content: Buffer.from("<w:document/>") };
  return archiveOf([{ name: "[Content_Types].xml", content: Buffer.from("<Types/>") }, document, ...parts]);
}
