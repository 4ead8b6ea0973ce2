import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/platform/database.server.ts";
import { accounts, sessions } from "#db/schema/accounts.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import type { Staff } from "./account.ts";
import { endSession, findSession, peekSession, sessionLifetimes, startSession } from "./sessions.server.ts";

const start = new Date("2026-03-02T09:00:00Z");
const visit = { userAgent: "Firefox", address: "192.0.2.7" };
const minute = 60_000;

let staff: Staff;
beforeEach(async () => {
  staff = await createStaff();
});

test("ADMIN-02: a session returns its account, and its token is not stored", async () => {
  const { token } = await startSession(db, staff.id, visit, start);
  expect((await findSession(token, start))?.staff).toEqual(staff);

  const [row] = await db.select().from(sessions);
  expect(row).toMatchObject(visit);
  expect(JSON.stringify(row)).not.toContain(token);
});

test("ADMIN-02: a session expires after 12 hours without use", async () => {
  const { token } = await startSession(db, staff.id, visit, start);
  expect(await findSession(token, after(sessionLifetimes.idle))).toBeUndefined();
});

test("ADMIN-02: polling by an open screen does not extend its session", async () => {
  const { token } = await startSession(db, staff.id, visit, start);
  expect(await peekSession(token, after(sessionLifetimes.idle - minute))).toEqual(staff);
  expect(await peekSession(token, after(sessionLifetimes.idle))).toBeUndefined();
});

test("ADMIN-02: a session in use is extended, but expires after 7 days", async () => {
  const { token } = await startSession(db, staff.id, visit, start);
  const step = sessionLifetimes.idle - minute;
  for (let passed = step; passed < sessionLifetimes.absolute; passed += step) {
    expect((await findSession(token, after(passed)))?.staff).toEqual(staff);
  }
  expect(await findSession(token, after(sessionLifetimes.absolute))).toBeUndefined();
});

test("ADMIN-02: the time of the last use is written at most once a minute", async () => {
  const { token } = await startSession(db, staff.id, visit, start);
  await findSession(token, after(minute - 1));
  expect(await lastSeen()).toEqual(start);
  await findSession(token, after(minute));
  expect(await lastSeen()).toEqual(after(minute));
});

test("ADMIN-02: ending a session keeps the other sessions of the account", async () => {
  const first = await startSession(db, staff.id, visit, start);
  const second = await startSession(db, staff.id, visit, start);
  await endSession(db, first.token);
  expect(await findSession(first.token, start)).toBeUndefined();
  expect((await findSession(second.token, start))?.staff).toEqual(staff);
});

test("ADMIN-02: a disabled account has no sessions", async () => {
  const { token } = await startSession(db, staff.id, visit, start);
  await db.update(accounts).set({ disabledAt: start }).where(eq(accounts.id, staff.id));
  expect(await findSession(token, start)).toBeUndefined();
});

test("ADMIN-02: starting a session deletes the account's expired sessions", async () => {
  await startSession(db, staff.id, visit, start);
  await startSession(db, staff.id, visit, after(sessionLifetimes.idle + minute));
  expect(await db.$count(sessions)).toBe(1);
});

test("ADMIN-02: an unknown token has no session", async () => {
  expect(await findSession("anything", start)).toBeUndefined();
});

function after(milliseconds: number): Date {
  return new Date(start.getTime() + milliseconds);
}

async function lastSeen() {
  const [row] = await db.select({ lastSeenAt: sessions.lastSeenAt }).from(sessions);
  return row?.lastSeenAt;
}
