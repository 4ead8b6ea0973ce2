import { fileTypeFromBuffer } from "file-type";
import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";
import { defaultLanguage, type Language } from "#app/languages/language.ts";
import { messagesIn, serverMessagesIn } from "#app/languages/messages.server.ts";
import { type AttachmentExtension, attachmentMaxBytes } from "./attachment.ts";

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

type FileProblem = "fileType" | "fileTooLarge" | "fileEmpty" | "fileContent" | "unsafeDocument";

/** A rejected file. */
export class AttachmentRefused extends Error {
  override name = "AttachmentRefused";
  readonly #problem: FileProblem;
  readonly #fileName: string;

  constructor(problem: FileProblem, fileName: string) {
    super(textOf(problem, fileName, defaultLanguage));
    this.#problem = problem;
    this.#fileName = fileName;
  }

  /** For the sender. */
  textIn(language: Language): string {
    return textOf(this.#problem, this.#fileName, language);
  }
}

function textOf(problem: FileProblem, fileName: string, language: Language): string {
  const { enquiryRefusals } = serverMessagesIn(language);
  const texts = { ...messagesIn(language).enquiry.problems, ...enquiryRefusals };
  return texts[problem](fileName, fileName.split(".").pop()?.toUpperCase() ?? "");
}

/** Bytes that `file-type` needs to detect most formats, https://github.com/sindresorhus/file-type#readme */
const headSize = 4100;

/**
 * Passes a file through in chunks while it inspects every byte. Throws AttachmentRefused when the file is too large or
 * does not match its extension, at the latest at its end; callers must not store anything before that.
 */
export async function* checkedContent(
  name: string,
  extension: AttachmentExtension,
  source: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const rule = rules[extension];
  const inspector = rule.inspect();
  let size = 0;
  let head: Uint8Array[] | undefined = [];

  for await (const chunk of source) {
    size += chunk.byteLength;
    if (size > attachmentMaxBytes) throw new AttachmentRefused("fileTooLarge", name);
    inspector.read(chunk);
    if (!head) {
      yield chunk;
      continue;
    }
    head.push(chunk);
    if (size < headSize) continue;
    await requireSignature(name, rule, head);
    yield* head;
    head = undefined;
  }

  if (size === 0) throw new AttachmentRefused("fileEmpty", name);
  if (head) {
    await requireSignature(name, rule, head);
    yield* head;
  }
  if (!inspector.isFine()) throw new AttachmentRefused("fileContent", name);
}

interface Rule {
  /** Types that `file-type` may detect in the first bytes; undefined for text, which has no signature. */
  signatures: string[] | undefined;
  inspect: () => Inspector;
}

/** Receives the whole file in chunks. */
interface Inspector {
  read(chunk: Uint8Array): void;
  isFine(): boolean;
}

async function requireSignature(name: string, { signatures }: Rule, head: Uint8Array[]) {
  if (!signatures) return;
  const found = await fileTypeFromBuffer(Buffer.concat(head).subarray(0, headSize));
  if (!found || !signatures.includes(found.ext)) {
    throw new AttachmentRefused("fileContent", name);
  }
}

const signatureOnly = (): Inspector => ({ read() {}, isFine: () => true });

const jpeg: Rule = { signatures: ["jpg"], inspect: signatureOnly };

/**
 * A Word file is a zip container like spreadsheets and installers; the name of Word's main part identifies it at any
 * position in the file. A .docx with macros is a .docm and is rejected.
 */
const rules: Record<AttachmentExtension, Rule> = {
  pdf: { signatures: ["pdf"], inspect: signatureOnly },
  doc: {
    signatures: ["cfb"],
    inspect: () => inspectParts({ needed: Buffer.from("WordDocument", "utf16le") }),
  },
  docx: {
    signatures: ["docx", "zip"],
    inspect: () =>
      inspectParts({ needed: Buffer.from("word/document"), forbidden: Buffer.from("vbaProject.bin") }),
  },
  txt: { signatures: undefined, inspect: inspectText },
  jpg: jpeg,
  jpeg,
  png: { signatures: ["png", "apng"], inspect: signatureOnly },
};

function inspectParts({ needed, forbidden }: { needed: Buffer; forbidden?: Buffer }): Inspector {
  const overlap = Math.max(needed.byteLength, forbidden?.byteLength ?? 0) - 1;
  let tail = Buffer.alloc(0);
  let exists = false;
  let isForbidden = false;
  return {
    read(chunk) {
      const window = Buffer.concat([tail, chunk]);
      exists ||= window.includes(needed);
      isForbidden ||= forbidden !== undefined && window.includes(forbidden);
      tail = Buffer.from(window.subarray(Math.max(0, window.byteLength - overlap)));
    },
    isFine: () => exists && !isForbidden,
  };
}

/** Text contains no control characters except tabs, line breaks and form feeds. A byte order mark identifies UTF-16. */
function inspectText(): Inspector {
  let order: "none" | "little" | "big" | undefined;
  let half: number | undefined;
  let isText = true;
  return {
    read(chunk) {
      order ??= byteOrder(chunk);
      for (const byte of chunk) {
        if (order === "none") {
          isText &&= !isControl(byte);
        } else if (half === undefined) {
          half = byte;
        } else {
          isText &&= !isControl(order === "little" ? half | (byte << 8) : (half << 8) | byte);
          half = undefined;
        }
      }
    },
    isFine: () => isText,
  };
}

function byteOrder([first, second]: Uint8Array) {
  if (first === 0xff && second === 0xfe) return "little";
  if (first === 0xfe && second === 0xff) return "big";
  return "none";
}

function isControl(code: number) {
  return (code < 32 && !textControls.has(code)) || code === 127;
}

/** Tab, line feed, form feed, carriage return. */
const textControls = new Set([9, 10, 12, 13]);
