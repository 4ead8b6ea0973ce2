import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test } from "vitest";
import { startEdge } from "#tests/support/edge.ts";

/** The status of a request with these headers; fetch sets its own Host. */
function status(url: string, headers: Record<string, string> = {}) {
  return new Promise<number | undefined>((resolve, reject) => {
    const asking = request(url, { headers }, (answer) => resolve(answer.resume().statusCode));
    asking.once("error", reject).end();
  });
}

const mailbox = new URL("/email", process.env.MAILBOX_URL).href;
// The page of compose's mailbox, in front of a mailbox that refuses nothing.
const edge = await startEdge({ app: "http://127.0.0.1:9", mailbox: await startOpenMailbox() });
afterAll(edge.stop);
const inCompose = `${edge.mailboxUrl}/email`;

const storage = new URL("/nothing", process.env.S3_ENDPOINT).href;

test.each<Record<string, string>>([
  { Origin: "https://evil.example" },
  { Origin: "http://127.0.0.1:1" },
  { Origin: "null" },
  { Host: "evil.example" },
  { Host: "127.0.0.1.evil.example:80" },
])("SAFE-04: the local mailbox and storage refuse a website's request with %j", async (headers) => {
  expect(await status(mailbox, headers)).toBe(403);
  expect(await status(storage, headers)).toBe(403);
  expect(await status(inCompose, headers)).toBe(403);
});

test("SAFE-04: the local mailbox and storage answer their own pages, the site and tools", async () => {
  expect(await status(mailbox)).toBe(200);
  expect(await status(mailbox, { Origin: new URL(mailbox).origin })).toBe(200);
  expect(await status(mailbox, { Host: "localhost:1080" })).toBe(200);
  expect(await status(storage)).toBe(404);
  expect(await status(inCompose)).toBe(200);
  expect(await status(inCompose, { Origin: edge.mailboxUrl })).toBe(200);
  expect(await status(inCompose, { Host: "localhost:1080", Origin: "http://localhost:1080" })).toBe(200);
  const answer = await fetch(inCompose);
  expect(answer.headers.get("Access-Control-Allow-Origin")).toBeNull();
});

async function startOpenMailbox(): Promise<string> {
  const mailbox = createServer((_request, answer) => {
    answer.setHeader("Access-Control-Allow-Origin", "*").end("[]");
  }).listen(0, "127.0.0.1");
  await once(mailbox, "listening");
  mailbox.unref();
  return `http://127.0.0.1:${(mailbox.address() as AddressInfo).port}`;
}
