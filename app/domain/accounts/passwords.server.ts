import { hash, type Options, verify } from "@node-rs/argon2";
import { eq } from "drizzle-orm";
import { readBrandName } from "#app/domain/settings/settings.server.ts";
import { db } from "#app/platform/database.server.ts";
import { defineRateLimit } from "#app/platform/rate-limits.server.ts";
import { accounts } from "#db/schema/accounts.ts";
import type { Staff } from "./account.ts";
import { passwordWeakness } from "./password-strength.server.ts";

/**
 * argon2id (the library's default algorithm) with 19 MiB, two passes and one lane: the OWASP Password Storage Cheat
 * Sheet's minimum, https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html#argon2id
 */
const parameters: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Returns the password as a salted argon2id hash in PHC string format. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, parameters);
}

/**
 * Whether the password matches the hash. Without a hash (unknown address), the same work runs on a dummy hash, so that
 * the response time does not reveal which addresses exist.
 */
export async function passwordMatches(password: string, passwordHash: string | undefined): Promise<boolean> {
  const standIn = await hashOfNothing();
  const matches = await verify(passwordHash ?? standIn, password);
  return matches && passwordHash !== undefined;
}

let standIn: Promise<string> | undefined;

/** Computed once per process with the parameters above, so that a check against it takes as long as a real one. */
function hashOfNothing(): Promise<string> {
  standIn ??= hashPassword(crypto.randomUUID());
  return standIn;
}

/**
 * Returns the reason why a new password is refused, if any: NIST SP 800-63B requires a check against common passwords,
 * repetitions, sequences, and words of the account and the site.
 */
export async function weakPasswordProblem(password: string, account: string[]): Promise<string | undefined> {
  return passwordWeakness(password, [...account, await readBrandName()]);
}

/** Wrong passwords, and wrong first codes of an authenticator app, per signed-in account. */
export const confirmationLimit = defineRateLimit({ name: "confirm:account", points: 10, seconds: 15 * 60 });

type Confirmation = { kind: "confirmed" } | { kind: "wrong" } | { kind: "limited"; retryAfter: number };

/**
 * Asks for the password again before a sensitive action, so that an unlocked screen is not enough. Wrong passwords are
 * rate limited.
 */
export async function confirmPassword(staff: Staff, password: string): Promise<Confirmation> {
  const retryAfter = await confirmationLimit.take(staff.id);
  if (retryAfter > 0) return { kind: "limited", retryAfter };
  const [account] = await db
    .select({ passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(eq(accounts.id, staff.id));
  if (!(await passwordMatches(password, account?.passwordHash))) return { kind: "wrong" };
  await confirmationLimit.refund(staff.id);
  return { kind: "confirmed" };
}
