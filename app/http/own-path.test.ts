import fc from "fast-check";
import { expect, test } from "vitest";
import { ownAdminPath } from "./own-path.ts";

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
