/** A text that is open in one place near its start: the head ends behind it, and the rest is always the same. */
export interface OpenText {
  head: Buffer;
  rest: Buffer;
}

/** A text in one encoding, ready but for its head. */
export interface Variant {
  /** Bytes of the whole. */
  length: number;
  /** The pieces of the whole with this head, which is as long as the one that it was made with. */
  write: (head: Buffer) => Buffer[];
  /** What a browser would read. */
  read: (encoded: Buffer) => Promise<Buffer>;
}

/** Bytes behind the open place that belong to the head. Compressors look at the last two to code what follows. */
const behind = 2;

/** A stored block of deflate can hold no more. */
const longestHead = 65_535;

/**
 * Cuts a text behind its open place. Undefined when it has none, when that is too far from the start, and when
 * nothing follows it or what does is not plain ASCII.
 */
export function openAt(text: string, place: string): OpenText | undefined {
  const start = text.indexOf(place);
  if (start === -1) return undefined;
  const end = start + place.length + behind;
  const head = Buffer.from(text.slice(0, end));
  const rest = Buffer.from(text.slice(end));
  const isCut = text.length > end && /^[\x20-\x7e]+$/.test(text.slice(end - behind, end));
  return isCut && head.length <= longestHead ? { head, rest } : undefined;
}

/** The same text as it is; nothing to compress. */
export function plainVariant({ head, rest }: OpenText): Variant {
  return {
    length: head.length + rest.length,
    write: (written) => [written, rest],
    read: async (encoded) => encoded,
  };
}

/** Whether browsers get exactly the text, with this head and that one. */
export async function isExact(
  { write, read, length }: Variant,
  rest: Buffer,
  heads: Buffer[],
): Promise<boolean> {
  try {
    for (const head of heads) {
      const encoded = Buffer.concat(write(head));
      const decoded = await read(encoded);
      if (encoded.length !== length || !decoded.equals(Buffer.concat([head, rest]))) return false;
    }
    return true;
  } catch {
    return false;
  }
}
