import { once } from "node:events";
import type { AddressInfo } from "node:net";
import express from "express";
import { afterAll, expect, test } from "vitest";
import { RawClient } from "#tests/served/raw-client.ts";
import { refuseMalformed } from "./refusals.server.ts";

const server = express()
  .use(refuseMalformed)
  .use((_request, response) => void response.end("taken"))
  .listen(0, "127.0.0.1");
await once(server, "listening");
const { port } = server.address() as AddressInfo;

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test.each([
  [400, "GET /%ff", "kestrel.example"],
  [400, "GET /%", "kestrel.example"],
  [400, "GET /assets/%c3.js?a=b", "kestrel.example"],
  [400, "GET /%5C", "kestrel.example"],
  [400, "GET /about%5Cteam", "kestrel.example"],
  [400, "GET /about\\team", "kestrel.example"],
  [400, "GET http://other.example/about", "kestrel.example"],
  [400, "GET /", "a b"],
  [400, "GET /", "kestrel.example/news?x="],
  [400, "GET /", "kestrel.example\\news"],
  [400, "GET /", "kestrel.example#x"],
  [400, "GET /", "user@kestrel.example"],
  [400, "GET /", "%"],
  [400, "GET /", "[::"],
  [400, "GET /", "kestrel.example:99999999"],
  [405, "TRACE /", "kestrel.example"],
  [405, "OPTIONS /", "kestrel.example"],
  [405, "PUT /about", "kestrel.example"],
  [200, "GET /%C3%BCber?q=%ff", "kestrel.example"],
  [200, "GET //x", "[::1]:3000"],
  [200, "HEAD /", ""],
])("SAFE-07: the status %i is sent for %s with the host %s", async (status, line, host) => {
  const client = await RawClient.connect(port);
  await client.send(`${line} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);

  expect(await client.status()).toBe(status);
  await client.closed;
});
