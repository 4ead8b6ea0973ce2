import type { Transaction } from "#app/platform/database.server.ts";
import { findSecondFactors } from "./second-factor.server.ts";
import { endSessions } from "./sessions.server.ts";

/**
 * Ends the other sessions of an account before it gets its first second factor: they needed only the password, which an
 * attacker may know.
 */
export async function endPasswordSessions(tx: Transaction, accountId: string, except: string) {
  const { authenticator, passkeys } = await findSecondFactors(accountId, tx);
  if (!authenticator && passkeys === 0) await endSessions(tx, accountId, except);
}
