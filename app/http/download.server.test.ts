import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";

const MEGABYTE = 1_048_576;
const OBJECT_BYTES = 64 * MEGABYTE;

/** A storage that sends an object as fast as its client reads. */
let sentBytes = 0;
let isConnected = false;
const storage = createServer((_request, response) => {
  isConnected = true;
  response.once("close", () => {
    isConnected = false;
  });
  response.writeHead(200, { "Content-Length": OBJECT_BYTES });
  const write = () => {
    while (isConnected && sentBytes < OBJECT_BYTES) {
      sentBytes += 65_536;
      if (!response.write(Buffer.alloc(65_536))) return void response.once("drain", write);
    }
    response.end();
  };
  write();
}).listen(0, "127.0.0.1");
await once(storage, "listening");
process.env.S3_ENDPOINT = `http://127.0.0.1:${(storage.address() as AddressInfo).port}`;
const { answerDownload } = await import("./download.server.ts");
afterAll(() => void storage.close().closeAllConnections());

const aFile = { bucket: "leads", key: "a/b", name: 'Grüße "2026"; x.txt', type: "text/plain" };
const back = { to: "/admin", label: "Back" };

test("LEAD-08, SAFE-05: a file is read from the storage as fast as the client reads, until it disconnects", async () => {
  const leaving = new AbortController();
  const request = new Request("https://kestrel.example/file", { signal: leaving.signal });

  const answer = await answerDownload(request, async () => aFile, back);
  expect(answer.headers.get("Content-Disposition")).toBe(
    `attachment; filename="Gr__e _2026__ x.txt"; filename*=UTF-8''Gr%C3%BC%C3%9Fe%20%222026%22%3B%20x.txt`,
  );
  const reader = answer.body?.getReader();
  await reader?.read();
  await delay(500);
  // What the sockets of both sides buffer.
  expect(sentBytes).toBeLessThan(16 * MEGABYTE);
  expect(isConnected).toBe(true);

  leaving.abort();
  await expect.poll(() => isConnected).toBe(false);
  expect(sentBytes).toBeLessThan(16 * MEGABYTE);
});
