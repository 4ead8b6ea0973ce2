import { expect, test } from "vitest";
import { scriptProblems } from "./check-scripts.server.ts";

test.each([
  ["nothing", ""],
  ["a classic script", "<script>window.dataLayer = window.dataLayer || [];</script>"],
  ["a module", '<script type="module">import "/x.js"; await fetch("/y");</script>'],
  ["a script from elsewhere", '<script async src="https://example.com/a.js"></script>'],
  ["data", '<script type="application/ld+json">{ not json</script>'],
  [
    "markup beside it",
    '<link rel="preconnect" href="https://example.com"><noscript><img src="/x"></noscript>',
  ],
])("SET-02: %s is taken", (_what, html) => {
  expect(scriptProblems(html)).toEqual([]);
});

test("SET-02: a script that cannot run is refused with its line in the whole field", () => {
  const html = "<script>\nconst fine = 1;\n</script>\n<script>\nfunction broken( {\n</script>";
  expect(scriptProblems(html)).toEqual([expect.stringMatching(/^Line 6: Unexpected token/)]);
});

test("SET-02: every script that is wrong is named", () => {
  expect(scriptProblems("<script>let a = ;</script>\n<script>let b = ;</script>")).toEqual([
    "Line 1: Unexpected token",
    "Line 2: Unexpected token",
  ]);
});

test("SET-02: a script that never ends, and JavaScript without its element, are told from HTML", () => {
  expect(scriptProblems("<p>Hello</p>\n<script>let a = 1;")).toEqual([
    "Line 2: this <script> is never closed",
  ]);
  expect(scriptProblems("alert(1)")).toEqual([expect.stringContaining("put JavaScript between <script>")]);
});

test("SET-02: of a module await may stand at the top, of a classic script it may not", () => {
  expect(scriptProblems("<script>await x;</script>")).toHaveLength(1);
});
