import { request } from "node:http";
import { expect, test } from "vitest";

/** The status of a request with these headers; fetch sets its own Host. */
function status(url: string, headers: Record<string, string> = {}) {
  return new Promise<number | undefined>((resolve, reject) => {
    const asking = request(url, { headers }, (answer) => resolve(answer.resume().statusCode));
    asking.once("error", reject).end();
  });
}

const mailbox = new URL("/email", process.env.MAILBOX_URL).href;
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
});

test("SAFE-04: the local mailbox and storage answer their own pages, the site and tools", async () => {
  expect(await status(mailbox)).toBe(200);
  expect(await status(mailbox, { Origin: new URL(mailbox).origin })).toBe(200);
  expect(await status(mailbox, { Host: "localhost:1080" })).toBe(200);
  expect(await status(storage)).toBe(404);
});
