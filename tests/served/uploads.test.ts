import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { findLead } from "#app/domain/leads/leads.server.ts";
import { db } from "#app/platform/database.server.ts";
import { leads } from "#db/schema/leads.ts";
import { anEnquiry } from "#tests/support/an-enquiry.ts";
import { emptyBucket, keysInBucket } from "#tests/support/bucket.ts";
import { fileOf, testFiles } from "#tests/support/files.ts";
import { RawClient } from "./raw-client.ts";
import { serve } from "./serve.ts";

const { port, url, stop } = await serve({ WORKER: "separate" });

beforeEach(emptyBucket);
afterAll(stop);

const boundary = "xxBOUNDARYxx";

function head(length: number | "chunked") {
  const size = length === "chunked" ? "Transfer-Encoding: chunked" : `Content-Length: ${length}`;
  return [
    "POST /lets-talk/enquiries HTTP/1.1",
    "Host: localhost",
    `Content-Type: multipart/form-data; boundary=${boundary}`,
    size,
    "",
    "",
  ].join("\r\n");
}

const part = (headers: string) => `--${boundary}\r\nContent-Disposition: form-data; ${headers}\r\n\r\n`;

function textParts(id: string) {
  const fields = {
    id,
    name: "Ines Duarte",
    email: "ines@ferries.example",
    description: "Ferry bookings that survive the summer.",
  };
  return Object.entries(fields)
    .map(([name, value]) => `${part(`name="${name}"`)}${value}\r\n`)
    .join("");
}

const filePart = (name: string) => part(`name="files"; filename="${name}"`);

test("LEAD-06: a form sent over a socket is stored as a lead with its files", async () => {
  const form = anEnquiry({}, testFiles(500_000));

  const response = await fetch(`${url}/lets-talk/enquiries`, { method: "POST", body: form });

  expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('"sent"')]);
  expect((await findLead(String(form.get("id"))))?.attachedFiles).toHaveLength(3);
});

test("LEAD-06, LEAD-14: slow senders lose their upload slots to waiting requests", async () => {
  const app = await serve({ WORKER: "separate", TRUSTED_PROXIES: "1" });
  onTestFinished(app.stop);
  const slow = await Promise.all(
    Array.from({ length: 12 }, async (_, number) => {
      const client = await RawClient.connect(app.port);
      const from = `\r\nX-Forwarded-For: 203.0.113.${number % 2}\r\n\r\n`;
      await client.send(head(20_000_000).replace("\r\n\r\n", from));
      await client.send(textParts(randomUUID()) + filePart("slow.pdf"));
      await client.send(fileOf("pdf", 5000));
      return client;
    }),
  );
  const dripping = setInterval(() => {
    for (const client of slow) client.send("x").catch(() => {});
  }, 1000);
  onTestFinished(() => {
    clearInterval(dripping);
    for (const client of slow) client.socket.destroy();
  });
  const form = anEnquiry({}, testFiles(200_000));
  const start = performance.now();
  const response = await fetch(`${app.url}/lets-talk/enquiries`, { method: "POST", body: form });

  expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('"sent"')]);
  expect((await findLead(String(form.get("id"))))?.attachedFiles).toHaveLength(3);
  expect(performance.now() - start).toBeLessThan(40_000); // a minute without a minimum rate, and no file
});

test("LEAD-06: a visitor who disconnects during an upload leaves no file and no lead", async () => {
  const client = await RawClient.connect(port);
  await client.send(head(20_000_000) + textParts(randomUUID()) + filePart("one.pdf"));
  await client.send(fileOf("pdf", 300_000));
  await client.send(`\r\n${filePart("two.pdf")}`);
  await client.send(fileOf("pdf", 300_000));
  await expect.poll(keysInBucket, { timeout: 10_000 }).toHaveLength(1);

  client.socket.destroy();

  await expect.poll(keysInBucket, { timeout: 10_000 }).toEqual([]);
  expect(await db.$count(leads)).toBe(0);
});

test("LEAD-06: a body without a boundary gets 400", async () => {
  const client = await RawClient.connect(port);
  await client.send(
    "POST /lets-talk/enquiries HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data\r\nContent-Length: 5\r\n\r\nhello",
  );

  expect(await client.status()).toBe(400);
  expect(client.received).toContain("multipart/form-data with a boundary is required");
  client.socket.destroy();
});

test("LEAD-14: a client that declares a body of 2 GB gets 413 at once", async () => {
  const client = await RawClient.connect(port);
  await client.send(head(2 * 1024 ** 3) + textParts(randomUUID()));

  expect(await client.status()).toBe(413);
  await client.closed;
  expect(client.received).toMatch(/^connection: close\r$/im);
});

test("LEAD-14: a client that sends 2 GB without declaring it is disconnected at the limit, and its parts are deleted", async () => {
  const client = await RawClient.connect(port);
  await client.send(head("chunked"));
  const chunk = async (bytes: string | Uint8Array) => {
    await client.send(`${bytes.length.toString(16)}\r\n`);
    await client.send(bytes);
    await client.send("\r\n");
  };
  await chunk(textParts(randomUUID()) + filePart("one.pdf"));
  await chunk(fileOf("pdf", 1_000_000));
  await chunk(`\r\n${filePart("endless.pdf")}`);
  await chunk(fileOf("pdf", 1_000_000));
  const zeros = Buffer.alloc(1_048_576);
  while (!client.socket.destroyed && client.sent < 2 * 1024 ** 3) await chunk(zeros);

  expect(await client.status()).toBe(413);
  expect(client.sent).toBeLessThan(64 * 1_048_576);
  await expect.poll(keysInBucket, { timeout: 10_000 }).toEqual([]);
  expect(await db.$count(leads)).toBe(0);
});

test("LEAD-14: a client that sends 2 GB to an address without uploads is disconnected", async () => {
  const client = await RawClient.connect(port);
  await client.send("POST /echo HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2147483648\r\n\r\n");
  const zeros = Buffer.alloc(65_536);
  const start = performance.now();
  while (!client.socket.destroyed && performance.now() - start < 15_000) {
    await client.send(zeros);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }

  expect(client.socket.destroyed).toBe(true);
});

test("LEAD-14: a client cannot choose the address used for rate limits", async () => {
  const forged = { "X-Peer-Address": "6.6.6.6", "X-Data-Request": "yes", "X-Forwarded-For": "6.6.6.6" };

  const seen = await (await fetch(`${url}/echo`, { headers: forged })).json();

  expect(seen).toMatchObject({ "x-peer-address": "127.0.0.1" });
  expect(seen).not.toHaveProperty("x-data-request");
});
