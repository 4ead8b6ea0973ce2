import { posix } from "node:path";
import { expect, test } from "vitest";

const sources = import.meta.glob<string>("../app/**/*.{ts,tsx}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const files = new Map(Object.entries(sources).map(([path, source]) => [path.replace("../", ""), source]));

/** What a visitor's browser may begin with: the entry, the document, every route of the site and of its previews. */
const beginnings = [...files.keys()].filter((path) =>
  /^app\/(entry\.client|root)\.tsx$|^app\/routes\/(_site|_preview)[^/]*\/route\.tsx$/.test(path),
);

/** Packages of the editor and of the page tree, whose code visitors have no use for. */
const editorPackages = /^(@tiptap\/|prosemirror|@atlaskit\/|zustand|morphdom|axe-core|idb|fake-indexeddb)/;

/** Every module that is reached by imports, static and late, with the one that asks for it first. */
function reachedFrom(begin: string[]): Map<string, string> {
  const reached = new Map(begin.map((path) => [path, "the browser"]));
  for (const [path] of reached) {
    for (const target of importsOf(path)) if (!reached.has(target)) reached.set(target, path);
  }
  return reached;
}

/** Types vanish and server modules are left out by the compiler, which stops the build where it cannot. */
function importsOf(path: string): string[] {
  const source = files.get(path) ?? "";
  const named = source.matchAll(/^(?:import|export) (?!type\b)[^;]*?from "([^"]+)"/gms);
  const others = source.matchAll(/(?:^import |\bimport\()"([^"]+)"/gm);
  return [...named, ...others]
    .map(([, target = ""]) => target)
    .filter((target) => !target.includes(".server."))
    .map((target) =>
      target.startsWith(".") ? posix.join(posix.dirname(path), target) : target.replace(/^#app\//, "app/"),
    );
}

test("PAGE-03: nothing that a public page may load reaches the editor, the admin or their packages", () => {
  const reached = reachedFrom(beginnings);
  expect(beginnings.length).toBeGreaterThan(10);
  expect(reached.size).toBeGreaterThan(150);
  const trespassing = [...reached].filter(
    ([path]) => /^app\/(admin|routes\/admin)/.test(path) || editorPackages.test(path),
  );
  expect(trespassing).toEqual([]);
});

test("PAGE-03: the same walk finds the editor from its own route", () => {
  const reached = reachedFrom(["app/routes/admin_.edit.$slug/route.tsx"]);
  expect(reached.has("app/admin/editor/rich-text/rich-text-editor.tsx")).toBe(true);
  expect([...reached.keys()].filter((path) => editorPackages.test(path))).toContain("@tiptap/react");
});
