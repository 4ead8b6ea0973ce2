import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/platform/database.server.ts";
import { accounts, sessions } from "#db/schema/accounts.ts";
import { auditLog, auditOrigins } from "#db/schema/audit.ts";
import { passkeys } from "#db/schema/second-factors.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import type { Staff } from "./account.ts";
import { hashPassword } from "./passwords.server.ts";
import { setPassword } from "./profile.server.ts";
import { endPasswordSessions, endSessions, findSession } from "./sessions.server.ts";
import { signIn, signOut } from "./sign-in.server.ts";

const password = "four quiet words here";
const visit = { userAgent: "Firefox", address: "192.0.2.7" };

let staff: Staff;
beforeEach(async () => {
  staff = await createStaff({ password });
});

test("ADMIN-02: signing in starts a session and is recorded in the audit log", async () => {
  const { token } = await signInSuccessfully();
  expect((await findSession(token))?.staff).toEqual(staff);
  expect(await db.select().from(auditLog).orderBy(auditLog.createdAt)).toMatchObject([
    { action: "account.sign-in", actorId: staff.id, subject: staff.id },
  ]);
  const [account] = await db.select({ lastSignInAt: accounts.lastSignInAt }).from(accounts);
  expect(account?.lastSignInAt).toBeInstanceOf(Date);
});

test("ADMIN-02: signing in again issues a new token and ends the browser's earlier session", async () => {
  const first = await signInSuccessfully();
  const second = await signInSuccessfully(first.token);
  expect(second.token).not.toBe(first.token);
  expect(await findSession(first.token)).toBeUndefined();
  expect((await findSession(second.token))?.staff).toEqual(staff);
});

test("ADMIN-02: a sign-in with the old password while it is changed starts no session", async () => {
  const passwordHash = await hashPassword("five other quiet words here");
  const { signingIn } = await db.transaction(async (tx) => {
    await setPassword(tx, staff.id, passwordHash);
    await endSessions(tx, staff.id);
    const signingIn = signIn({ email: staff.email, password }, visit);
    await expect.poll(() => db.execute(waiting)).toHaveLength(1);
    return { signingIn };
  });
  expect(await signingIn).toEqual({ kind: "refused" });
  expect(await db.$count(sessions)).toBe(0);
});

test("ADMIN-03: a sign-in with the password while the first second factor is added asks for it", async () => {
  const { signingIn } = await db.transaction(async (tx) => {
    await endPasswordSessions(tx, staff.id, crypto.randomUUID());
    await tx.insert(passkeys).values({
      accountId: staff.id,
      credentialId: "a",
      publicKey: "b",
      counter: 0,
      transports: [],
      name: "Key",
      isBackedUp: false,
    });
    const signingIn = signIn({ email: staff.email, password }, visit);
    await expect.poll(() => db.execute(waiting)).toHaveLength(1);
    return { signingIn };
  });
  expect(await signingIn).toMatchObject({ kind: "second-step" });
});

test("ADMIN-02: signing out ends the session", async () => {
  const { token } = await signInSuccessfully();
  await signOut(token);
  expect(await findSession(token)).toBeUndefined();
});

test("ADMIN-02: a wrong password and an unknown address get the same response", async () => {
  const wrong = await signIn({ email: staff.email, password: "wrong" }, visit);
  const unknown = await signIn({ email: "nobody@kestrel.example", password }, visit);
  expect(wrong).toEqual({ kind: "refused" });
  expect(unknown).toEqual(wrong);
});

test.each([
  ["an account", () => staff.email],
  ["an unknown address", () => "nobody@kestrel.example"],
])("ADMIN-02: ten failures from one address block %s for that address for a while", async (_, email) => {
  await failSignIns(10, () => ({ email: email(), address: visit.address }));
  const outcome = await signIn({ email: email(), password }, visit);
  expect(outcome).toEqual({ kind: "limited", retryAfter: expect.any(Number) });
  expect(outcome.kind === "limited" && outcome.retryAfter).toBeLessThanOrEqual(15 * 60);
});

test("ADMIN-02: failed sign-ins do not lock out another address or a known browser", async () => {
  const { device } = await signInSuccessfully();
  await failSignIns(10, () => ({ email: staff.email, address: "198.51.100.1" }));
  expect(await signIn({ email: staff.email, password }, visit)).toMatchObject({ kind: "signed-in" });

  await failSignIns(90, (attempt) => ({ email: staff.email, address: `203.0.113.${attempt}` }));
  const unknownBrowser = { ...visit, address: "192.0.2.99" };
  expect(await signIn({ email: staff.email, password }, unknownBrowser)).toMatchObject({ kind: "limited" });
  expect(await signIn({ email: staff.email, password }, { ...unknownBrowser, device })).toMatchObject({
    kind: "signed-in",
  });
}, 60_000);

test("ADMIN-02: a known browser has its own ten attempts, for its account only", async () => {
  const { device } = await signInSuccessfully();
  for (let attempt = 0; attempt < 10; attempt += 1)
    await signIn({ email: staff.email, password: "wrong" }, { ...visit, device });
  expect(await signIn({ email: staff.email, password }, { ...visit, device })).toMatchObject({
    kind: "limited",
  });
  expect(await signIn({ email: staff.email, password }, visit)).toMatchObject({ kind: "signed-in" });

  const other = await createStaff({ password });
  await failSignIns(10, () => ({ email: other.email, address: "198.51.100.1" }));
  const borrowed = { ...visit, address: "198.51.100.1", device };
  expect(await signIn({ email: other.email, password }, borrowed)).toMatchObject({ kind: "limited" });
});

test("ADMIN-05: refused and rate-limited sign-ins are logged with their origin but without the typed values", async () => {
  const typed = "secret-typing@elsewhere.example";
  for (let attempt = 0; attempt < 12; attempt += 1)
    await signIn({ email: staff.email, password: "wrong" }, visit);
  await signIn({ email: typed, password: "wrong" }, { ...visit, address: "192.0.2.8" });
  const entries = await db
    .select({ action: auditLog.action, subject: auditLog.subject, address: auditOrigins.address })
    .from(auditLog)
    .innerJoin(auditOrigins, eq(auditOrigins.entryId, auditLog.id))
    .orderBy(auditLog.createdAt);
  const of = (action: string) => entries.filter((entry) => entry.action === action);
  expect(of("account.sign-in-refused")).toHaveLength(11);
  expect(of("account.sign-in-limited"), "a series is one entry").toEqual([
    { action: "account.sign-in-limited", subject: staff.id, address: visit.address },
  ]);
  expect(of("account.sign-in-refused").at(-1)).toMatchObject({ subject: "no account", address: "192.0.2.8" });
  expect(JSON.stringify(await db.select().from(auditLog))).not.toContain("elsewhere");
});

test("ADMIN-05: attempts at addresses without an account hide no attempt at an account, and add few entries", async () => {
  for (let number = 0; number < 60; number += 1)
    await signIn(
      { email: `unknown-${number}@elsewhere.example`, password: "wrong" },
      { ...visit, address: `198.51.${number}.1` },
    );
  for (let attempt = 0; attempt < 9; attempt += 1)
    await signIn({ email: staff.email, password: "wrong" }, { ...visit, address: "203.0.113.9" });

  const entries = await db.select({ subject: auditLog.subject }).from(auditLog);
  expect(entries.filter(({ subject }) => subject === staff.id)).toHaveLength(9);
  expect(entries.filter(({ subject }) => subject === "no account").length).toBeLessThanOrEqual(20);
});

test("ADMIN-02: fifty failures from one address block it, whatever the accounts", async () => {
  await failSignIns(50, (attempt) => ({ email: `${attempt}@kestrel.example`, address: visit.address }));
  expect(await signIn({ email: staff.email, password }, visit)).toMatchObject({ kind: "limited" });
  expect(await signIn({ email: staff.email, password }, { ...visit, address: "198.51.100.1" })).toMatchObject(
    {
      kind: "signed-in",
    },
  );
});

test("SAFE-04: all addresses in one IPv6 network share a limit", async () => {
  await failSignIns(50, (attempt) => ({
    email: `${attempt}@kestrel.example`,
    address: `2001:db8:0:7::${attempt}`,
  }));
  const from = (address: string) => signIn({ email: staff.email, password }, { ...visit, address });
  expect(await from("2001:db8:0:7:ffff::1")).toMatchObject({ kind: "limited" });
  expect(await from("2001:db8:0:8::1")).toMatchObject({ kind: "signed-in" });
});

test("ADMIN-02: a successful sign-in counts towards no limit", async () => {
  for (let time = 0; time < 12; time += 1) await signInSuccessfully();
});

async function signInSuccessfully(previousToken?: string) {
  const outcome = await signIn({ email: staff.email, password }, visit, previousToken);
  if (outcome.kind !== "signed-in") throw new Error(`sign-in answered ${outcome.kind}`);
  return outcome;
}

async function failSignIns(times: number, of: (attempt: number) => { email: string; address: string }) {
  for (let attempt = 0; attempt < times; attempt += 1) {
    const { email, address } = of(attempt);
    expect(await signIn({ email, password: "wrong" }, { ...visit, address })).toEqual({ kind: "refused" });
  }
}

const waiting = sql`
  select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
