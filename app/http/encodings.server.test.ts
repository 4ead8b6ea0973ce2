import { promisify } from "node:util";
import { brotliDecompress, gunzip } from "node:zlib";
import { expect, test } from "vitest";
import { acceptedEncoding, compress, encodings } from "./encodings.server.ts";

const decoders = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
  identity: async (bytes: Buffer) => bytes,
};

test.each(encodings)(
  "FAST-03: a document compressed with %s decompresses to the original",
  async (encoding) => {
    const html = `<!DOCTYPE html><p>${"Harbour — ferries. ".repeat(30_000)}</p>`;
    for (const effort of ["once", "cached"] as const) {
      const bytes = await compress(html, encoding, effort);
      expect((await decoders[encoding](bytes)).toString()).toBe(html);
    }
  },
);

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, br;q=0", "gzip"],
  ["GZIP ; q=0.5", "gzip"],
  ["deflate, gzip;q=0.000", "identity"],
  [undefined, "identity"],
])("FAST-03: the encoding for Accept-Encoding %s is %s", (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});
