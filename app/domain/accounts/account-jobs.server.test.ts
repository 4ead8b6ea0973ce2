import { expect, test } from "vitest";
import { recordAudit } from "#app/domain/audit/audit.server.ts";
import { db } from "#app/platform/database.server.ts";
import { accountTokens, devices, sessions } from "#db/schema/accounts.ts";
import { auditLog, auditOrigins } from "#db/schema/audit.ts";
import { pendingSignIns } from "#db/schema/second-factors.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { tidyAccounts } from "./account-jobs.server.ts";
import { makeRecoveryToken } from "./recovery.server.ts";
import { startPendingSignIn } from "./sessions.server.ts";
import { beginSession } from "./sign-in.server.ts";

const day = 24 * 60 * 60_000;

test("ADMIN-02, ADMIN-05: sessions, devices, tokens and audit origins of an inactive account are deleted after 90 days at the latest", async () => {
  const staff = await createStaff();
  const visit = { userAgent: "Mozilla/5.0 Firefox/140.0", address: "192.0.2.7" };
  await beginSession(staff, visit, { means: "password" });
  await startPendingSignIn(staff.id);
  await makeRecoveryToken(staff.email);
  const left = async () => ({
    sessions: await db.$count(sessions),
    pending: await db.$count(pendingSignIns),
    devices: await db.$count(devices),
    tokens: await db.$count(accountTokens),
    origins: await db.$count(auditOrigins),
  });

  await tidyAccounts();
  expect(await left()).toEqual({ sessions: 1, pending: 1, devices: 1, tokens: 1, origins: 1 });
  await tidyAccounts(new Date(Date.now() + 8 * day));
  expect(await left()).toEqual({ sessions: 0, pending: 0, devices: 1, tokens: 1, origins: 1 });
  await tidyAccounts(new Date(Date.now() + 91 * day));
  expect(await left()).toEqual({ sessions: 0, pending: 0, devices: 0, tokens: 0, origins: 0 });
  expect(await db.$count(auditLog), "the entry stays, without its origin").toBe(1);
});

test("ADMIN-05: an audit record stores the browser family and no more of the user agent", async () => {
  const userAgent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
  await recordAudit(db, { action: "test", subject: "it", visit: { userAgent, address: "192.0.2.7" } });
  expect(await db.select().from(auditOrigins)).toMatchObject([
    { device: "Firefox on Linux", address: "192.0.2.7" },
  ]);
});
