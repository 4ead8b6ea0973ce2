import { expect, test } from "vitest";
import { searchTitles } from "./title-search.ts";

const pages = ["AI assistants", "Banking apps", "Über uns", "Front-end apps for smart homes"].map(
  (title) => ({
    title,
    path: `/${title.length}`,
  }),
);
const found = (query: string) => searchTitles(pages, query).map(({ title }) => title);

test("ROUTE-04: titles are found by their words in any order, case and accent, the shortest first", () => {
  expect(found("apps")).toEqual(["Banking apps", "Front-end apps for smart homes"]);
  expect(found("  HOMES front end ")).toEqual(["Front-end apps for smart homes"]);
  expect(found("uber")).toEqual(["Über uns"]);
  expect(found("assis")).toEqual(["AI assistants"]);
});

test("ROUTE-04: a query without a word, or with one that no title has, finds nothing", () => {
  expect(found("")).toEqual([]);
  expect(found(" ?! ")).toEqual([]);
  expect(found("banking assistants")).toEqual([]);
});
