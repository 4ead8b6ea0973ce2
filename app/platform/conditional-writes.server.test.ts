import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { afterAll, expect, test } from "vitest";

/** Refused writes, by method. */
const refused: string[] = [];

/** A storage without conditional writes: refuses the header as Backblaze B2 does, and passes everything else on. */
const target = new URL(process.env.S3_ENDPOINT ?? "");
const server = createServer((incoming, answer) => {
  const { method = "", url, headers } = incoming;
  if (headers["if-none-match"]) {
    refused.push(method);
    incoming.resume();
    incoming.on("end", () =>
      answer
        .writeHead(501, { "Content-Type": "application/xml" })
        .end("<Error><Code>NotImplemented</Code><Message>If-None-Match</Message></Error>"),
    );
    return;
  }
  const passed = request(
    { host: target.hostname, port: target.port, method, path: url, headers },
    (found) => {
      answer.writeHead(found.statusCode ?? 502, found.headers);
      found.pipe(answer);
    },
  );
  incoming.pipe(passed);
}).listen(0, "127.0.0.1");
await once(server, "listening");
afterAll(() => server.close());
process.env.S3_ENDPOINT = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const { buckets, uploadStream } = await import("./storage.server.ts");
const { examineBucket } = await import("#app/domain/health/examine-stores.server.ts");
const { readObject } = await import("#tests/support/bucket.ts");

const upload = (body: Readable, bucket = buckets.leads, key = randomUUID()) =>
  uploadStream({ bucket, key, body, contentType: "text/plain", cacheControl: "private" }).then(() => key);

test("WORLD-07: a storage without conditional writes stores files of one and of several parts", async () => {
  const large = Array.from({ length: 11 }, (_, piece) => Buffer.alloc(1_048_576, piece));
  const [whole, parts] = [
    await upload(Readable.from([Buffer.from("a brief")])),
    await upload(Readable.from(large)),
  ];

  expect((await readObject(whole)).toString()).toBe("a brief");
  expect((await readObject(parts)).equals(Buffer.concat(large))).toBe(true);
  expect(refused).toEqual(["PUT"]); // asked once per process
});

test("WORLD-07: the doctor writes as the site does, and finds such a storage usable", async () => {
  const findings = await examineBucket("leads", buckets.leads, process.env.S3_ENDPOINT ?? "");
  expect(findings).toContainEqual(expect.objectContaining({ level: "fine", about: "Storage" }));
});
