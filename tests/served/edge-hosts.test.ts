import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { startEdge } from "#tests/support/edge.ts";

type Options = Omit<Parameters<typeof startEdge>[0], "app">;

/** An app that answers with the visitor's address, and a reverse proxy in front of it, without TLS. */
async function startBoth(options: Options) {
  const app = createServer(({ headers }, answer) => {
    answer.end(String(headers["x-forwarded-for"]).split(",").at(-1)?.trim());
  }).listen(0, "127.0.0.1");
  await once(app, "listening");
  const { port } = app.address() as AddressInfo;
  const edge = await startEdge({ app: `http://127.0.0.1:${port}`, ...options });
  onTestFinished(async () => {
    await edge.stop();
    app.closeAllConnections();
    app.close();
  });

  return async function ask(path: string, headers: Record<string, string>, method = "GET") {
    const asking = request(edge.url + path, { method, headers, agent: false }).end();
    const [answer] = await once(asking, "response");
    return { status: answer.statusCode, location: answer.headers.location, body: await text(answer) };
  };
}

test.each(["http://www.kestrel.example:8080", "https://www.kestrel.example/"])(
  "SAFE-04: without TLS, only the host of the site is served: %s",
  async (siteUrl) => {
    const ask = await startBoth({ siteUrl });
    const origin = new URL(siteUrl).origin;

    for (const host of ["www.kestrel.example", "WWW.Kestrel.example:8080", "www.kestrel.example."])
      expect(await ask("/about", { Host: host }), host).toMatchObject({ status: 200 });
    for (const host of ["kestrel.example", "www.kestrel.example.evil.example", "evil.example:8080"]) {
      const there = { status: 301, location: `${origin}/about?x=1` };
      expect(await ask("/about?x=1", { Host: host }), host).toMatchObject(there);
      expect(await ask("/about?x=1", { Host: host }, "HEAD"), host).toMatchObject(there);
      const refused = await ask("/lets-talk", { Host: host }, "POST");
      expect(refused, host).toMatchObject({ status: 421, body: `This site is at ${origin}\n` });
    }

    // Health checks, challenges for a certificate of several names, and proxies that send another name.
    for (const host of ["10.0.0.20", "127.0.0.1:8080", "[::1]", "edge", "localhost:8080"])
      expect(await ask("/about", { Host: host }), host).toMatchObject({ status: 200 });
    expect(await ask("/healthz", { Host: "kestrel.example" })).toMatchObject({ status: 200 });
    const challenge = await ask("/.well-known/acme-challenge/token", { Host: "kestrel.example" });
    expect(challenge).toMatchObject({ status: 404, location: undefined });
    const fromProxy = { Host: "origin.kestrel.example", "X-Forwarded-For": "192.0.2.7" };
    expect(await ask("/about", fromProxy)).toMatchObject({ status: 200 });
  },
);

test.each(["http://localhost:8080", "http://192.168.0.10", "http://[::1]:8080", "http://server"])(
  "OPS-01: a site without a domain is served under every name: %s",
  async (siteUrl) => {
    const ask = await startBoth({ siteUrl });
    for (const host of ["localhost:8080", "192.168.0.10", "server.lan", "kestrel.example"])
      expect(await ask("/about", { Host: host }), host).toMatchObject({ status: 200 });
  },
);

test("OPS-04: behind a proxy of EDGE_PROXIES, each visitor has limits of their own, and the app gets their address", async () => {
  const ask = await startBoth({ proxies: "10.0.0.0/8, 127.0.0.1" });
  const readAs = (address: string) => ask("/about", { "X-Forwarded-For": `203.0.113.9, ${address}` });
  expect((await readAs("192.0.2.1")).body).toBe("192.0.2.1");
  expect((await readAs("192.0.2.1, 10.0.0.7")).body, "the nearest proxies are in the list").toBe("192.0.2.1");

  const statuses = await Promise.all(Array.from({ length: 400 }, () => readAs("192.0.2.2")));
  expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([200, 429]));
  expect((await readAs("192.0.2.3")).status).toBe(200);
});

test("OPS-04: EDGE_PROXY_HEADER names the header that a CDN overwrites", async () => {
  const ask = await startBoth({ proxies: "127.0.0.1", proxyHeader: "CF-Connecting-IP" });
  const headers = { "X-Forwarded-For": "203.0.113.9", "CF-Connecting-IP": "192.0.2.1" };
  expect((await ask("/about", headers)).body).toBe("192.0.2.1");
});

test("SAFE-04: other clients cannot choose the address by which they are limited", async () => {
  const ask = await startBoth({ proxies: "10.0.0.0/8" });
  const readAs = (address: string) => ask("/about", { "X-Forwarded-For": address });
  const reads = await Promise.all(
    Array.from({ length: 400 }, (_, number) => readAs(`192.0.2.${number % 250}`)),
  );
  expect(reads.map(({ status }) => status)).toContain(429);
  expect(new Set(reads.filter(({ status }) => status === 200).map(({ body }) => body))).toEqual(
    new Set(["127.0.0.1"]),
  );
});
