import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { post } from "./outgoing.server.ts";

const posting = { body: "{}", headers: {}, patience: 2000, isPrivate: false };

async function startReceiver(status = 200, headers: Record<string, string> = {}) {
  let asked = 0;
  const server = createServer((_request, response) => {
    asked += 1;
    response.writeHead(status, headers).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return { port: (server.address() as AddressInfo).port, asked: () => asked };
}

test("SAFE-04: nothing is sent to an address of the machine or of the network around it, by number or by name", async () => {
  const { port, asked } = await startReceiver();
  for (const host of [
    "127.0.0.1",
    "localhost", // a name that leads to the machine, as any name may
    "[::1]",
    "[::ffff:127.0.0.1]",
    "0.0.0.0",
    "2130706433", // 127.0.0.1 as one number
    "0x7f.1",
    "10.0.0.1",
    "192.168.1.1",
    "172.16.0.1",
    "169.254.169.254", // what clouds tell their machines
    "[fd00::1]",
    "[fe80::1]",
  ]) {
    await expect(post({ ...posting, url: `http://${host}:${port}/` }), host).rejects.toThrow(
      /not allowed|EHOSTUNREACH/,
    );
  }
  expect(asked()).toBe(0);
});

test("LEAD-09: an address within our own network is reached where that is configured", async () => {
  const { port, asked } = await startReceiver(202);
  expect(await post({ ...posting, url: `http://127.0.0.1:${port}/`, isPrivate: true })).toBe(202);
  expect(asked()).toBe(1);
});

test("SAFE-04: a redirect leads nowhere", async () => {
  const elsewhere = await startReceiver();
  const { port } = await startReceiver(307, { Location: `http://127.0.0.1:${elsewhere.port}/` });
  expect(await post({ ...posting, url: `http://127.0.0.1:${port}/`, isPrivate: true })).toBe(307);
  expect(elsewhere.asked()).toBe(0);
});

test("LEAD-09: who does not answer in time is not waited for", async () => {
  const server = createServer(() => {}).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => server.closeAllConnections());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  await expect(post({ ...posting, url, isPrivate: true, patience: 100 })).rejects.toThrow(
    expect.objectContaining({ name: "TimeoutError" }),
  );
});
