import type { Transaction } from "#app/platform/database.server.ts";
import { findSecondFactors } from "./second-factor.server.ts";
import { endSessions } from "./sessions.server.ts";

/**
 * Ends the other sessions of an account that is about to get its first second factor: they were started by the password
 * alone, perhaps by an attacker who knew it.
 */
export async function endPasswordSessions(tx: Transaction, accountId: string, except: string) {
  const { authenticator, passkeys } = await findSecondFactors(accountId, tx);
  if (!authenticator && passkeys === 0) await endSessions(tx, accountId, except);
}
