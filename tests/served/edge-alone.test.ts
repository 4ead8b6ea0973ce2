import { once } from "node:events";
import { createServer } from "node:http";
import { expect, test } from "vitest";
import { findFreePorts } from "#local/ports.ts";
import { startEdge } from "#tests/edge.ts";
import { startNames } from "#tests/names.ts";

test("SAFE-02: when every instance is stopped and their name is gone, the edge gives the pages it has kept", async () => {
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

test("SAFE-07: the edge's log names no preview that was shared, and nobody's address", async () => {
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
