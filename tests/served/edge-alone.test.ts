import { once } from "node:events";
import { Agent, createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { startEdge } from "#tests/support/edge.ts";
import { startNames } from "#tests/support/names.ts";
import { findFreePorts } from "#tools/services/ports.ts";

test("SAFE-02: with every instance stopped and its host name unknown, the reverse proxy serves cached pages", async () => {
  const [port = 0] = await findFreePorts(1);
  const names = await startNames();
  const app = createServer((_, answer) =>
    answer.setHeader("X-Accel-Expires", `@${Math.floor(Date.now() / 1000) + 1}`).end("a page"),
  );
  await once(app.listen(port, "127.0.0.1"), "listening");
  const edge = await startEdge({ app: `http://app:${port}`, names: names.port });
  try {
    expect(await (await fetch(`${edge.url}/kept`)).text()).toBe("a page");

    app.close();
    app.closeAllConnections();
    names.areKnown = false;
    const stateOf = async (path: string) => {
      const answer = await fetch(edge.url + path);
      return [answer.status, answer.headers.get("X-Edge-Cache"), names.refusals > 0];
    };
    await expect.poll(() => stateOf("/kept"), { timeout: 20_000 }).toEqual([200, "STALE", true]);
    expect(await stateOf("/kept")).toEqual([200, "STALE", true]);
    expect(await stateOf("/never-asked-for")).toEqual([502, "MISS", true]);
  } finally {
    await edge.stop();
    names.stop();
    app.close();
  }
});

test("SAFE-02: while one of two instances hangs, the other answers its pages", async () => {
  const [hanging, working] = [createServer(), createServer((_, answer) => answer.end("a page"))];
  for (const app of [hanging, working]) await once(app.listen(0, "127.0.0.1"), "listening");
  const urls = [hanging, working].map((app) => `http://127.0.0.1:${(app.address() as AddressInfo).port}`);
  const edge = await startEdge({ app: urls, workers: 1 });
  onTestFinished(async () => {
    await edge.stop();
    for (const app of [hanging, working]) app.close().closeAllConnections();
  });
  const answers = await Promise.all(["/about", "/services"].map((path) => fetch(edge.url + path)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
}, 30_000);

test("SAFE-07: the reverse proxy's log has no preview tokens and no addresses", async () => {
  const [port = 0] = await findFreePorts(1);
  const names = await startNames();
  const app = createServer((_, answer) => answer.end("a page"));
  await once(app.listen(port, "127.0.0.1"), "listening");
  const edge = await startEdge({ app: `http://app:${port}`, names: names.port });
  try {
    for (const path of [
      "/news",
      "/preview/8sXa91-token",
      "/PREVIEW/8sXa91-token.data",
      "/about/ines@ferries.example",
    ])
      await fetch(edge.url + path);

    await expect.poll(edge.log).toContain('"path":"/..."');
    expect(edge.log()).toContain('"path":"/news"');
    expect(edge.log()).toContain('"path":"/preview/..."');
    expect(edge.log()).not.toMatch(/8sXa91|ines@/);
  } finally {
    await edge.stop();
    names.stop();
    app.closeAllConnections();
    app.close();
  }
});

/** An app that counts requests and lets its pages be cached for a minute; and a reverse proxy in front of it. */
async function startCounting() {
  const requestedPaths: string[] = [];
  const app = createServer(({ url = "" }, answer) => {
    requestedPaths.push(url);
    answer.setHeader("X-Accel-Expires", "60").end("a page");
  }).listen(0, "127.0.0.1");
  await once(app, "listening");
  const edge = await startEdge({ app: `http://127.0.0.1:${(app.address() as AddressInfo).port}` });
  onTestFinished(async () => {
    await edge.stop();
    app.closeAllConnections();
    app.close();
  });
  return { edge, requestedPaths };
}

test("FAST-03: query parameters that no page reads do not bypass the reverse proxy's cache", async () => {
  const { edge, requestedPaths } = await startCounting();
  const get = async (path: string) => (await fetch(edge.url + path)).status;
  for (const query of ["", "?", "?utm_source=a&gclid=b", "?x=1", "?x=2&sentinel=1"])
    expect(await get(`/about${query}`)).toBe(200);
  expect(requestedPaths).toEqual(["/about"]);

  const declared = [
    "/search?q=a",
    "/search?q=b",
    "/search?utm_source=a&q=a",
    "/search?page=2",
    "/about?%71=a",
  ];
  for (const path of declared) await get(path);
  expect(requestedPaths).toEqual(["/about", ...declared]);
});

test("SEAM-03: the reverse proxy rejects paths with thousands of segments and more than 200 simultaneous reads", async () => {
  const { edge, requestedPaths } = await startCounting();
  expect((await fetch(edge.url + "/a".repeat(1000))).status).toBe(404);
  expect((await fetch(`${edge.url}/about?${"x".repeat(9000)}`)).status).toBe(414);
  expect(requestedPaths).toEqual([]);

  const reads = Array.from({ length: 400 }, () => fetch(`${edge.url}/about`).then(({ status }) => status));
  expect(new Set(await Promise.all(reads))).toEqual(new Set([200, 429]));
  expect((await fetch(`${edge.url}/assets/entry.js`)).status).toBe(200);
});

test("SEAM-03: images of several visitors with one address are not limited like pages, but limited", async () => {
  const { edge } = await startCounting();
  const waveOf = (count: number) =>
    Promise.all(
      Array.from({ length: count }, (_, number) =>
        fetch(`${edge.url}/media/1/photo-${number}.webp`).then(({ status }) => status),
      ),
    );
  for (const _ of [1, 2, 3]) expect(new Set(await waveOf(150))).toEqual(new Set([200]));
  expect((await fetch(`${edge.url}/about`)).status).toBe(200);

  const statuses = new Set<number>();
  for (let wave = 0; wave < 20 && !statuses.has(429); wave += 1)
    for (const status of await waveOf(150)) statuses.add(status);
  expect(statuses).toContain(429);
});

test("SEAM-03: files of the build are cached once for all host names, other names never, and both are limited", async () => {
  const requestedPaths: string[] = [];
  const app = createServer(({ url = "" }, answer) => {
    requestedPaths.push(url);
    const isFile = url.startsWith("/assets/entry.js");
    answer.setHeader("Cache-Control", isFile ? "public, max-age=31536000, immutable" : "no-store");
    answer.writeHead(isFile ? 200 : 404).end("an answer");
  }).listen(0, "127.0.0.1");
  await once(app, "listening");
  const edge = await startEdge({ app: `http://127.0.0.1:${(app.address() as AddressInfo).port}` });
  onTestFinished(async () => {
    agent.destroy();
    await edge.stop();
    app.closeAllConnections();
    app.close();
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 50 });
  const get = (path: string, host = "kestrel.example") =>
    new Promise<number | undefined>((resolve, reject) => {
      const { hostname, port } = new URL(edge.url);
      request({ agent, hostname, port, path, headers: { Host: host } }, (answer) => {
        answer.resume().once("end", () => resolve(answer.statusCode));
      })
        .once("error", reject)
        .end();
    });

  for (const host of ["kestrel.example", "h1.example", "h2.example"])
    expect(await get("/assets/entry.js", host)).toBe(200);
  expect(requestedPaths).toEqual(["/assets/entry.js"]);

  for (const _ of [1, 2]) expect(await get("/assets/none.js")).toBe(404);
  expect(requestedPaths.slice(1)).toEqual(["/assets/none.js", "/assets/none.js"]);

  const statuses = new Set<number | undefined>();
  for (let wave = 0; wave < 20 && !statuses.has(429); wave += 1) {
    const invented = Array.from({ length: 200 }, (_, number) => get(`/assets/none-${wave}-${number}.js`));
    for (const status of await Promise.all(invented)) statuses.add(status);
  }
  expect(statuses).toEqual(new Set([404, 429]));
});

test("SAFE-07: the reverse proxy's error log has no tokens, addresses or requests", async () => {
  const edge = await startEdge({ app: "http://127.0.0.1:9" });
  try {
    const statuses = await Promise.all(
      Array.from({ length: 150 }, async () => {
        const answer = await fetch(`${edge.url}/admin/recover?token=8sXa91`, { method: "POST" });
        return answer.status;
      }),
    );
    expect(statuses).toContain(429);
    expect((await fetch(`${edge.url}/preview/8sXa91-token`)).status).toBe(502);
    const tooLarge = { "Content-Length": String(60 * 1024 ** 2) };
    await fetch(`${edge.url}/lets-talk?token=8sXa91`, {
      method: "POST",
      headers: tooLarge,
      body: new Uint8Array(60 * 1024 ** 2),
    }).catch(() => undefined); // the proxy closes the connection before the body is sent
    expect(edge.errors()).not.toMatch(/8sXa91|127\.0\.0\.1|client:/);
  } finally {
    await edge.stop();
  }
});

test("SET-01, FAST-03: a preview of the site is neither answered from the reverse proxy's cache nor stored in it", async () => {
  const { edge, requestedPaths } = await startCounting();
  const get = async (path: string, Cookie = "") =>
    (await fetch(edge.url + path, { headers: { Cookie } })).headers.get("X-Edge-Cache");
  expect(await get("/about", "theme=dark; __Host-site-preview=own")).toBe("BYPASS");
  expect(await get("/about"), "the preview was not stored").toBe("MISS");
  expect(await get("/about", "site-preview=own; theme=dark")).toBe("BYPASS");
  expect(await get("/about", "not-site-preview=own")).toBe("HIT");
  expect(requestedPaths).toHaveLength(3);
});

/** Starts apps and a reverse proxy in front of them. */
async function startBehindEdge(...apps: Server[]) {
  for (const app of apps) await once(app.listen(0, "127.0.0.1"), "listening");
  const urls = apps.map((app) => `http://127.0.0.1:${(app.address() as AddressInfo).port}`);
  const edge = await startEdge({ app: urls, workers: 1 });
  onTestFinished(async () => {
    await edge.stop();
    for (const app of apps) app.close().closeAllConnections();
  });
  return edge;
}

test("LEAD-13, LANG-06: an enquiry in any language is sent to another instance when one closes the connection", async () => {
  const stopping = createServer((request) => request.socket.destroy());
  const edge = await startBehindEdge(
    stopping,
    createServer((request, answer) => request.resume().once("end", () => answer.end("sent"))),
  );
  const statusOf = async (path: string) =>
    (await fetch(edge.url + path, { method: "POST", body: "an enquiry" })).status;
  for (const path of ["/lets-talk/enquiries", "/de/lets-talk/enquiries"])
    for (const _ of [1, 2, 3]) expect(await statusOf(path), path).toBe(200);
});

test("LEAD-06, LANG-06: the form of every language streams its files to the app", async () => {
  const arrivals: string[] = [];
  const edge = await startBehindEdge(createServer(({ url = "" }) => arrivals.push(url)));
  const { hostname, port } = new URL(edge.url);
  const paths = ["/lets-talk", "/projekt-anfragen", "/de/projekt-anfragen", "/de/projekt-anfragen.data"];
  for (const path of paths) {
    const upload = request({ hostname, port, path, method: "POST", headers: { "Content-Length": "1000" } });
    upload.on("error", () => {}); // the test ends before the upload
    upload.write("the first bytes");
    await expect.poll(() => arrivals, { timeout: 5000 }).toContain(path);
    upload.destroy();
  }
});
