import type { AuthenticationResponseJSON } from "@simplewebauthn/server";
import { and, eq, isNull } from "drizzle-orm";
import { db } from "#app/platform/database.server.ts";
import { accounts } from "#db/schema/accounts.ts";
import { passkeys } from "#db/schema/second-factors.ts";
import type { Staff } from "./account.ts";
import { staffColumns } from "./staff-columns.server.ts";
import { expectedAnswer, keepChallenge, rpID, takeChallenge, webauthn } from "./webauthn.server.ts";

/** Returns WebAuthn request options for this account's passkeys, or for any discoverable passkey. */
export async function beginPasskeySignIn(accountId?: string) {
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
export async function verifyPasskey(
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
