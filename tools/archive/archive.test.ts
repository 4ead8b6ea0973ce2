import { mkdtempSync, readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable, Writable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { generateX25519Identity, identityToRecipient } from "age-encryption";
import { expect, test } from "vitest";
import { explain } from "#tools/site/run-command.ts";
import { ArchiveError } from "./archive-error.ts";
import { addInParts, expandPart } from "./parts.ts";
import { readEntries, verifyArchive } from "./read-archive.ts";
import { writeArchive, writeArchiveFile } from "./write-archive.ts";

const newFolder = () => mkdtempSync(join(tmpdir(), "archive-"));

async function written(kind = "test/1") {
  const file = join(newFolder(), "test.tar");
  await writeArchiveFile(file, kind, async (archive) => {
    await archive.addBytes("notes/one.txt", Buffer.from("one"));
    await archive.add(
      `deep/${"long-".repeat(40)}näme.bin`,
      1_000_000,
      Readable.from([Buffer.alloc(1_000_000, 7)]),
    );
    await archive.addBytes("empty", Buffer.alloc(0));
    return { about: "a test" };
  });
  return file;
}

test("SAFE-06: an archive returns every file and its metadata", async () => {
  const file = await written();
  expect(await verifyArchive(file, "test/1")).toEqual({ about: "a test" });

  const found: [string, number][] = [];
  for await (const { name, body } of readEntries(file)) found.push([name, (await buffer(body)).byteLength]);
  expect(found.slice(0, 3)).toEqual([
    ["notes/one.txt", 3],
    [`deep/${"long-".repeat(40)}näme.bin`, 1_000_000],
    ["empty", 0],
  ]);
});

test("SAFE-06: an encrypted archive that cannot be created is reported, and does not end the process", async () => {
  const identity = await generateX25519Identity();
  const file = join(newFolder(), "missing", "test.tar");
  const recipient = await identityToRecipient(identity);
  await expect(writeArchiveFile(file, "test/1", async () => {}, { recipient })).rejects.toThrow("ENOENT");
});

test("SAFE-06: an archive that is stopped while it is written leaves no file", async () => {
  const folder = newFolder();
  const stop = new AbortController();
  const stopped = writeArchiveFile(
    join(folder, "test.tar"),
    "test/1",
    async (archive) => {
      await archive.addBytes("notes/one.txt", Buffer.from("one"));
      stop.abort(new ArchiveError("Stopped"));
      await archive.addBytes("empty", Buffer.alloc(0));
    },
    { signal: stop.signal },
  );
  expect(explain(await stopped.catch((error: unknown) => error))).toBe("Stopped");
  expect(readdirSync(folder)).toEqual([]);
});

test("SAFE-06: a truncated, modified, extended or foreign archive is rejected with a message", async () => {
  const file = await written();
  const bytes = await readFile(file);
  const withBytes = async (changed: Buffer) => {
    const other = join(newFolder(), "other.tar");
    await writeFile(other, changed);
    return verifyArchive(other, "test/1");
  };
  const flipped = Buffer.from(bytes);
  flipped[flipped.indexOf(Buffer.alloc(64, 7)) + 500_000] = 8;
  const renamed = Buffer.from(bytes);
  renamed[0] = 0x4e;
  const start = bytes.indexOf("manifest.json");

  await expect(withBytes(flipped)).rejects.toThrow(/deep\/.* differs from what was written/);
  await expect(withBytes(renamed)).rejects.toThrow("is damaged");
  await expect(withBytes(bytes.subarray(0, 600_000))).rejects.toThrow("is damaged: Unexpected end of data");
  await expect(withBytes(Buffer.concat([bytes.subarray(0, start), Buffer.alloc(1024)]))).rejects.toThrow(
    "has no manifest.json: it was truncated",
  );
  await expect(
    withBytes(Buffer.from("no archive at all, but long enough to be one".repeat(40))),
  ).rejects.toThrow("is damaged");
  await expect(verifyArchive(file, "test/2")).rejects.toThrow('not of the kind "test/2" but "test/1"');
  await expect(verifyArchive("/nowhere.tar", "test/1")).rejects.toThrow(
    "The archive /nowhere.tar does not exist.",
  );
});

test("SAFE-06: an archive that fails while being written leaves no file", async () => {
  const file = join(newFolder(), "test.tar");
  const failing = writeArchiveFile(file, "test/1", async (archive) => {
    await archive.addBytes("first", Buffer.alloc(100_000));
    throw new Error("the storage is away");
  });
  await expect(failing).rejects.toThrow("the storage is away");
  expect(readdirSync(join(file, ".."))).toEqual([]);

  const grown = writeArchiveFile(file, "test/1", (archive) =>
    archive.add("log", 3, Readable.from([Buffer.alloc(4)])),
  );
  await expect(grown).rejects.toThrow("log changed while it was read");
  expect(readdirSync(join(file, ".."))).toEqual([]);
});

test.each([0, 2])(
  "SAFE-06: a full disk ends writing with the disk's error, %d ms between files",
  async (pauseMs) => {
    let room = 300_000;
    const full = new Writable({
      write(chunk: Buffer, _encoding, done) {
        room -= chunk.byteLength;
        done(
          room < 0 ? Object.assign(new Error("ENOSPC: no space left on device"), { code: "ENOSPC" }) : null,
        );
      },
    });
    const writing = writeArchive(full, "test/1", async (archive) => {
      for (let file = 0; file < 100; file += 1) {
        await archive.addBytes(`file-${file}`, Buffer.alloc(50_000));
        await delay(pauseMs);
      }
    });
    await expect(writing).rejects.toThrow("ENOSPC");
  },
);

test("SAFE-06: a stream of unknown length is stored in parts and read back completely", async () => {
  const file = join(newFolder(), "test.tar");
  const chunks = Array.from({ length: 20 }, (_, position) => Buffer.alloc(1024 * 1024, position));
  await writeArchiveFile(file, "test/1", (archive) => addInParts(archive, "rows", Readable.from(chunks)));

  const parts: Buffer[] = [];
  for await (const { name, body } of readEntries(file))
    if (name.startsWith("rows/")) parts.push(await expandPart(body));
  expect(parts).toHaveLength(3);
  expect(Buffer.concat(parts).equals(Buffer.concat(chunks))).toBe(true);
});
