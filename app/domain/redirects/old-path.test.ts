import { readdirSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { addressOf, routeFiles } from "#tests/support/route-addresses.ts";
import { readablePath, redirectSchema, targetOf } from "./redirect.ts";

const schema = redirectSchema("https://kestrel.example");

test.each([
  ["/", "/"],
  ["/about?x=1#y", "/about?x=1#y"],
  ["/über-uns?q=ü#ü", "/%C3%BCber-uns?q=%C3%BC#%C3%BC"],
  ["/a/./b/../%C3%A9", "/a/%C3%A9"],
  ["/Media/Plan.PDF", "/Media/Plan.PDF"],
  ["/.//evil.example", "/evil.example"],
  ["https://kestrel.example/about", "https://kestrel.example/about"],
  ["https://Bücher.example/ü", "https://xn--bcher-kva.example/%C3%BC"],
])("PAGE-05: the redirect target %j is stored as %j", (typed, target) => {
  expect(schema.safeParse({ fromPath: "/old", toPath: typed }).data?.toPath).toBe(target);
});

test.each([
  ["/ÜBER/Путь", "/%c3%bcber/%d0%bf%d1%83%d1%82%d1%8c"],
  ["/%C3%9Cber%20UNS%2F%28", "/%c3%bcber%20uns%2f%28"],
  ["/%c3/Straße%c3%9", "/%c3/stra%c3%9fe%c3%9"],
])("PAGE-05: a redirect from %s is stored with the path %s", (typed, stored) => {
  const { data } = schema.safeParse({ fromPath: typed, toPath: "/new" });
  expect(data?.fromPath).toBe(stored);
  expect(schema.safeParse({ fromPath: stored, toPath: "/new" }).data?.fromPath).toBe(stored);
});

test.each([
  "/\\evil.example",
  "/\\/evil.example",
  "//evil.example",
  "/a\\b",
  "/\tevil",
  "/\u0001",
  "evil.example",
  "javascript:a",
])("SAFE-05: %j is not a valid redirect target", (to) => expect(targetOf(to)).toBeUndefined());

test("PAGE-05: a redirect target is too long if its escaped form is", () => {
  const toPath = `/${"п".repeat(400)}`;
  const { error } = schema.safeParse({ fromPath: "/old", toPath });
  expect(error?.issues).toMatchObject([{ path: ["toPath"], message: "Use at most 2000 characters" }]);
});

test("PAGE-05, SAFE-05: every redirect target can be sent as a header and never becomes another site", () => {
  const rest = fc.string({
    unit: fc.constantFrom("/", "\\", ".", "a", "%", "2", "é", "п", "?", "#", ":", "@"),
  });
  fc.assert(
    fc.property(rest, (typed) => {
      const target = targetOf(`/${typed}`);
      if (target === undefined) return;
      expect(target).toMatch(/^\/(?!\/)[!-~]*$/);
      expect(new URL(target, "https://kestrel.example").origin).toBe("https://kestrel.example");
      expect(targetOf(target)).toBe(target);
    }),
  );
});

test.each([
  ["/%c3%bcber/%D0%BF?q=%C3%9F", "/über/п?q=ß"],
  ["/a%20b%2Fc%3F%0a", "/a%20b%2Fc%3F%0a"],
  ["/%e2%80%aegnp", "/%e2%80%aegnp"], // reverses the text after it
  ["/%c3/100%", "/%c3/100%"],
])("PAGE-05: the stored path %s is shown as %s", (path, shown) => {
  expect(readablePath(path)).toBe(shown);
});

/** Routes that look for a redirect, or whose items and lists are checked in the database. */
const withRedirects = /^routes\/site\/(content-(page|item|list)|not-found)\.tsx$/;

const ownPaths = [
  ...routeFiles
    .filter(({ name, file }) => !name.startsWith("admin/") && !withRedirects.test(file))
    .map(({ name }) => addressOf(name)),
  ...readdirSync("public")
    .filter((name) => name.includes("."))
    .map((name) => `/${name}`),
  "/art/share.png",
  "/admin/pages",
  "/assets/root-1a2b3c.js",
  "/about.md",
  "/about.data",
];

test.each([...new Set(ownPaths)])(
  "PAGE-05: a redirect from %s, which the system uses, is rejected",
  (path) => {
    const { error } = schema.safeParse({ fromPath: path, toPath: "/new" });
    expect(error?.issues).toMatchObject([
      { path: ["fromPath"], message: "The system uses this path, so a redirect would never be used" },
    ]);
  },
);

test.each([
  ...["/home", "/feed", "/sitemap", "/rss.xml", "/icon-16.png", "/media", "/media/2019/harbour/plan.pdf"],
  ...["/search/boats", "/share/harbour/boats", "/lets-talk/boats", "/administration", "/artists/ines"],
])("PAGE-05: a redirect from %s, which no route uses, is accepted", (fromPath) => {
  expect(schema.safeParse({ fromPath, toPath: "/new" }).data?.fromPath).toBe(fromPath);
});
