import { once } from "node:events";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { get, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import compression from "compression";
import express from "express";
import { afterAll, expect, test } from "vitest";
import { staticFiles } from "./client-build.server.ts";

// Below another folder of that name, as a site can be installed.
const folder = join(mkdtempSync(join(tmpdir(), "files-")), "assets", "client");
mkdirSync(join(folder, "assets"), { recursive: true });
for (const [name, content] of Object.entries({
  "assets/site.css": "plain".repeat(1000),
  "assets/site.css.br": "hard", // identified by its bytes
  "assets/site.css.gz": "less hard",
  "assets/font.woff2": "letters",
  "film.avif": "a film",
}))
  writeFileSync(join(folder, name), content);
const server = express().use(compression()).use(staticFiles(folder)).listen(0, "127.0.0.1");
await once(server, "listening");
afterAll(() => void server.close());

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  text: string;
}

function requestFile(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    get({ port, path, method, headers }, async (response) => {
      const text = (await buffer(response)).toString();
      resolve({ status: response.statusCode, headers: response.headers, text });
    }).on("error", reject);
  });
}

const browser = { "Accept-Encoding": "gzip, deflate, br, zstd" };

test.each([
  ["gzip, deflate, br, zstd", "br", "hard"],
  ["gzip, br;q=0", "gzip", "less hard"],
  ["identity", undefined, "plain".repeat(1000)],
])("FAST-02: for Accept-Encoding %s a built file is served as %s", async (taken, encoding, text) => {
  const answer = await requestFile("/assets/site.css?v=1", { "Accept-Encoding": taken });
  expect(answer).toMatchObject({ status: 200, text });
  expect(answer.headers).toMatchObject({
    "content-type": expect.stringMatching(/^text\/css; charset=utf-8$/i),
    "content-length": String(text.length),
    "cache-control": "public, max-age=31536000, immutable",
    etag: expect.any(String),
    vary: "Accept-Encoding",
  });
  expect(answer.headers["content-encoding"]).toBe(encoding);
});

test("FAST-02: each encoding of a file has its own ETag and gets 304 when unchanged", async () => {
  const first = await requestFile("/assets/site.css", browser);
  const plain = await requestFile("/assets/site.css");
  expect(first.headers.etag).not.toBe(plain.headers.etag);
  const again = { "If-None-Match": first.headers.etag ?? "" };
  expect(await requestFile("/assets/site.css", { ...browser, ...again })).toMatchObject({
    status: 304,
    text: "",
  });
  expect(await requestFile("/assets/site.css", again)).toMatchObject({ status: 200 });
});

test("FAST-02: HEAD and range requests refer to the compressed file", async () => {
  const head = await requestFile("/assets/site.css", browser, "HEAD");
  expect(head).toMatchObject({ status: 200, text: "", headers: { "content-length": "4" } });
  const part = await requestFile("/assets/site.css", { ...browser, Range: "bytes=-2" });
  expect(part).toMatchObject({ status: 206, text: "rd", headers: { "content-encoding": "br" } });
});

test.each(["/assets/none.css", "/assets/../site.css", "/assets/%2e%2e/site.css", "/assets/%zz.css"])(
  "FAST-02: %s gets 404",
  async (path) => {
    const answer = await requestFile(path, browser);
    expect(answer.status).toBe(404);
    expect(answer.headers).not.toHaveProperty("content-encoding");
  },
);

test("FAST-02: already compressed formats are served unchanged", async () => {
  const answer = await requestFile("/assets/font.woff2", browser);
  expect(answer).toMatchObject({ status: 200, text: "letters", headers: { "content-type": "font/woff2" } });
});

test("FAST-02: a POST request gets 404", async () => {
  expect(await requestFile("/assets/site.css", browser, "POST")).toMatchObject({ status: 404 });
});

test("FAST-02: a file whose name has no hash is cached for a day", async () => {
  const { headers } = await requestFile("/film.avif");
  expect(headers["cache-control"]).toBe("public, max-age=86400, stale-while-revalidate=604800");
});

test("SAFE-07: a folder gets 404 and no redirect", async () => {
  expect(await requestFile("/assets")).toMatchObject({ status: 404 });
});

test("FAST-02: an AVIF is served as an image and not compressed again", async () => {
  const answer = await requestFile("/film.avif", browser);
  expect(answer).toMatchObject({ status: 200, headers: { "content-type": "image/avif" } });
  expect(answer.headers).not.toHaveProperty("content-encoding");
});
