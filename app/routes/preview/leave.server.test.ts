import { expect, test } from "vitest";
import { env } from "#app/platform/env.server.ts";
import { routeArguments } from "#tests/support/route-arguments.ts";
import { action } from "./leave.ts";

const leaveFrom = async (path: string) => {
  const body = new URLSearchParams({ path });
  const headers = { Origin: new URL(env.SITE_URL).origin };
  const request = new Request(new URL("/preview/leave", env.SITE_URL), { method: "POST", headers, body });
  return (await action(routeArguments(request))).headers;
};

test.each([
  ["/about", "/about"],
  ["/Services/", "/services"],
  ["https://evil.example/", "/"],
  ["//evil.example/", "/"],
  ["/\\evil.example", "/"],
  ["/.//evil.example", "/evil.example"],
  ["", "/"],
])("SET-01, SAFE-04: leaving a preview at %j leads to %s of this site", async (path, to) => {
  const headers = await leaveFrom(path);
  expect(headers.get("Location")).toBe(to);
  expect(headers.get("Set-Cookie")).toContain("site-preview=; ");
});
