import { expect, test } from "vitest";
import { contentHeaders, freshness } from "./response-headers.ts";

const headersOf = (loader: HeadersInit, parent: HeadersInit = {}) =>
  new Headers(
    contentHeaders({
      loaderHeaders: new Headers(loader),
      parentHeaders: new Headers(parent),
      actionHeaders: new Headers(),
      errorHeaders: undefined,
    }),
  );

test("ROUTE-09: a stale response has the header X-Content-Stale, a fresh one has not", () => {
  expect(headersOf(freshness({ isStale: true })).get("X-Content-Stale")).toBe("1");
  expect([...headersOf(freshness({ isStale: false }))]).toEqual([]);
});

test("ROUTE-09: a page is stale when its layout is", () => {
  expect(headersOf(freshness({ isStale: false }), freshness({ isStale: true })).get("X-Content-Stale")).toBe(
    "1",
  );
});
