import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { download, post } from "./outgoing.server.ts";

const posting = { body: "{}", headers: {}, timeoutMs: 2000, isPrivate: false };

const privateHosts = [
  "127.0.0.1",
  "localhost", // a name that resolves to the machine, as any name may
  "[::1]",
  "[::ffff:127.0.0.1]",
  "0.0.0.0",
  "2130706433", // 127.0.0.1 as one number
  "0x7f.1",
  "10.0.0.1",
  "192.168.1.1",
  "172.16.0.1",
  "169.254.169.254", // the metadata service of cloud providers
  "[fd00::1]",
  "[fe80::1]",
];

async function startReceiver(status = 200, headers: Record<string, string> = {}) {
  let requestCount = 0;
  const server = createServer((_request, response) => {
    requestCount += 1;
    response.writeHead(status, headers).end("body");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return { port: (server.address() as AddressInfo).port, requestCount: () => requestCount };
}

test("SAFE-04: no request is sent to a loopback or private address, given as a number or a name", async () => {
  const { port, requestCount } = await startReceiver();
  for (const host of privateHosts) {
    await expect(post({ ...posting, url: `http://${host}:${port}/` }), host).rejects.toThrow(
      /not on the public internet|EHOSTUNREACH/,
    );
  }
  expect(requestCount()).toBe(0);
});

test("LEAD-09: a private address is allowed where the configuration permits it", async () => {
  const { port, requestCount } = await startReceiver(202);
  expect(await post({ ...posting, url: `http://127.0.0.1:${port}/`, isPrivate: true })).toBe(202);
  expect(requestCount()).toBe(1);
});

test("SAFE-04: a redirect is not followed", async () => {
  const elsewhere = await startReceiver();
  const { port } = await startReceiver(307, { Location: `http://127.0.0.1:${elsewhere.port}/` });
  expect(await post({ ...posting, url: `http://127.0.0.1:${port}/`, isPrivate: true })).toBe(307);
  expect(elsewhere.requestCount()).toBe(0);
});

test("LEAD-09: a request without a response in time is aborted", async () => {
  const server = createServer(() => {}).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => server.closeAllConnections());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  await expect(post({ ...posting, url, isPrivate: true, timeoutMs: 100 })).rejects.toThrow(
    expect.objectContaining({ name: "TimeoutError" }),
  );
});

const downloading = { headers: {}, timeoutMs: 2000, privateAddresses: [] as string[] };

async function textOf(body: AsyncIterable<Uint8Array>) {
  const chunks: Uint8Array[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

test("SAFE-04: no download connects to a loopback or private address, also after a redirect", async () => {
  const { port, requestCount } = await startReceiver();
  for (const host of privateHosts) {
    await expect(download({ ...downloading, url: `http://${host}:${port}/` }, textOf), host).rejects.toThrow(
      /not on the public internet|EHOSTUNREACH/,
    );
  }
  expect(requestCount()).toBe(0);

  const redirecting = await startReceiver(302, { Location: `http://[::1]:${port}/` });
  const allowed = { ...downloading, privateAddresses: ["127.0.0.1"] };
  await expect(
    download({ ...allowed, url: `http://127.0.0.1:${redirecting.port}/` }, textOf),
  ).rejects.toThrow(/not on the public internet|EHOSTUNREACH/);
  expect(redirecting.requestCount()).toBe(1);
});

test("SAFE-04: a download follows a few redirects to web addresses only and has a timeout", async () => {
  const allowed = { ...downloading, privateAddresses: ["127.0.0.1"] };
  const get = (port: number) => download({ ...allowed, url: `http://127.0.0.1:${port}/` }, textOf);

  const target = await startReceiver();
  const redirecting = await startReceiver(301, { Location: `http://127.0.0.1:${target.port}/moved` });
  expect(await get(redirecting.port)).toBe("body");

  const loop = await startReceiver(302, { Location: "/" });
  await expect(get(loop.port)).rejects.toThrow("too many redirects");
  expect(loop.requestCount()).toBe(4);

  const elsewhere = await startReceiver(302, { Location: "file:///etc/passwd" });
  await expect(get(elsewhere.port)).rejects.toThrow("only http and https");

  const missing = await startReceiver(404);
  await expect(get(missing.port)).rejects.toThrow("the response status was 404");

  const silent = createServer((_request, response) => void response.writeHead(200).write("half")).listen(
    0,
    "127.0.0.1",
  );
  await once(silent, "listening");
  onTestFinished(() => silent.closeAllConnections());
  const { port } = silent.address() as AddressInfo;
  await expect(
    download({ ...allowed, timeoutMs: 200, url: `http://127.0.0.1:${port}/` }, textOf),
  ).rejects.toThrow(/abort/i);
});
