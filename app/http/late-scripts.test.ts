import { expect, test } from "vitest";
import { withLateScripts } from "./late-scripts.ts";

const page = [
  '<body><p>import * as route0 from "/evil.js";</p>',
  '<link rel="modulepreload" href="/assets/root.js"/>',
  '<script>window.__remixContext = {};</script><script nonce="n" type="module" async="">;\n',
  'import * as route0 from "/assets/root.js";\nimport * as route1 from "/assets/page.js";\n',
  'window.__remixRouteModules = {"root":route0,"page":route1};\n\nimport("/assets/entry.js");</script>',
  '<script>stream("import * as route0 from")</script></body>',
].join("");

test("FAST-02: no module is asked for before the page has loaded and is painted", () => {
  const late = withLateScripts(page);
  expect(late).toContain('<link rel="modulepreload" media="not all" href="/assets/root.js"/>');

  const [, source = ""] = late.match(/type="module" async="">([\s\S]*?)<\/script>/) ?? [];
  expect(source).not.toMatch(/import \*/);
  expect(source).toContain(
    'const [route0,route1]=await Promise.all([import("/assets/root.js"),import("/assets/page.js")]);',
  );
  for (const event of ['"load"', '"paint"'])
    expect(source.indexOf(event)).toBeLessThan(source.indexOf("import("));
  expect(source).toContain('window.__remixRouteModules = {"root":route0,"page":route1};');
});

test("FAST-02: a style sheet that may wait is used after the paint, and at once in a page without scripts", () => {
  const sheet = '<link rel="stylesheet" href="/assets/accents.css" data-late=""/>';
  const late = withLateScripts(page.replace("<body>", `${sheet}<body>`));
  expect(late).toContain('<link rel="stylesheet" href="/assets/accents.css" media="not all"/>');
  expect(late.indexOf("removeAttribute")).toBeGreaterThan(late.indexOf('"paint"'));
  expect(withLateScripts(sheet)).toBe(sheet);
});

test("FAST-02: what the page says is left alone, and so is a page without scripts", () => {
  expect(withLateScripts(page)).toContain('<p>import * as route0 from "/evil.js";</p>');
  expect(withLateScripts(page)).toContain('<script>stream("import * as route0 from")</script>');
  expect(withLateScripts("<body>plain</body>")).toBe("<body>plain</body>");
});
