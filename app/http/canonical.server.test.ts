import fc from "fast-check";
import { expect, test } from "vitest";
import { requireCanonicalPath } from "./canonical.server.ts";
import { canonicalPath } from "./canonical-path.ts";

test.each([
  ["/Solutions", "/solutions"],
  ["/solutions/", "/solutions"],
  ["/solutions//dwh", "/solutions/dwh"],
  ["//evil.example/", "/evil.example"],
  ["/caf%C3%A9", "/caf%C3%A9"],
  ["/CAF%c3%a9", "/caf%c3%a9"],
  ["/", "/"],
  ["/solutions/dwh", "/solutions/dwh"],
])("ROUTE-06: the canonical path of %s is %s", (pathname, canonical) => {
  expect(canonicalPath(pathname)).toBe(canonical);
});

test("ROUTE-06: canonicalising a canonical path changes nothing and never gives another site's address", () => {
  const path = fc.string({ unit: fc.constantFrom("/", "\\", "a", "Z", "%", "C", "3", ".", "-", "é") });
  fc.assert(
    fc.property(path, (rest) => {
      const { pathname } = new URL(`http://site.example/${rest}`);
      const canonical = canonicalPath(pathname);
      expect(canonicalPath(canonical)).toBe(canonical);
      expect(canonical).toMatch(/^\/(?![/\\])/);
    }),
  );
});

test("ROUTE-06: a non-canonical path redirects with 301 and keeps its query", () => {
  const response = thrownBy(new Request("http://site.example/Solutions/?Utm=Spring"));
  expect(response?.status).toBe(301);
  expect(response?.headers.get("Location")).toBe("/solutions?Utm=Spring");
});

test.each([
  ["/%73olution%53", "/solutions"],
  ["/%41bout/cookies%2Dpolicy", "/about/cookies-policy"],
  ["/Caf%C3%A9/%2573/a%2Fb", "/caf%C3%A9/%2573/a%2Fb"],
])("ROUTE-06: %s redirects with 301 to %s, without needless escapes", (pathname, canonical) => {
  const response = thrownBy(new Request(`http://site.example${pathname}`));
  expect(response?.headers.get("Location")).toBe(canonical);
  expect(thrownBy(new Request(`http://site.example${canonical}`))).toBeUndefined();
});

test("ROUTE-06: canonical paths and form submissions are not redirected", () => {
  expect(thrownBy(new Request("http://site.example/solutions"))).toBeUndefined();
  expect(thrownBy(new Request("http://site.example/Lets-Talk", { method: "POST" }))).toBeUndefined();
});

function thrownBy(request: Request): Response | undefined {
  try {
    requireCanonicalPath(request);
    return undefined;
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  }
}
