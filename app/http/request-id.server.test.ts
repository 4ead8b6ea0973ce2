import { expect, test } from "vitest";
import { requestIdOf } from "./request-id.server.ts";

const request = (id?: string) =>
  new Request("http://site.example/", { headers: id === undefined ? {} : { "X-Request-Id": id } });

test("ROUTE-09: a request keeps one id wherever it is asked for, and two requests have two", () => {
  const context = {};
  expect(requestIdOf(request(), context)).toBe(requestIdOf(request(), context));
  expect(requestIdOf(request(), {})).not.toBe(requestIdOf(request(), {}));
});

test("ROUTE-09: the edge's id is taken over when it looks like one", () => {
  expect(requestIdOf(request("5f0c2a9e-edge"), {})).toBe("5f0c2a9e-edge");
  expect(requestIdOf(request('"><script>'), {})).not.toContain("<");
});
