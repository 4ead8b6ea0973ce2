import { expect, test } from "vitest";
import { db } from "#app/platform/database.server.ts";
import { accounts, accountTokens } from "#db/schema/accounts.ts";
import { auditLog } from "#db/schema/audit.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { completeSetup, ensureFirstOwner, isSetupOpen, verifySignIn } from "./accounts.server.ts";

const given = { email: "owner@kestrel.example", password: "four quiet words here" };
const setup = { name: "Ada Quill", email: "ada@kestrel.example", password: "another four quiet words" };

test("ADMIN-01: the environment's address and password create the first owner once", async () => {
  expect(await ensureFirstOwner(given)).toEqual({ kind: "account", email: given.email });
  expect(await ensureFirstOwner({ ...given, email: "second@kestrel.example" })).toEqual({
    kind: "account",
    email: given.email,
  });
  expect(await db.$count(accounts)).toBe(1);
  expect(await verifySignIn(given.email, given.password)).toMatchObject({ role: "owner" });
});

test("ADMIN-01: a weak password in the environment creates no account, and the error says why", async () => {
  for (const password of ["passwordpassword", "Owner-Kestrel-1"])
    await expect(ensureFirstOwner({ ...given, password })).rejects.toThrow(
      /^ADMIN_PASSWORD is rejected: This password/,
    );
  expect(await db.$count(accounts)).toBe(0);
});

test("ADMIN-01: without credentials the first start returns a one-time setup link and creates no account", async () => {
  const first = await openLink();
  expect(await db.$count(accounts)).toBe(0);
  expect(JSON.stringify(await db.select().from(accountTokens))).not.toContain(first);
  expect(await isSetupOpen(first)).toBe(true);
});

test("ADMIN-01: a setup link from a later start replaces the earlier one", async () => {
  const first = await openLink();
  const second = await openLink();
  expect(await isSetupOpen(first)).toBe(false);
  expect(await isSetupOpen(second)).toBe(true);
});

test("ADMIN-01: the setup link creates one owner and then expires", async () => {
  const token = await openLink();
  expect(await completeSetup(token, setup)).toMatchObject({ email: setup.email, role: "owner" });
  expect(await isSetupOpen(token)).toBe(false);
  expect(await completeSetup(token, { ...setup, email: "other@kestrel.example" })).toBeUndefined();
  expect(await db.$count(accounts)).toBe(1);
  expect(await db.select().from(auditLog)).toMatchObject([{ action: "account.setup" }]);
});

test("ADMIN-01: two simultaneous uses of a setup link create one owner", async () => {
  const token = await openLink();
  const results = await Promise.all([
    completeSetup(token, setup),
    completeSetup(token, { ...setup, email: "other@kestrel.example" }),
  ]);
  expect(results.filter(Boolean)).toHaveLength(1);
  expect(await db.$count(accounts)).toBe(1);
});

test("ADMIN-01: a setup link is valid for 24 hours", async () => {
  const token = await openLink();
  const [row] = await db.select().from(accountTokens);
  const hours = ((row?.expiresAt.getTime() ?? 0) - Date.now()) / 3_600_000;
  expect(hours).toBeGreaterThan(23.9);
  expect(hours).toBeLessThanOrEqual(24);

  await db.update(accountTokens).set({ expiresAt: new Date(Date.now() - 1) });
  expect(await isSetupOpen(token)).toBe(false);
  expect(await completeSetup(token, setup)).toBeUndefined();
  expect(await db.$count(accounts)).toBe(0);
});

test("ADMIN-01: simultaneous starts create one owner", async () => {
  await Promise.all(Array.from({ length: 4 }, () => ensureFirstOwner(given)));
  expect(await db.$count(accounts)).toBe(1);
});

test("ADMIN-01: creating the owner from the environment invalidates an open setup link", async () => {
  const token = await openLink();
  await ensureFirstOwner(given);
  expect(await isSetupOpen(token)).toBe(false);
});

test("ADMIN-02: the address in any case and the right password sign in, anything else does not", async () => {
  const staff = await createStaff({ email: "Ada@Kestrel.example", password: given.password });
  expect(await verifySignIn("ada@kestrel.EXAMPLE", given.password)).toMatchObject(staff);
  expect(await verifySignIn(staff.email, "wrong")).toBeUndefined();
  expect(await verifySignIn("nobody@kestrel.example", given.password)).toBeUndefined();
});

test("ADMIN-02: a disabled account cannot sign in", async () => {
  const staff = await createStaff({ password: given.password, disabledAt: new Date() });
  expect(await verifySignIn(staff.email, given.password)).toBeUndefined();
});

async function openLink(): Promise<string> {
  const first = await ensureFirstOwner({});
  if (first.kind !== "setup-link") throw new Error("there was an owner already");
  return first.token;
}
