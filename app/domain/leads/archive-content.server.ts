import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";
import { attachmentMaxBytes } from "./attachment.ts";

/** What a Word file of 5 MB may hold; real ones hold some dozen parts and 5 to 20 times their size. */
const limits = {
  entries: 2000,
  /** Bytes of everything inside, unpacked, together with what archives inside hold. */
  unpacked: 64 * 1024 * 1024,
  /** How many times its size an archive may unpack to, once that is more than a megabyte. */
  ratio: 100,
  /** Archives within archives: a spreadsheet within a document is one. */
  depth: 1,
};

const megabyte = 1_048_576;

interface Budget {
  entries: number;
  unpacked: number;
}

/**
 * Whether a zip archive is one that may be opened: it is whole, its parts are as large as it says and have names that
 * lead nowhere else, and neither they nor archives among them grow without measure. Unpacks it, never more than 64 MB.
 */
export async function isHarmlessArchive(bytes: Buffer): Promise<boolean> {
  try {
    await unpack(bytes, { entries: limits.entries, unpacked: limits.unpacked }, 0);
    return true;
  } catch {
    return false; // torn, lying, encrypted, or over a limit: yauzl and the checks below say which
  }
}

async function unpack(bytes: Buffer, budget: Budget, depth: number) {
  if (depth > limits.depth) throw new Error("archives within archives");
  const zip = await fromBufferPromise(bytes, { lazyEntries: true });
  let total = 0;
  // yauzl refuses names that lead out of the archive.
  for await (const entry of zip.eachEntry()) {
    total += entry.uncompressedSize;
    budget.entries -= 1;
    budget.unpacked -= entry.uncompressedSize;
    if (budget.entries < 0 || budget.unpacked < 0) throw new Error("too much inside");
    if (total > megabyte && total > limits.ratio * bytes.byteLength) throw new Error("grows too much");
    const inner = await readPart(zip, entry);
    if (inner) await unpack(inner, budget, depth + 1);
  }
}

const archiveStart = Buffer.from("PK\x03\x04", "latin1");

/** Reads a part to its end, and answers with it when it is an archive. What is longer than it says throws. */
async function readPart(zip: ZipFile, entry: Entry): Promise<Buffer | undefined> {
  const kept: Uint8Array[] = [];
  let size = 0;
  let isArchive: boolean | undefined;
  for await (const chunk of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
    isArchive ??= chunk.subarray(0, 4).equals(archiveStart);
    if (!isArchive) continue;
    kept.push(chunk);
    size += chunk.byteLength;
    if (size > attachmentMaxBytes) throw new Error("a large archive within the archive");
  }
  return isArchive ? Buffer.concat(kept) : undefined;
}
