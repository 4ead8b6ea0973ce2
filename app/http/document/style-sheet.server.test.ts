import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { withStyleSheet } from "./style-sheet.server.ts";

const sourceOf = (css: string) => `'sha256-${createHash("sha256").update(css).digest("base64")}'`;
const page = (body: string) => `<html><head><title>A</title></head><body>${body}</body></html>`;

test("SAFE-04: styles of elements become one style element that the policy knows", () => {
  const { html, sources } = withStyleSheet(
    page('<p class="a" style="color:red">1</p><i style="color:red"></i><b style="left:1px"></b>'),
  );
  expect(html).not.toMatch(/ style="/);
  const [, sheet = ""] = /<style data-sheet="">(.*?)<\/style><\/head>/.exec(html) ?? [];
  expect(sheet).toMatch(/^\[data-styled="\w{8}"\]\{color:red\}\[data-styled="\w{8}"\]\{left:1px\}$/);
  const [, name = ""] = /data-styled="(\w+)"\]\{color/.exec(sheet) ?? [];
  expect(html).toContain(`<p class="a" data-styled="${name}">1</p><i data-styled="${name}">`);
  expect(sources).toEqual([sourceOf(sheet)]);
});

test("SAFE-04: quotes and ampersands are read as HTML writes them", () => {
  const { html } = withStyleSheet(
    page('<p style="background-image:url(&quot;data:a&amp;b&#x27;&quot;)"></p>'),
  );
  expect(html).toContain(`{background-image:url("data:a&b'")}`);
});

test.each([
  "color:red}body{display:none",
  "&lt;/style>&lt;script>alert(1)&lt;/script>",
  "color:red/*",
  "--a:\\",
])("SAFE-05: a style that could be more than one reaches no sheet: %s", (style) => {
  const { html, sources } = withStyleSheet(page(`<p style="${style}">x</p>`));
  expect(html).toBe(page("<p>x</p>"));
  expect(sources).toEqual([]);
});

test("SAFE-04: the house's own colours are known to the policy, another style element is not", () => {
  const colours = ":root{--signal:#00AA88;--line:color-mix(in oklab,var(--ink) 13%,var(--paper))}";
  const { sources } = withStyleSheet(
    page(`<style>${colours}</style><style>:root{background:url(//evil.example)}</style><style>a{}</style>`),
  );
  expect(sources).toEqual([sourceOf(colours)]);
});

test("SAFE-04: what is written on a page stays what it is", () => {
  const html = page('<p>&lt;p style=&quot;color:red&quot;&gt; style="x"</p>');
  expect(withStyleSheet(html)).toEqual({ html, sources: [] });
});
