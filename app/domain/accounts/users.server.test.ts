import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createPreviewLink, findPreviewLink } from "#app/domain/publishing/preview-links.server.ts";
import { db } from "#app/platform/database.server.ts";
import { auditLog, auditOrigins } from "#db/schema/audit.ts";
import { authenticators } from "#db/schema/second-factors.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { createPage } from "#tests/support/factories/pages.ts";
import { endOtherSessions, endOwnSession } from "./profile.server.ts";
import { findRecovery, makeRecoveryToken } from "./recovery.server.ts";
import { findSession, listSessions, startSession } from "./sessions.server.ts";
import {
  changeRole,
  disableUser,
  enableUser,
  findUser,
  listUsers,
  removeSecondFactor,
  requireSecondFactor,
  signOutEverywhere,
} from "./users.server.ts";

const visit = { userAgent: null, address: null };

test("ADMIN-04: a changed role applies from the next request in open sessions", async () => {
  const owner = await createStaff();
  const sales = await createStaff({ role: "sales" });
  const { token } = await startSession(db, sales.id, visit);
  expect(await changeRole(sales.id, 1, "viewer", owner)).toBe("done");
  expect((await findSession(token))?.staff.role).toBe("viewer");
  expect(await db.select().from(auditLog).orderBy(auditLog.createdAt)).toMatchObject([
    {
      action: "user.role",
      actorId: owner.id,
      subject: sales.id,
      before: { role: "sales" },
      after: { role: "viewer" },
    },
  ]);
});

test("ADMIN-06: a role change based on a stale value is rejected", async () => {
  const owner = await createStaff();
  const sales = await createStaff({ role: "sales" });
  await changeRole(sales.id, 1, "editor", owner);
  expect(await changeRole(sales.id, 1, "viewer", owner)).toBe("stale-own");
  expect(await changeRole(sales.id, 1, "viewer", await createStaff())).toBe("stale");
  expect((await findUser(sales.id))?.role).toBe("editor");
});

test("ADMIN-04: the last active owner cannot be demoted or disabled", async () => {
  const owner = await createStaff();
  await createStaff({ disabledAt: new Date() });
  await createStaff({ role: "editor" });
  expect(await changeRole(owner.id, 1, "viewer", owner)).toBe("last-owner");
  expect(await disableUser(owner.id, owner)).toBe("last-owner");
  expect(await findUser(owner.id)).toMatchObject({ role: "owner", disabledAt: null });
});

test("ADMIN-04: two owners who remove each other simultaneously leave one owner", async () => {
  const [first, second] = [await createStaff(), await createStaff()];
  const outcomes = await Promise.all([
    changeRole(first.id, 1, "viewer", second),
    disableUser(second.id, first),
  ]);
  expect(outcomes.sort()).toEqual(["done", "last-owner"]);
});

test("ADMIN-02: disabling an account ends all its sessions, and it can be enabled again", async () => {
  const owner = await createStaff();
  const editor = await createStaff({ role: "editor" });
  const { token } = await startSession(db, editor.id, visit);
  expect(await disableUser(editor.id, owner)).toBe("done");
  expect(await findSession(token)).toBeUndefined();
  expect(await enableUser(editor.id, owner)).toBe("done");
  expect(await findSession(token), "an ended session stays ended").toBeUndefined();
  expect((await findUser(editor.id))?.disabledAt).toBeNull();
  expect((await db.select().from(auditLog).orderBy(auditLog.createdAt)).map(({ action }) => action)).toEqual([
    "user.disable",
    "user.enable",
  ]);
});

test("ADMIN-02, PAGE-04: disabling an account ends its preview links and its password reset link for good", async () => {
  const owner = await createStaff();
  const editor = await createStaff({ role: "editor" });
  const page = await createPage();
  const preview = await createPreviewLink({ kind: "page", ...page }, 7, editor);
  const others = await createPreviewLink({ kind: "page", ...page }, 7, owner);
  const recovery = await makeRecoveryToken(editor.email);

  await disableUser(editor.id, owner);
  expect(await makeRecoveryToken(editor.email), "no link for a disabled account").toBeUndefined();
  await enableUser(editor.id, owner);
  expect(await findPreviewLink(preview.token)).toBeUndefined();
  expect(await findPreviewLink(others.token)).toBeDefined();
  expect(recovery && (await findRecovery(recovery.token))).toBeUndefined();
});

test("ADMIN-04, PAGE-04: a role that may not share drafts ends the account's preview links for good", async () => {
  const owner = await createStaff();
  const editor = await createStaff({ role: "editor" });
  const page = await createPage();
  const preview = await createPreviewLink({ kind: "page", ...page }, 7, editor);
  const others = await createPreviewLink({ kind: "page", ...page }, 7, owner);

  await changeRole(editor.id, 1, "owner", owner);
  expect(await findPreviewLink(preview.token), "an owner may share drafts").toBeDefined();
  await changeRole(editor.id, 2, "viewer", owner);
  expect(await findPreviewLink(preview.token)).toBeUndefined();
  await changeRole(editor.id, 3, "editor", owner);
  expect(await findPreviewLink(preview.token)).toBeUndefined();
  expect(await findPreviewLink(others.token)).toBeDefined();
});

test("ADMIN-02: an owner can end all sessions of one person, and other sessions stay", async () => {
  const owner = await createStaff();
  const editor = await createStaff({ role: "editor" });
  const own = await startSession(db, owner.id, visit);
  for (let time = 0; time < 3; time += 1) await startSession(db, editor.id, visit);
  await signOutEverywhere(editor.id, owner);
  expect(await listSessions(editor.id)).toEqual([]);
  expect(await findSession(own.token)).toBeDefined();
});

test("ADMIN-04: a person cannot end another account's session", async () => {
  const [staff, other] = [await createStaff(), await createStaff()];
  await startSession(db, other.id, visit);
  const [foreign] = await listSessions(other.id);
  expect(await endOwnSession(staff, foreign?.id ?? "")).toBe(false);
  expect(await listSessions(other.id)).toHaveLength(1);
});

test("ADMIN-02: ending all other sessions keeps the current one", async () => {
  const staff = await createStaff();
  const { token } = await startSession(db, staff.id, visit);
  await startSession(db, staff.id, visit);
  await startSession(db, staff.id, visit);
  const session = await findSession(token);
  if (!session) throw new Error("the session is gone");
  expect(await endOtherSessions(session)).toBe(2);
  expect(await listSessions(staff.id)).toMatchObject([{ id: session.id }]);
});

test("ADMIN-03: when a second factor is required, an account without one must add it", async () => {
  const [owner, editor] = [await createStaff(), await createStaff({ role: "editor" })];
  const { token } = await startSession(db, editor.id, visit);
  expect((await findSession(token))?.owesSecondFactor).toBe(false);
  expect(await requireSecondFactor(true, owner), "it would lock this owner out").toBe(false);
  expect((await findSession(token))?.owesSecondFactor).toBe(false);

  await db.insert(authenticators).values({ accountId: owner.id, secret: "sealed", confirmedAt: new Date() });
  expect(await requireSecondFactor(true, owner)).toBe(true);
  expect((await findSession(token))?.owesSecondFactor).toBe(true);
  await requireSecondFactor(false, owner);
  expect((await findSession(token))?.owesSecondFactor).toBe(false);
  expect(await db.select().from(auditLog)).toHaveLength(2);
  expect(await notices()).toEqual([["second-factor-optional", owner.id]]);
});

test("ADMIN-05: owners and the affected person are mailed about a changed role, a disabled or enabled account and a removed factor", async () => {
  const [first, second] = [await createStaff({ name: "Ada Quill" }), await createStaff()];
  const editor = await createStaff({ role: "editor", name: "Rob Reed" });
  const origin = { userAgent: "Mozilla/5.0 Firefox/140.0", address: "192.0.2.7" };
  await changeRole(editor.id, 1, "owner", { ...first, visit: origin });
  expect((await notices()).toSorted()).toEqual(
    [
      ["role-changed", editor.id],
      ["team-role-changed", first.id],
      ["team-role-changed", second.id],
    ].toSorted(),
  );
  expect(await db.select().from(auditOrigins)).toMatchObject([{ address: "192.0.2.7" }]);
  const [job] = await db.execute<{ detail: string }>(
    sql`select payload->>'detail' as detail from graphile_worker._private_jobs where payload->>'notice' = 'team-role-changed'`,
  );
  expect(job?.detail).toContain("Rob Reed");
  expect(job?.detail).toContain("Editor to owner, by Ada Quill.");

  await removeSecondFactor(editor.id, first);
  await disableUser(editor.id, first);
  const names = (await notices()).map(([notice]) => notice);
  expect(names.filter((notice) => notice === "team-second-factor-removed")).toHaveLength(2);
  expect(names.filter((notice) => notice === "team-account-disabled")).toHaveLength(2);

  await enableUser(editor.id, first);
  const enabled = (await notices()).filter(([notice]) => notice === "team-account-enabled");
  expect(enabled.map(([, account]) => account).toSorted()).toEqual(
    [first.id, second.id, editor.id].toSorted(),
  );
});

async function notices() {
  const rows = await db.execute<{ notice: string; account: string }>(
    sql`select payload->>'notice' as notice, payload->>'accountId' as account from graphile_worker._private_jobs`,
  );
  return rows.map(({ notice, account }) => [notice, account]);
}

test("ADMIN-04: all accounts are listed, disabled ones last", async () => {
  await createStaff({ name: "Zoe" });
  await createStaff({ name: "bea", role: "viewer" });
  const { id } = await createStaff({ name: "Ann", disabledAt: new Date() });
  await startSession(db, id, visit);
  expect((await listUsers()).map(({ name }) => name)).toEqual(["bea", "Zoe", "Ann"]);
  expect((await listUsers()).map(({ lastSeenAt }) => lastSeenAt !== null)).toEqual([false, false, true]);
});
