import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { acceptedEncoding, type Encoding } from "#app/http/kept-pages/encodings.server.ts";

type Bytes = Buffer<ArrayBuffer>;

const brotli = promisify(brotliCompress);

/** As hard as pays for one answer. The window is that of a page, not of whatever else is compressed: 256 KB of memory. */
const compressors: Record<Encoding, (whole: Bytes) => Bytes | Promise<Bytes>> = {
  br: (whole) =>
    brotli(whole, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: 4,
        [constants.BROTLI_PARAM_LGWIN]: 18,
        [constants.BROTLI_PARAM_SIZE_HINT]: whole.length,
      },
    }),
  gzip: promisify(gzip),
  identity: (whole) => whole,
};

/**
 * The bytes of a document that is answered once, in the best encoding that the browser takes, which `headers` name: in
 * one piece and beside the event loop, where the middleware of `remix-serve` would compress piece by piece.
 */
export async function compressed(html: string, request: Request, headers: Headers): Promise<Bytes> {
  const encoding = acceptedEncoding(request.headers.get("Accept-Encoding") ?? undefined);
  const bytes = await compressors[encoding](Buffer.from(html));
  if (encoding !== "identity") headers.set("Content-Encoding", encoding);
  headers.set("Vary", "Accept-Encoding");
  headers.set("Content-Length", String(bytes.length));
  return bytes;
}
