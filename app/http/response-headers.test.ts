import { expect, test } from "vitest";
import { contentAnswer, contentHeaders, freshnessOf } from "./response-headers.ts";

const fresh = { isStale: false, contentVersion: 7 };
const stale = { isStale: true, contentVersion: undefined };

const loaderHeaders = (freshness: typeof fresh | typeof stale) =>
  new Headers(contentAnswer("content", freshness).init?.headers);

const sentHeaders = (loader: typeof fresh | typeof stale, parent: typeof fresh | typeof stale = fresh) => [
  ...new Headers(
    contentHeaders({
      loaderHeaders: loaderHeaders(loader),
      parentHeaders: loaderHeaders(parent),
      actionHeaders: new Headers(),
      errorHeaders: undefined,
    }),
  ).keys(),
];

test("ROUTE-09: a stale response has the header X-Content-Stale, a fresh one has no header", () => {
  expect(sentHeaders(stale)).toEqual(["x-content-stale"]);
  expect(sentHeaders(fresh)).toEqual([]);
});

test("ROUTE-09: a page is stale when its layout is", () => {
  expect(sentHeaders(fresh, stale)).toEqual(["x-content-stale"]);
});

test("FAST-04: the answer of a loader says for which content version it was read", () => {
  expect(freshnessOf(loaderHeaders(fresh))).toEqual(fresh);
  expect(freshnessOf(loaderHeaders(stale))).toEqual(stale);
  const unknown = new Headers(
    contentAnswer("content", { isStale: false, contentVersion: undefined }).init?.headers,
  );
  expect([new Headers(), unknown, undefined].map(freshnessOf)).toEqual([undefined, undefined, undefined]);
});
