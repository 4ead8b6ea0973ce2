import { once } from "node:events";
import type { AddressInfo } from "node:net";
import express from "express";
import { expect, onTestFinished, test } from "vitest";
import { answerPageScripts, servePageScripts, storePageScripts } from "./page-scripts.server.ts";

async function serve() {
  const server = express()
    .use(servePageScripts)
    .use((_request, response) => void response.writeHead(204).end())
    .listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test("FAST-02: a document gets the scripts that it was rendered with, in each encoding, also after a change", async () => {
  const origin = await serve();
  const before = storePageScripts("/", "before(“–”)");
  const after = storePageScripts("/", "after()");
  expect(before).not.toBe(after);
  for (const encoding of ["br", "gzip", "identity"]) {
    const answer = await fetch(origin + before, { headers: { "Accept-Encoding": encoding } });
    expect(answer.headers.get("Content-Encoding") ?? "identity").toBe(encoding);
    expect(answer.headers.get("Content-Type")).toMatch(/^text\/javascript/);
    expect(answer.headers.get("Cache-Control")).toContain("immutable");
    expect(await answer.text()).toBe("before(“–”)");
  }
  expect(await (await fetch(origin + after)).text()).toBe("after()");
  expect((await fetch(`${origin}/?scripts=other`)).status).toBe(204);
});

test("FAST-02: an instance without the scripts answers with the current ones, which are cached only if they are the same", () => {
  const address = storePageScripts("/de", "current()");
  const cached = (path: string) =>
    answerPageScripts(new Request(`https://kestrel.example${path}`), "current()").headers.get(
      "Cache-Control",
    );
  expect(cached(address)).toContain("immutable");
  expect(cached("/de?scripts=before")).toBe("no-store");
});
