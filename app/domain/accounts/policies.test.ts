import { expect, test } from "vitest";
import { allows, policyNames } from "./policies.ts";

test("ADMIN-04: an owner may do everything", () => {
  expect(policyNames.filter((policy) => !allows("owner", policy))).toEqual([]);
});

test("ADMIN-04: a viewer may change nothing but their own account", () => {
  const own = ["admin.enter", "account.update"];
  const changes = policyNames.filter((policy) => !policy.endsWith(".read") && !own.includes(policy));
  expect(changes.filter((policy) => allows("viewer", policy))).toEqual([]);
});

test("ADMIN-04: sales may change leads and editors may change content, not the other way round", () => {
  expect(allows("sales", "leads.update")).toBe(true);
  expect(allows("sales", "pages.publish")).toBe(false);
  expect(allows("editor", "pages.publish")).toBe(true);
  expect(allows("editor", "leads.read")).toBe(false);
});

test("ADMIN-04: only owners may manage users, edit scripts and read the audit log", () => {
  for (const policy of ["users.read", "users.update", "audit.read", "scripts.update"] as const) {
    expect(["editor", "sales", "viewer"].filter((role) => allows(role as "editor", policy))).toEqual([]);
  }
});
