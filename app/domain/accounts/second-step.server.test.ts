import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { TOTP, URI } from "otpauth";
import { beforeEach, expect, test } from "vitest";
import { saveSettings } from "#app/domain/settings-store/settings-store.server.ts";
import { db } from "#app/platform/database.server.ts";
import { sessions } from "#db/schema/accounts.ts";
import { auditLog } from "#db/schema/audit.ts";
import { authenticators, passkeys, pendingSignIns, recoveryCodes } from "#db/schema/second-factors.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import type { Session, Staff } from "./account.ts";
import {
  beginAuthenticator,
  confirmAuthenticator,
  findBegunAuthenticator,
  removeAuthenticator,
} from "./authenticator.server.ts";
import { beginPasskey, removePasskey, renamePasskey } from "./passkeys.server.ts";
import { confirmPassword } from "./passwords.server.ts";
import { renewRecoveryCodes } from "./profile.server.ts";
import { findSecondFactors } from "./second-factors.server.ts";
import { finishWithCode } from "./second-step.server.ts";
import { findSession, startSession } from "./sessions.server.ts";
import { signIn } from "./sign-in.server.ts";

const password = "four quiet words here";
const visit = { userAgent: "Firefox", address: "192.0.2.7" };
const minute = 60_000;

let staff: Staff;
let session: Pick<Session, "id" | "staff">;
beforeEach(async () => {
  staff = await createStaff({ password });
  session = { id: randomUUID(), staff };
});

test("ADMIN-03: an authenticator app becomes active with its first valid code, which also creates ten recovery codes", async () => {
  const { totp, codes } = await setUpApp();
  expect(totp.issuer).toBe("Our agency");
  expect(totp.label).toBe(staff.email);
  expect(codes).toHaveLength(10);
  expect(new Set(codes).size).toBe(10);
  expect(codes[0]).toMatch(/^([a-z2-7]{4}-){3}[a-z2-7]{4}$/);
  expect(await findSecondFactors(staff.id)).toEqual({ authenticator: true, passkeys: 0, codes: 10 });
  expect(await db.select().from(auditLog)).toMatchObject([{ action: "account.authenticator-add" }]);
});

test("ADMIN-03: authenticator apps and passkeys show the site by its brand name", async () => {
  await saveSettings("brand", { brand_name: "Harbour & Line: Ltd" }, staff);
  const { totp } = await setUpApp();
  expect(totp.issuer).toBe("Harbour & Line: Ltd");
  expect((await beginPasskey(staff)).rp).toEqual({ id: "kestrel.example", name: "Harbour & Line: Ltd" });
});

test("ADMIN-03: an unconfirmed authenticator app does not require a code", async () => {
  await beginAuthenticator(session);
  expect(await confirmAuthenticator(session, "000000")).toEqual({ kind: "wrong" });
  expect((await signInByPassword()).kind).toBe("signed-in");
});

test("ADMIN-03: the setup of an authenticator app expires after fifteen minutes", async () => {
  await beginAuthenticator(session);
  const totp = await begunApp();
  const late = new Date(Date.now() + 15 * minute);
  expect(await findBegunAuthenticator(session, late)).toBeUndefined();
  const code = totp.generate({ timestamp: late.getTime() });
  expect(await confirmAuthenticator(session, code, late)).toEqual({ kind: "expired" });
  expect((await findSecondFactors(staff.id)).authenticator).toBe(false);

  await beginAuthenticator(session);
  const again = await begunApp();
  expect(again.secret.base32).not.toBe(totp.secret.base32);
  expect(await confirmAuthenticator(session, again.generate())).toMatchObject({
    kind: "confirmed",
  });
});

test("ADMIN-03: only the session that began the setup of an authenticator app sees its secret and completes it", async () => {
  await beginAuthenticator(session);
  const code = (await begunApp()).generate();
  const stolen = { id: randomUUID(), staff };
  expect(await findBegunAuthenticator(stolen)).toBeUndefined();
  expect(await confirmAuthenticator(stolen, code)).toEqual({ kind: "expired" });
  expect(await confirmAuthenticator(session, code)).toMatchObject({ kind: "confirmed" });
});

test("ADMIN-03: first codes of an authenticator app are limited together with passwords asked for again", async () => {
  await beginAuthenticator(session);
  const totp = await begunApp();
  for (let time = 0; time < 9; time += 1) await confirmAuthenticator(session, "000000");
  expect(await confirmPassword(staff, "not the password")).toEqual({ kind: "wrong" });
  expect(await confirmAuthenticator(session, totp.generate())).toMatchObject({ kind: "limited" });
  expect(await confirmPassword(staff, password)).toMatchObject({ kind: "limited" });
});

test("ADMIN-03: the database stores neither the secret nor a recovery code in plain text", async () => {
  const { totp, codes } = await setUpApp();
  const stored = JSON.stringify([
    await db.select().from(authenticators),
    await db.select().from(recoveryCodes),
  ]);
  expect(stored).not.toContain(totp.secret.base32);
  for (const code of codes) {
    expect(stored).not.toContain(code);
    expect(stored).not.toContain(code.replaceAll("-", ""));
  }
});

test("ADMIN-03: with an authenticator app the password alone starts no session, and a code works once", async () => {
  const { totp } = await setUpApp();
  const token = await passwordShown();
  expect(await db.$count(sessions)).toBe(0);

  expect(await finishWithCode(token, "000000", visit)).toEqual({ kind: "refused" });
  const outcome = await finishWithCode(token, totp.generate(), visit);
  if (outcome.kind !== "signed-in") throw new Error(outcome.kind);
  expect((await findSession(outcome.token))?.staff).toEqual(staff);
  expect(await db.select().from(auditLog)).toContainEqual(
    expect.objectContaining({ action: "account.sign-in", after: { means: "authenticator" } }),
  );
  expect(await finishWithCode(token, totp.generate(), visit)).toEqual({ kind: "over" });
});

test("ADMIN-03: a used code is refused, even while the app still shows it", async () => {
  const { totp } = await setUpApp();
  const code = totp.generate();
  expect((await finishWithCode(await passwordShown(), code, visit)).kind).toBe("signed-in");
  expect((await finishWithCode(await passwordShown(), code, visit)).kind).toBe("refused");
});

test("ADMIN-03: two simultaneous sign-ins with the same code sign in once", async () => {
  const { totp } = await setUpApp();
  const code = totp.generate();
  const tokens = [await passwordShown(), await passwordShown()];
  const outcomes = await Promise.all(tokens.map((token) => finishWithCode(token, code, visit)));
  expect(outcomes.map(({ kind }) => kind).sort()).toEqual(["refused", "signed-in"]);
});

test("ADMIN-03: a recovery code signs in once, whatever its case and separators", async () => {
  const { codes } = await setUpApp();
  const [code = ""] = codes;
  const typed = ` ${code.toUpperCase().replaceAll("-", " ")} `;
  expect((await finishWithCode(await passwordShown(), typed, visit)).kind).toBe("signed-in");
  expect((await finishWithCode(await passwordShown(), code, visit)).kind).toBe("refused");
  expect((await findSecondFactors(staff.id)).codes).toBe(9);
});

test("ADMIN-03: new recovery codes invalidate the earlier ones", async () => {
  const { codes: earlier } = await setUpApp();
  const [fresh = ""] = await renewRecoveryCodes(staff);
  expect((await finishWithCode(await passwordShown(), earlier[0] ?? "", visit)).kind).toBe("refused");
  expect((await finishWithCode(await passwordShown(), fresh, visit)).kind).toBe("signed-in");
});

test("ADMIN-03: another account's recovery code is refused", async () => {
  const other = staff;
  const { codes } = await setUpApp();
  staff = await createStaff({ password });
  await setUpApp({ id: randomUUID(), staff });
  expect(other.id).not.toBe(staff.id);
  expect((await finishWithCode(await passwordShown(), codes[0] ?? "", visit)).kind).toBe("refused");
});

test("ADMIN-03: ten wrong codes block the second step for a while, also for the right code", async () => {
  const { totp } = await setUpApp();
  const token = await passwordShown();
  for (let attempt = 0; attempt < 10; attempt += 1) await finishWithCode(token, "000000", visit);
  expect(await finishWithCode(token, totp.generate(), visit)).toMatchObject({ kind: "limited" });
});

test("ADMIN-03: ten wrong codes are mailed to the account's person once, and leave recovery codes usable", async () => {
  const { codes } = await setUpApp();
  const token = await passwordShown();
  for (let attempt = 0; attempt < 9; attempt += 1) await finishWithCode(token, "000000", visit);
  expect(await queuedNotices()).not.toContain("second-factor-refused");

  for (let attempt = 0; attempt < 5; attempt += 1) await finishWithCode(token, "000000", visit);

  const sent = (await queuedNotices()).filter((notice) => notice === "second-factor-refused");
  expect(sent).toHaveLength(1);
  expect((await finishWithCode(token, codes[0] ?? "", visit)).kind).toBe("signed-in");
});

test("ADMIN-03: codes of an account cannot be guessed for more than fifty attempts a day", async () => {
  await setUpApp();
  const token = await passwordShown();
  const kinds = [];
  for (let quarter = 0; quarter < 6; quarter += 1) {
    for (let attempt = 0; attempt < 10; attempt += 1)
      kinds.push((await finishWithCode(token, "000000", visit)).kind);
    // The quarter of an hour is over.
    await db.execute(sql`delete from rate_limits where key like 'second-step:account:%'`);
  }
  expect(kinds.filter((kind) => kind === "refused")).toHaveLength(50);
});

test("ADMIN-03: the second step is possible for ten minutes after the password", async () => {
  const { totp } = await setUpApp();
  const token = await passwordShown();
  await db.update(pendingSignIns).set({ expiresAt: new Date(Date.now() - 1) });
  expect(await finishWithCode(token, totp.generate(), visit)).toEqual({ kind: "over" });
});

test("ADMIN-03: an account with a passkey cannot sign in with the password alone", async () => {
  await addPasskeyRow(staff);
  expect((await signInByPassword()).kind).toBe("second-step");
});

test("ADMIN-03: removing the last second factor deletes the recovery codes", async () => {
  await setUpApp();
  await removeAuthenticator(staff);
  expect(await findSecondFactors(staff.id)).toEqual({ authenticator: false, passkeys: 0, codes: 0 });
  expect((await signInByPassword()).kind).toBe("signed-in");
});

test("ADMIN-04: a person cannot rename or remove another account's passkey", async () => {
  const other = await createStaff();
  const foreign = await addPasskeyRow(other);
  expect(await renamePasskey(staff, foreign, "Mine")).toBe(false);
  expect(await removePasskey(staff, foreign)).toBe(false);
  expect(await db.select({ name: passkeys.name }).from(passkeys)).toEqual([{ name: "Laptop" }]);
  expect(await removePasskey(other, foreign)).toBe(true);
});

test("ADMIN-03: adding the first second factor ends all other sessions of the account", async () => {
  const stolen = await startSession(db, staff.id, visit);
  const own = await startSession(db, staff.id, visit);
  await setUpApp(await findSession(own.token));
  expect(await findSession(stolen.token)).toBeUndefined();
  expect(await findSession(own.token)).toBeDefined();
});

test("ADMIN-03: using a recovery code sends a notice", async () => {
  const { codes } = await setUpApp();
  const password = await signInByPassword();
  if (password.kind !== "second-step") throw new Error("the password alone was enough");
  await finishWithCode(password.token, codes[0] ?? "", visit);
  expect(await queuedNotices()).toContain("recovery-code-used");
});

test("ADMIN-05: a wrong code is recorded in the audit log with its origin", async () => {
  await setUpApp();
  const password = await signInByPassword();
  if (password.kind !== "second-step") throw new Error("the password alone was enough");
  expect(await finishWithCode(password.token, "000000", visit)).toEqual({ kind: "refused" });
  expect(
    await db.select().from(auditLog).where(eq(auditLog.action, "account.second-factor-refused")),
  ).toMatchObject([{ actorId: null, subject: staff.id, after: null }]);
});

async function queuedNotices(): Promise<string[]> {
  const notices = await db.execute<{ notice: string }>(
    sql`select payload->>'notice' as notice from graphile_worker._private_jobs`,
  );
  return notices.map(({ notice }) => notice);
}

/** Sets up an app with the code of the previous step, so that the current code is still unused. */
async function setUpApp(own = session): Promise<{ totp: TOTP; codes: string[] }> {
  await beginAuthenticator(own);
  const totp = await begunApp(own);
  const before = new Date(Date.now() - minute);
  const confirmed = await confirmAuthenticator(own, totp.generate({ timestamp: before.getTime() }), before);
  if (confirmed.kind !== "confirmed") throw new Error(`the first code is ${confirmed.kind}`);
  return { totp, codes: confirmed.codes ?? [] };
}

async function begunApp(own = session): Promise<TOTP> {
  const begun = await findBegunAuthenticator(own);
  const totp = URI.parse(begun?.uri ?? "");
  if (!(totp instanceof TOTP)) throw new Error("the address is none of an authenticator app");
  return totp;
}

function signInByPassword() {
  return signIn({ email: staff.email, password }, visit);
}

async function passwordShown(): Promise<string> {
  const outcome = await signInByPassword();
  if (outcome.kind !== "second-step") throw new Error(`the password alone answered ${outcome.kind}`);
  return outcome.token;
}

async function addPasskeyRow({ id }: Staff): Promise<string> {
  const [row] = await db
    .insert(passkeys)
    .values({
      accountId: id,
      credentialId: crypto.randomUUID(),
      publicKey: "",
      counter: 0,
      transports: [],
      isBackedUp: false,
      name: "Laptop",
    })
    .returning({ id: passkeys.id });
  return row?.id ?? "";
}
