import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** In order of preference. */
export const encodings = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof encodings)[number];

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Compression effort: for a single response, or for a cached one. */
type Effort = "once" | "cached";

const levels: Record<Effort, { br: number; gzip: number }> = {
  once: { br: 4, gzip: 6 },
  cached: { br: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION },
};

/** The brotli window fits a page: 256 KB of memory. */
const WINDOW_BITS = 18;

export async function compress(
  text: string,
  encoding: Encoding,
  effort: Effort,
): Promise<Buffer<ArrayBuffer>> {
  const bytes = Buffer.from(text);
  if (encoding === "gzip") return deflate(bytes, { level: levels[effort].gzip });
  if (encoding === "br") return brotli(bytes, { params: brotliParams(bytes, levels[effort].br) });
  return bytes;
}

function brotliParams(bytes: Buffer, quality: number) {
  return {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
}

/** The preferred encoding among those in `Accept-Encoding`; weights only exclude encodings. */
export function acceptedEncoding(header: string | undefined): Encoding {
  const accepted = (header ?? "").split(",").flatMap((part) => {
    const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim().toLowerCase());
    return parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter)) ? [] : [name];
  });
  return encodings.find((encoding) => accepted.includes(encoding)) ?? "identity";
}
