import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { wholeResponse } from "./fetch-with-retry.ts";

test("UI-03, ADMIN-06: a response that breaks off rejects, and an aborted one is cancelled", async () => {
  const { url, nextAnswer } = await aServer();
  const leaving = new AbortController();
  const left = wholeResponse(fetch(url, { signal: leaving.signal }));
  (await nextAnswer()).write("half");
  leaving.abort();
  await expect(left).rejects.toThrow("aborted");

  const broken = wholeResponse(fetch(url));
  const half = await nextAnswer();
  half.write("half", () => half.destroy());
  await expect(broken).rejects.toThrow("terminated");
});

test("UI-03: a complete response keeps its status and body", async () => {
  const { url, nextAnswer } = await aServer();
  const whole = wholeResponse(fetch(url));
  (await nextAnswer()).writeHead(503, { "X-Request-Id": "7" }).end("words");
  const answer = await whole;
  expect([answer.status, answer.headers.get("X-Request-Id")]).toEqual([503, "7"]);
  expect(await answer.text()).toBe("words");

  const empty = wholeResponse(fetch(url));
  (await nextAnswer()).writeHead(204).end();
  expect((await empty).status).toBe(204);
});

/** Each request waits for the response that the test gives. */
async function aServer() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async nextAnswer(): Promise<ServerResponse> {
      const [, answer] = await once(server, "request");
      return answer;
    },
  };
}
