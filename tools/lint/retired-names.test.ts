import { expect, test } from "vitest";
import { findRetiredNames } from "./retired-names.ts";

const rules = [
  { name: "patience", use: "timeoutMs" },
  { name: "most…", use: "MAX_…" },
  { name: "late-views", use: "lazy-views" },
  { name: "late", use: "lazy", in: ["app/ui"] },
];

const findIn = (file: string, text = "") =>
  findRetiredNames(file, text, rules).map(({ line, name, replacement }) => `${line} ${name} ${replacement}`);

test("a declaration with a retired name is reported with its line and replacement", () => {
  const text = "const a = 1;\nfunction wait({ patience }: { patience: number }) {}\nconst mostItems = 3;";
  expect(findIn("app/a.ts", text)).toEqual([
    "2 patience timeoutMs",
    "2 patience timeoutMs",
    "3 mostItems MAX_…",
  ]);
});

test("file and folder names are checked; strings, comments and uses are not", () => {
  expect(findIn("app/late-views.tsx")).toEqual(["1 late-views lazy-views"]);
  expect(findIn("app/a.ts", "// patience\nuse('patience', other.patience, most, mostly);")).toEqual([]);
});

test("a rule can be limited to paths", () => {
  expect(findIn("app/ui/a.ts", "const late = 1;")).toEqual(["1 late lazy"]);
  expect(findIn("app/jobs/a.ts", "const late = 1;")).toEqual([]);
});
