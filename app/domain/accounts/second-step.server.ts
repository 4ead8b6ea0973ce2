import type { AuthenticationResponseJSON } from "@simplewebauthn/server";
import { addressGroup } from "#app/platform/address-group.server.ts";
import { db } from "#app/platform/database.server.ts";
import { defineRateLimit } from "#app/platform/rate-limits.server.ts";
import { enqueueNotice } from "./account-jobs.server.ts";
import { findKnownDevice } from "./attempt-limits.server.ts";
import { takeAuthenticatorCode } from "./authenticator.server.ts";
import type { Visit } from "./device.ts";
import { beginPasskeySignIn, verifyPasskey } from "./passkey-sign-in.server.ts";
import { findPendingSignIn, takePendingSignIn } from "./pending-sign-ins.server.ts";
import { takeRecoveryCode } from "./recovery-codes.server.ts";
import { recordRefusedSecondStep } from "./refused-sign-ins.server.ts";
import { beginSession, type OpenSession, type SignInMeans, whereFrom } from "./sign-in.server.ts";

/** Wrong codes taken for one account, of a known browser for itself: of a million, three are right at a time. */
const perAccount = defineRateLimit({ name: "second-step:account", points: 10, seconds: 15 * 60 });

/** Passkeys that were refused, from one address. */
const perAddress = defineRateLimit({ name: "passkey:address", points: 50, seconds: 15 * 60 });

/** Sign-ins by passkey that were begun and led nowhere, from one address: each leaves a row for five minutes. */
const begunPerAddress = defineRateLimit({ name: "passkey-begin:address", points: 50, seconds: 15 * 60 });

export type SecondStepOutcome =
  | ({ kind: "signed-in" } & OpenSession)
  | { kind: "refused" }
  | { kind: "limited"; retryAfter: number }
  /** The password was shown too long ago, or never. */
  | { kind: "over" };

/** Ends a sign-in with a code of the authenticator app, or with a recovery code, told apart by their looks. */
export async function finishWithCode(
  pendingToken: string,
  code: string,
  visit: Visit,
  previousToken?: string,
): Promise<SecondStepOutcome> {
  const staff = await findPendingSignIn(pendingToken);
  if (!staff) return { kind: "over" };
  const device = await findKnownDevice(staff.email, visit.device);
  const counter = device ? `${staff.id}:${device}` : staff.id;
  const retryAfter = await perAccount.take(counter);
  if (retryAfter > 0) {
    await recordRefusedSecondStep("limited", staff.id, visit);
    return { kind: "limited", retryAfter };
  }

  const means: SignInMeans = /^[\d\s]{6,}$/.test(code.trim()) ? "authenticator" : "recovery-code";
  const isRight = await db.transaction(async (tx) => {
    const take = means === "authenticator" ? takeAuthenticatorCode : takeRecoveryCode;
    const isTaken = (await take(tx, staff.id, code)) && (await takePendingSignIn(tx, pendingToken));
    if (isTaken && means === "recovery-code")
      await enqueueNotice(tx, staff.id, "recovery-code-used", whereFrom(visit));
    return isTaken;
  });
  if (!isRight) {
    await recordRefusedSecondStep("refused", staff.id, visit);
    return { kind: "refused" };
  }
  await perAccount.refund(counter);
  return { kind: "signed-in", ...(await beginSession(staff, visit, { means, previousToken })) };
}

export type BegunWithPasskey =
  /** What the browser must sign. */
  | { kind: "begun"; options: Awaited<ReturnType<typeof beginPasskeySignIn>> }
  /** Too many were begun; `retryAfter` in seconds. */
  | { kind: "limited"; retryAfter: number };

/** Asks for a passkey: one of whoever has shown the password, where the sign-in is named, or else anybody's. */
export async function beginWithPasskey(
  pendingToken: string | undefined,
  visit: Visit,
): Promise<BegunWithPasskey> {
  const retryAfter = await begunPerAddress.take(addressGroup(visit.address ?? "unknown"));
  if (retryAfter > 0) return { kind: "limited", retryAfter };

  const pending = pendingToken ? await findPendingSignIn(pendingToken) : undefined;
  return { kind: "begun", options: await beginPasskeySignIn(pending?.id) };
}

/** Ends a sign-in with a passkey, or is one by itself: it is possession and a fingerprint or PIN at once. */
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
  if (pendingToken) await db.transaction((tx) => takePendingSignIn(tx, pendingToken));
  return { kind: "signed-in", ...(await beginSession(staff, visit, { means: "passkey", previousToken })) };
}
