import { expect, test } from "vitest";
import { listPageOf } from "./site-paths.ts";

test.each([
  ["", 1],
  ["page/2", 2],
  ["page/10", 10],
  ["page/1", undefined],
  ["page/02", undefined],
  ["page", undefined],
  ["an-article", undefined],
])("SITE-11: the rest %j of a list's path is page %s", (rest, page) => {
  expect(listPageOf(rest)).toBe(page);
});
