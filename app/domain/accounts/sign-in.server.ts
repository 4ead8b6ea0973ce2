import { eq } from "drizzle-orm";
import { recordAudit } from "#app/domain/audit/audit.server.ts";
import { db } from "#app/platform/database.server.ts";
import { defineRateLimit } from "#app/platform/rate-limits.server.ts";
import { accounts } from "#db/schema/accounts.ts";
import type { Staff } from "./account.ts";
import { verifySignIn } from "./accounts.server.ts";
import { endSession, startSession, type Visit } from "./sessions.server.ts";
import { hashToken } from "./tokens.server.ts";

/** Wrong passwords taken for one account, from wherever they come. */
const perAccount = defineRateLimit({ name: "sign-in:account", points: 10, seconds: 15 * 60 });

/** Wrong passwords taken from one address, for whatever accounts; an office behind one address shares it. */
const perAddress = defineRateLimit({ name: "sign-in:address", points: 50, seconds: 15 * 60 });

interface OpenSession {
  token: string;
  expiresAt: Date;
}

type SignInOutcome =
  | ({ kind: "signed-in" } & OpenSession)
  /** Address or password is wrong, or the account is disabled; which of them is told to nobody. */
  | { kind: "refused" }
  /** Too many attempts; `retryAfter` in seconds. */
  | { kind: "limited"; retryAfter: number };

/**
 * Checks address and password and starts a session, which takes the place of the one the browser had. Attempts that
 * fail are limited per account (existing or not) and per network address.
 */
export async function signIn(
  credentials: { email: string; password: string },
  visit: Visit,
  previousToken?: string,
): Promise<SignInOutcome> {
  const account = hashToken(credentials.email.toLowerCase());
  const address = visit.address ?? "unknown";
  const retryAfter = Math.max(await perAccount.take(account), await perAddress.take(address));
  if (retryAfter > 0) return { kind: "limited", retryAfter };

  const staff = await verifySignIn(credentials.email, credentials.password);
  if (!staff) return { kind: "refused" };

  await Promise.all([perAccount.giveBack(account), perAddress.giveBack(address)]);
  return { kind: "signed-in", ...(await beginSession(staff, visit, previousToken)) };
}

/** Signs somebody in who has shown who they are. */
export function beginSession(staff: Staff, visit: Visit, previousToken?: string): Promise<OpenSession> {
  return db.transaction(async (tx) => {
    if (previousToken) await endSession(tx, previousToken);
    await tx.update(accounts).set({ lastSignInAt: new Date() }).where(eq(accounts.id, staff.id));
    await recordAudit(tx, { actor: staff, action: "account.sign-in", subject: staff.id });
    return startSession(tx, staff.id, visit);
  });
}

/** Ends the session of this token. Harmless when it is over already. */
export async function signOut(token: string) {
  await endSession(db, token);
}
