import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { saveSettings } from "#app/domain/settings-store/settings-store.server.ts";
import { db } from "#app/platform/database.server.ts";
import { accounts, accountTokens } from "#db/schema/accounts.ts";
import { auditLog } from "#db/schema/audit.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { Mailbox } from "#tests/support/mailbox.ts";
import { mailInvitation, mailNotice, mailRecoveryLink } from "./account-mails.server.ts";
import { verifySignIn } from "./accounts.server.ts";
import {
  acceptInvitation,
  findInvitation,
  invite,
  listInvitations,
  resendInvitation,
  revokeInvitation,
} from "./invitations.server.ts";
import { completeRecovery, findRecovery, requestRecovery } from "./recovery.server.ts";
import { findSession, startSession } from "./sessions.server.ts";
import { beginSession } from "./sign-in.server.ts";
import { changeRole, disableUser } from "./users.server.ts";

const visit = { userAgent: null, address: "192.0.2.7" };
const password = "another four quiet words";
const mailbox = new Mailbox();

beforeEach(() => mailbox.clear());

test("ADMIN-02: a recovery link sets a new password once and ends every session", async () => {
  const staff = await createStaff({ password: "four quiet words here" });
  const { token: session } = await startSession(db, staff.id, visit);
  await mailRecoveryLink(staff.email.toUpperCase());
  const token = await tokenInMail(staff.email);

  expect(await findRecovery(token)).toEqual(staff);
  expect(await completeRecovery(token, password)).toEqual(staff);
  expect(await verifySignIn(staff.email, password)).toMatchObject(staff);
  expect(await findSession(session)).toBeUndefined();
  expect(await completeRecovery(token, "yet another four words")).toBeUndefined();
  expect(await verifySignIn(staff.email, password)).toMatchObject(staff);
  expect(await db.select().from(auditLog)).toMatchObject([{ action: "account.recover", actorId: staff.id }]);
  expect(await waiting("account.send-notice")).toMatchObject([{ notice: "password-changed" }]);
});

test("ADMIN-02: a recovery link is valid for an hour, and only the latest works", async () => {
  const staff = await createStaff();
  await mailRecoveryLink(staff.email);
  const first = await tokenInMail(staff.email);
  await mailbox.clear();
  await mailRecoveryLink(staff.email);
  const second = await tokenInMail(staff.email);
  expect(await findRecovery(first)).toBeUndefined();
  expect(await findRecovery(second)).toEqual(staff);

  await db.update(accountTokens).set({ expiresAt: new Date(Date.now() - 1) });
  expect(await completeRecovery(second, password)).toBeUndefined();
});

test("ADMIN-02: a recovery request for an unknown address gets the same response and sends no mail", async () => {
  const staff = await createStaff();
  const disabled = await createStaff({ disabledAt: new Date() });
  const asked = [staff.email, "nobody@kestrel.example", disabled.email];
  for (const email of asked) expect(await requestRecovery(email, visit)).toBe(0);
  // Known and unknown addresses enqueue the same job; only the job looks the address up.
  expect(await waiting("account.send-recovery-link")).toEqual(asked.map((email) => ({ email })));

  await mailRecoveryLink("nobody@kestrel.example");
  await mailRecoveryLink(disabled.email);
  expect(await mailbox.messages()).toEqual([]);
});

test("ADMIN-02: recovery requests are limited per address, whether or not an account exists", async () => {
  const { email } = await createStaff();
  for (const address of [email, "nobody@kestrel.example"]) {
    const waits: number[] = [];
    for (let time = 0; time < 6; time += 1) {
      waits.push(await requestRecovery(address, { ...visit, address: `192.0.2.${time}` }));
    }
    expect(waits.map((wait) => wait > 0)).toEqual([false, false, false, false, false, true]);
  }
});

test("ADMIN-02: recovery requests from other addresses do not use up a known browser's limit", async () => {
  const staff = await createStaff();
  const { device } = await beginSession(staff, visit, { means: "password" });
  for (let time = 0; time < 6; time += 1)
    await requestRecovery(staff.email, { ...visit, address: `203.0.113.${time}` });
  expect(await requestRecovery(staff.email, visit)).toBeGreaterThan(0);
  expect(await requestRecovery(staff.email, { ...visit, device })).toBe(0);
});

test("ADMIN-04: an invitation creates one account with its role", async () => {
  const owner = await createStaff({ name: "Ada Quill" });
  expect(await invite({ email: "rob@kestrel.example", role: "editor" }, owner)).toBe(true);
  const token = await sendFirstInvitation();
  expect(await mailbox.arrived(1)).toMatchObject([
    {
      text: expect.stringContaining(
        `Ada Quill (${owner.email}) invites you to work on the Our agency website`,
      ),
    },
  ]);
  expect(await listInvitations()).toMatchObject([{ email: "rob@kestrel.example", sentAt: expect.any(Date) }]);

  const staff = await acceptInvitation(token, { name: "Rob", password });
  expect(staff).toMatchObject({ email: "rob@kestrel.example", name: "Rob", role: "editor" });
  expect(await verifySignIn("rob@kestrel.example", password)).toMatchObject({ id: staff?.id });
  expect(await acceptInvitation(token, { name: "Robber", password })).toBeUndefined();
  expect(await listInvitations()).toEqual([]);
  expect((await db.select().from(auditLog).orderBy(auditLog.createdAt)).map(({ action }) => action)).toEqual([
    "user.invite",
    "account.join",
  ]);
});

test("ADMIN-04: an invitation is valid for seven days, and sending it again invalidates the first", async () => {
  const owner = await createStaff();
  await invite({ email: "rob@kestrel.example", role: "editor" }, owner);
  const first = await sendFirstInvitation();
  const [invitation] = await listInvitations();
  expect(await resendInvitation(invitation?.id ?? "", owner)).toBe(true);
  expect(await findInvitation(first)).toBeUndefined();

  await mailbox.clear();
  const second = await sendFirstInvitation();
  expect(await findInvitation(second)).toEqual({ email: "rob@kestrel.example", role: "editor" });
  const days = ((await listInvitations())[0]?.expiresAt.getTime() ?? 0) - Date.now();
  expect(Math.round(days / 86_400_000)).toBe(7);
  await db.update(accountTokens).set({ expiresAt: new Date(Date.now() - 1) });
  expect(await acceptInvitation(second, { name: "Rob", password })).toBeUndefined();
});

test("ADMIN-04: an invitation sent again before the first mail left is mailed once", async () => {
  const owner = await createStaff();
  await invite({ email: "rob@kestrel.example", role: "editor" }, owner);
  const [invitation] = await listInvitations();
  await resendInvitation(invitation?.id ?? "", owner);
  const jobs = sql`select 1 from graphile_worker.jobs where key = ${`invitation-${invitation?.id}`}`;
  expect(await db.execute(jobs)).toHaveLength(1);
  expect(await db.execute(sql`select 1 from graphile_worker.jobs`)).toHaveLength(1);
});

test("ADMIN-04: disabling an owner, or giving them a role that may not invite, withdraws their open invitations", async () => {
  const owner = await createStaff();
  const leaving = { disabled: await createStaff(), demoted: await createStaff() };
  for (const [name, by] of Object.entries(leaving)) {
    await mailbox.clear();
    await invite({ email: `${name}@kestrel.example`, role: "owner" }, by);
    const token = await sendFirstInvitation();
    if (name === "disabled") await disableUser(by.id, owner);
    else await changeRole(by.id, 1, "editor", owner);
    expect(await acceptInvitation(token, { name: "Back Door", password }), name).toBeUndefined();
  }
  await invite({ email: "kept@kestrel.example", role: "editor" }, owner);
  await disableUser(leaving.demoted.id, owner);
  expect((await listInvitations()).map(({ email }) => email)).toEqual(["kept@kestrel.example"]);
  const entries = await db.select().from(auditLog).where(eq(auditLog.action, "user.invitation-revoke"));
  expect(entries.map(({ actorId, subject, before }) => [actorId, subject, before]).toSorted()).toEqual([
    [owner.id, "demoted@kestrel.example", { role: "owner" }],
    [owner.id, "disabled@kestrel.example", { role: "owner" }],
  ]);
});

test("ADMIN-04: an invitation that is withdrawn or replaced with another role no longer works", async () => {
  const owner = await createStaff();
  await invite({ email: "rob@kestrel.example", role: "owner" }, owner);
  const asOwner = await sendFirstInvitation();
  await invite({ email: "Rob@kestrel.example", role: "viewer" }, owner);
  expect(await findInvitation(asOwner)).toBeUndefined();

  await mailbox.clear();
  const asViewer = await sendFirstInvitation();
  const [invitation] = await listInvitations();
  expect(await revokeInvitation(invitation?.id ?? "", owner)).toBe(true);
  expect(await acceptInvitation(asViewer, { name: "Rob", password })).toBeUndefined();
  expect(await db.$count(accounts)).toBe(1);
});

test("ADMIN-04: an address with an account cannot be invited", async () => {
  const owner = await createStaff();
  expect(await invite({ email: owner.email.toUpperCase(), role: "viewer" }, owner)).toBe(false);
  expect(await listInvitations()).toEqual([]);
});

test("ADMIN-02: a sign-in from a new browser sends a notice, but the first sign-in and a known browser do not", async () => {
  const staff = await createStaff();
  const visitBy = (device?: string) =>
    beginSession(
      staff,
      {
        ...visit,
        userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
        device,
      },
      { means: "password" },
    );
  const { device } = await visitBy();
  await visitBy(device);
  expect(await waiting("account.send-notice")).toEqual([]);

  await visitBy();
  const queuedNotices = await waiting("account.send-notice");
  expect(queuedNotices).toMatchObject([
    { accountId: staff.id, notice: "new-device", device: "Firefox on Linux, from 192.0.2.7" },
  ]);

  await mailNotice({
    accountId: staff.id,
    notice: "new-device",
    at: "2026-03-02T09:00:00.000Z",
    device: "Firefox on Linux, from 192.0.2.7",
  });
  const [mail] = await mailbox.arrived(1);
  expect(mail?.to[0]?.address).toBe(staff.email);
  expect(mail?.text).toContain(
    "2026-03-02 at 09:00 UTC, Firefox on Linux, from 192.0.2.7, Our agency admin.",
  );
});

test("ADMIN-02: a browser known for one account is new for another account", async () => {
  const [first, second] = [await createStaff(), await createStaff({ lastSignInAt: new Date() })];
  const { device } = await beginSession(first, visit, { means: "password" });
  await beginSession(second, { ...visit, device }, { means: "password" });
  expect(await waiting("account.send-notice")).toMatchObject([{ accountId: second.id }]);
});

async function sendFirstInvitation(): Promise<string> {
  const [invitation] = await listInvitations();
  await mailInvitation(invitation?.id ?? "");
  return tokenInMail(invitation?.email ?? "");
}

/** Reads the token from the mail to this address; delivery can take a moment. */
function tokenInMail(email: string): Promise<string> {
  return vi.waitFor(
    async () => {
      const mail = (await mailbox.messages()).find(({ to }) => to[0]?.address === email);
      const token = mail?.text.match(/token=([\w-]{43})/)?.[1];
      if (!token) throw new Error(`no mail with a link has come to ${email}`);
      return token;
    },
    { timeout: 20_000 },
  );
}

/** Returns the payloads of queued jobs with this name. */
async function waiting(name: string): Promise<unknown[]> {
  const rows = await db.execute(sql`
    select payload from graphile_worker._private_jobs as jobs
    join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
    where tasks.identifier = ${name} order by jobs.id`);
  return rows.map(({ payload }) => payload);
}

test("ADMIN-02: account mails use the brand name, also on localhost", async () => {
  const owner = await createStaff();
  await saveSettings("brand", { brand_name: "Attis Works" }, owner);
  await mailRecoveryLink(owner.email);
  await mailNotice({
    accountId: owner.id,
    notice: "owner-invited",
    at: "2026-03-02T09:00:00.000Z",
    detail: "rob@attis.example, by Ada.",
  });
  const mails = await mailbox.arrived(2);
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
    "A new owner was invited (Attis Works)",
    "Set a new password for Attis Works",
  ]);
  for (const { text } of mails) expect(text.replace(/https:\S+/g, "")).not.toContain("kestrel.example");
  expect(mails.some(({ text }) => text.includes("rob@attis.example, by Ada."))).toBe(true);
});
