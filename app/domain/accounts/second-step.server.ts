import type { AuthenticationResponseJSON } from "@simplewebauthn/server";
import { and, eq, isNull } from "drizzle-orm";
import { db } from "#app/platform/database.server.ts";
import { addressGroup, defineRateLimit } from "#app/platform/rate-limits.server.ts";
import { accounts } from "#db/schema/accounts.ts";
import { passkeys } from "#db/schema/second-factors.ts";
import type { Staff } from "./account.ts";
import { enqueueNotice } from "./account-jobs.server.ts";
import { lockAccount, staffColumns } from "./accounts.server.ts";
import {
  type Counter,
  findKnownDevice,
  recordRefusedSecondStep,
  refundEach,
  takeEach,
} from "./attempt-limits.server.ts";
import { takeAuthenticatorCode } from "./authenticator.server.ts";
import type { Visit } from "./device.ts";
import { expectedAnswer, keepChallenge, rpID, takeChallenge, webauthn } from "./passkeys.server.ts";
import { takeRecoveryCode } from "./second-factors.server.ts";
import { consumePendingSignIn, findPendingSignIn } from "./sessions.server.ts";
import { beginSession, type OpenSession, type SignInMeans, whereFrom } from "./sign-in.server.ts";

/*
 * Wrong codes per account, with separate counters for known browsers and for recovery codes, so that another person's
 * guesses lock out neither. Three of a million codes of an app are valid at a time: the daily limit keeps guessing for
 * weeks useless.
 */
const perAccount = defineRateLimit({ name: "second-step:account", points: 10, seconds: 15 * 60 });
const perAccountAndDay = defineRateLimit({ name: "second-step:day", points: 50, seconds: 24 * 60 * 60 });

/** Notices of refused codes per account. */
const noticesPerAccount = defineRateLimit({ name: "second-step:notice", points: 1, seconds: 6 * 60 * 60 });

/** Rejected passkeys per network address. */
const perAddress = defineRateLimit({ name: "passkey:address", points: 50, seconds: 15 * 60 });

/** Unfinished passkey sign-ins per network address: each stores a row for five minutes. */
const begunPerAddress = defineRateLimit({ name: "passkey-begin:address", points: 50, seconds: 15 * 60 });

type SecondStepOutcome =
  | ({ kind: "signed-in" } & OpenSession)
  | { kind: "refused" }
  | { kind: "limited"; retryAfter: number }
  /** The password step has expired or never happened. */
  | { kind: "over" };

/** Finishes a sign-in with an authenticator code or a recovery code, distinguished by format. */
export async function finishWithCode(
  pendingToken: string,
  code: string,
  visit: Visit,
  previousToken?: string,
): Promise<SecondStepOutcome> {
  const staff = await findPendingSignIn(pendingToken);
  if (!staff) return { kind: "over" };
  const device = await findKnownDevice(staff.email, visit.device);
  const means: SignInMeans = /^[\d\s]{6,}$/.test(code.trim()) ? "authenticator" : "recovery-code";
  const counter = [staff.id, means, device].join(":");
  const counters: Counter[] = [
    [perAccount, counter],
    [perAccountAndDay, counter],
  ];
  const retryAfter = await takeEach(counters);
  if (retryAfter > 0) {
    await recordRefusedSecondStep("limited", staff.id, visit);
    return { kind: "limited", retryAfter };
  }

  const session = await db.transaction(async (tx) => {
    await lockAccount(tx, staff.id);
    const take = means === "authenticator" ? takeAuthenticatorCode : takeRecoveryCode;
    const isTaken = (await take(tx, staff.id, code)) && (await consumePendingSignIn(tx, pendingToken));
    if (!isTaken) return undefined;
    if (means === "recovery-code") await enqueueNotice(tx, staff.id, "recovery-code-used", whereFrom(visit));
    return beginSession(staff, visit, { means, previousToken }, tx);
  });
  if (!session) {
    await recordRefusedSecondStep("refused", staff.id, visit);
    if (await perAccount.isSpent(counter)) await notifyOfRefusedCodes(staff.id, visit);
    return { kind: "refused" };
  }
  await refundEach(counters);
  return { kind: "signed-in", ...session };
}

/** Tells the account's person that someone knows the password: only then is a code asked for. */
async function notifyOfRefusedCodes(accountId: string, visit: Visit) {
  if ((await noticesPerAccount.take(accountId)) > 0) return;
  await db.transaction((tx) => enqueueNotice(tx, accountId, "second-factor-refused", whereFrom(visit)));
}

type BegunWithPasskey =
  /** The challenge that the browser signs. */
  | { kind: "begun"; options: Awaited<ReturnType<typeof beginPasskeySignIn>> }
  /** Too many challenges were requested; `retryAfter` in seconds. */
  | { kind: "limited"; retryAfter: number };

/** Requests a passkey: of the pending sign-in's account if there is one, else of any account. */
export async function beginWithPasskey(
  pendingToken: string | undefined,
  visit: Visit,
): Promise<BegunWithPasskey> {
  const retryAfter = await begunPerAddress.take(addressGroup(visit.address ?? "unknown"));
  if (retryAfter > 0) return { kind: "limited", retryAfter };

  const pending = pendingToken ? await findPendingSignIn(pendingToken) : undefined;
  return { kind: "begun", options: await beginPasskeySignIn(pending?.id) };
}

/**
 * Finishes a sign-in with a passkey, alone or as the second step: a passkey proves possession and a biometric or PIN.
 */
export async function finishWithPasskey(
  pendingToken: string | undefined,
  response: AuthenticationResponseJSON,
  visit: Visit,
  previousToken?: string,
): Promise<SecondStepOutcome> {
  const address = addressGroup(visit.address ?? "unknown");
  const retryAfter = await perAddress.take(address);
  if (retryAfter > 0) return { kind: "limited", retryAfter };

  const pending = pendingToken ? await findPendingSignIn(pendingToken) : undefined;
  if (pendingToken && !pending) return { kind: "over" };
  const staff = await verifyPasskey(response, pending?.id);
  if (!staff) {
    if (pending) await recordRefusedSecondStep("refused", pending.id, visit);
    return { kind: "refused" };
  }

  await Promise.all([perAddress.refund(address), begunPerAddress.refund(address)]);
  if (pendingToken) await db.transaction((tx) => consumePendingSignIn(tx, pendingToken));
  return { kind: "signed-in", ...(await beginSession(staff, visit, { means: "passkey", previousToken })) };
}

/** Returns WebAuthn request options for this account's passkeys, or for any discoverable passkey. */
async function beginPasskeySignIn(accountId?: string) {
  const known = accountId
    ? await db
        .select({ id: passkeys.credentialId, transports: passkeys.transports })
        .from(passkeys)
        .where(eq(passkeys.accountId, accountId))
    : undefined;
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({
    rpID,
    allowCredentials: known,
    userVerification: "required",
  });
  await keepChallenge(options.challenge, "sign-in", accountId);
  return options;
}

/**
 * Returns the account of a passkey response; with `accountId`, only that account. Undefined when verification fails.
 */
async function verifyPasskey(
  response: AuthenticationResponseJSON,
  accountId?: string,
): Promise<Staff | undefined> {
  const [found] = await db
    .select({ passkey: passkeys, staff: staffColumns })
    .from(passkeys)
    .innerJoin(accounts, eq(accounts.id, passkeys.accountId))
    .where(and(eq(passkeys.credentialId, response.id), isNull(accounts.disabledAt)));
  if (!found || (accountId && found.staff.id !== accountId)) return undefined;

  const { passkey, staff } = found;
  const { verifyAuthenticationResponse } = await webauthn();
  const verified = await verifyAuthenticationResponse({
    response,
    ...expectedAnswer,
    expectedChallenge: (challenge) => takeChallenge(challenge, "sign-in", accountId),
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
      counter: passkey.counter,
      transports: passkey.transports,
    },
  }).catch(() => undefined);
  if (!verified?.verified) return undefined;

  await db
    .update(passkeys)
    .set({ counter: verified.authenticationInfo.newCounter, lastUsedAt: new Date() })
    .where(eq(passkeys.id, passkey.id));
  return staff;
}
