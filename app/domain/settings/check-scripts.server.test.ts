import { expect, test } from "vitest";
import { scriptProblems } from "./check-scripts.server.ts";

test.each([
  ["an empty field", ""],
  ["a classic script", "<script>window.dataLayer = window.dataLayer || [];</script>"],
  ["a module", '<script type="module">import "/x.js"; await fetch("/y");</script>'],
  ["a script from another site", '<script async src="https://example.com/a.js"></script>'],
  ["a data block", '<script type="application/ld+json">{ not json</script>'],
  [
    "other markup in the head",
    '<link rel="preconnect" href="https://example.com"><noscript><img src="/x"></noscript>',
  ],
])("SET-02: %s is accepted", (_what, html) => {
  expect(scriptProblems(html)).toEqual([]);
});

test("SET-02: a script with a syntax error is rejected with its line number in the whole field", () => {
  const html = "<script>\nconst fine = 1;\n</script>\n<script>\nfunction broken( {\n</script>";
  expect(scriptProblems(html)).toEqual([expect.stringMatching(/^Line 6: Unexpected token/)]);
});

test("SET-02: every script with an error is reported", () => {
  expect(scriptProblems("<script>let a = ;</script>\n<script>let b = ;</script>")).toEqual([
    "Line 1: Unexpected token",
    "Line 2: Unexpected token",
  ]);
});

test("SET-02: an unclosed script and JavaScript outside a script element are reported", () => {
  expect(scriptProblems("<p>Hello</p>\n<script>let a = 1;")).toEqual(["Line 2: this <script> is not closed"]);
  expect(scriptProblems("alert(1)")).toEqual([expect.stringContaining("put JavaScript between <script>")]);
});

test("SET-02: top-level await is allowed in a module but not in a classic script", () => {
  expect(scriptProblems("<script>await x;</script>")).toHaveLength(1);
});
