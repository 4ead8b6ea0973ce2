import { promisify } from "node:util";
import { brotliDecompress, gunzip } from "node:zlib";
import { expect, test } from "vitest";
import { compressed } from "./compressed.server.ts";

const decoders = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
  identity: async (bytes: Buffer) => bytes,
};

test.each(Object.entries(decoders))(
  "FAST-03: a document is answered whole in %s",
  async (encoding, decode) => {
    const html = `<!DOCTYPE html><p>${"Harbour — ferries. ".repeat(30_000)}</p>`;
    const headers = new Headers();
    const request = new Request("https://kestrel.example/", { headers: { "Accept-Encoding": encoding } });

    const bytes = await compressed(html, request, headers);

    expect((await decode(bytes)).toString()).toBe(html);
    expect(headers.get("Content-Encoding") ?? "identity").toBe(encoding);
    expect(headers.get("Content-Length")).toBe(String(bytes.length));
    expect(headers.get("Vary")).toBe("Accept-Encoding");
  },
);
