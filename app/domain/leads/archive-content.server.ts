import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";
import { attachmentMaxBytes } from "./attachment.ts";

/** Limits of a 5 MB Word file; real ones contain some dozen parts and unpack to 5 to 20 times their size. */
const limits = {
  entries: 2000,
  /** Bytes of all unpacked content, including nested archives. */
  unpacked: 64 * 1024 * 1024,
  /** Maximum compression ratio of an archive that unpacks to more than a megabyte. */
  ratio: 100,
  /** Depth of nested archives: a spreadsheet within a document is one. */
  depth: 1,
};

const megabyte = 1_048_576;

interface Budget {
  entries: number;
  unpacked: number;
}

/**
 * Whether a zip archive is safe to open: it is intact, its parts have the declared sizes and safe paths, and neither
 * they nor nested archives are zip bombs. Unpacks at most 64 MB.
 */
export async function isHarmlessArchive(bytes: Buffer): Promise<boolean> {
  try {
    await unpack(bytes, { entries: limits.entries, unpacked: limits.unpacked }, 0);
    return true;
  } catch {
    return false; // damaged, inconsistent, encrypted or over a limit, as reported by yauzl and the checks below
  }
}

async function unpack(bytes: Buffer, budget: Budget, depth: number) {
  if (depth > limits.depth) throw new Error("archives within archives");
  const zip = await fromBufferPromise(bytes, { lazyEntries: true });
  let total = 0;
  // yauzl rejects path traversal.
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

/** Reads a part completely and returns it if it is an archive. Throws when it is longer than declared. */
async function readPart(zip: ZipFile, entry: Entry): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  let isArchive: boolean | undefined;
  for await (const chunk of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
    isArchive ??= chunk.subarray(0, 4).equals(archiveStart);
    if (!isArchive) continue;
    chunks.push(chunk);
    size += chunk.byteLength;
    if (size > attachmentMaxBytes) throw new Error("a large archive within the archive");
  }
  return isArchive ? Buffer.concat(chunks) : undefined;
}
