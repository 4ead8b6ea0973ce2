// @vitest-environment jsdom
import { expect, test } from "vitest";
import { withScript } from "./script-place.server.ts";
import { startScript } from "./start-script.ts";

test("FAST-02: no module is asked for before the page has loaded and is painted", () => {
  const script = startScript({ start: "seen" });
  for (const event of ["'load'", "'paint'"])
    expect(script.indexOf(event)).toBeLessThan(script.indexOf("modulepreload"));
  expect(script.indexOf("modulepreload")).toBeLessThan(script.indexOf("import("));
});

test("SAFE-04: a document has one script that runs; the rest is data", () => {
  const data = '<script type="application/json" data-page="">{}</script>';
  const html = withScript(
    '<html><head><meta charSet="utf-8"/><title>A</title></head><body><p>1</p></body></html>',
    startScript({ start: "read" }),
    data,
  );
  const document = new DOMParser().parseFromString(html, "text/html");
  const running = [...document.scripts].filter(({ type }) => type === "");
  expect(
    running.map(({ nonce, previousElementSibling }) => [nonce, previousElementSibling?.tagName]),
  ).toEqual([["placeholder-of-the-nonce", "META"]]);
  expect(document.body.lastElementChild?.outerHTML).toBe(data);
});

test("LEAD-12: an arrival is noted before anything is waited for", () => {
  const script = startScript({ start: "seen", first: "note()" });
  expect(script.indexOf("note()")).toBeGreaterThan(0);
  expect(script.indexOf("note()")).toBeLessThan(script.indexOf("addEventListener"));
});
