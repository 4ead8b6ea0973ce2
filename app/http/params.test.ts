import fc from "fast-check";
import { expect, test } from "vitest";
import { idParam, ownAdminPath } from "./params.ts";

const id = "5a8f2f0e-6c5a-4a2e-9d3b-1f6c2a7b9e10";

test("MEDIA-01: an id is normalised, so that each response is cached once", () => {
  expect([id, id.toUpperCase()].map(idParam)).toEqual([id, id]);
});

test("ROUTE-04: an invalid id gives 404", () => {
  for (const value of [undefined, "", "41", `${id}0`])
    expect(() => idParam(value)).toThrow(expect.objectContaining({ status: 404 }));
});

test.each([
  "/admin",
  "/admin/leads?status=new&q=a%20b",
  "/admin/leads/0b9a6f0e-8b7a-4a35-a70f-6c1f2f1b4f0a#files",
])("ADMIN-02: sign-in returns to %s", (path) => {
  expect(ownAdminPath(path)).toBe(path);
});

test.each([
  null,
  "",
  "https://evil.example/admin",
  "//evil.example/admin",
  "/\\evil.example/admin",
  "\\\\evil.example/admin",
  "/admin/..//evil.example",
  "/admin/%2e%2e//evil.example",
  "/\t/evil.example/admin",
  "javascript:alert(1)",
  "/adminevil",
  "/solutions",
  "/admin/sign-in",
  "/admin/sign-in?returnTo=/admin",
  "/admin/setup?token=x",
  "/admin/./sign-out",
])("ADMIN-02: sign-in ignores the return path %j", (value) => {
  expect(ownAdminPath(value)).toBeUndefined();
});

test("ADMIN-02: sign-in never returns to an address outside this site's admin", () => {
  const base = "https://www.kestrel.example";
  const pieces = fc.constantFrom(
    "/",
    "\\",
    "admin",
    "..",
    ".",
    "%2e",
    "@",
    "evil.example",
    ":",
    "?",
    "#",
    "\t",
    "\n",
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
      const path = ownAdminPath(parts.join(""));
      if (path === undefined) return true;
      const target = new URL(path, base);
      return target.origin === base && target.pathname.startsWith("/admin");
    }),
    { numRuns: 2_000 },
  );
});
