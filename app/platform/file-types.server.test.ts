import { once } from "node:events";
import type { AddressInfo } from "node:net";
import compression from "compression";
import express from "express";
import { expect, onTestFinished, test } from "vitest";
import "./file-types.server.ts";

test("FAST-02: an AVIF is a picture and goes out as it is", async () => {
  const server = express().use(compression()).use(express.static("public")).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const { headers } = await fetch(`http://127.0.0.1:${port}/art/films/loop-480.avif`);
  expect(headers.get("Content-Type")).toBe("image/avif");
  expect(headers.has("Content-Encoding")).toBe(false);
});
