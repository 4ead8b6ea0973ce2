import { expect, test } from "vitest";
import { db } from "#app/platform/database.server.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { changePassword } from "./profile.server.ts";
import { findRecovery, makeRecoveryToken } from "./recovery.server.ts";
import { findPendingSignIn, findSession, startPendingSignIn, startSession } from "./sessions.server.ts";

test("ADMIN-02: a new password ends other sessions, pending sign-ins and recovery links of the account", async () => {
  const [staff, other] = [await createStaff(), await createStaff()];
  const visit = { userAgent: null, address: null };
  const own = await findSession((await startSession(db, staff.id, visit)).token);
  const elsewhere = await startSession(db, staff.id, visit);
  const pending = await startPendingSignIn(staff.id);
  const link = await makeRecoveryToken(staff.email);
  const others = await makeRecoveryToken(other.email);
  if (!own) throw new Error("there is no session");

  await changePassword(own, "five quiet words in here");

  expect(await findSession(elsewhere.token)).toBeUndefined();
  expect(await findPendingSignIn(pending.token)).toBeUndefined();
  expect(await findRecovery(link?.token ?? "")).toBeUndefined();
  expect(await findRecovery(others?.token ?? "")).toMatchObject({ id: other.id });
});
