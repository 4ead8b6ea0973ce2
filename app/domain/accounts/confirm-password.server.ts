import { eq } from "drizzle-orm";
import { db } from "#app/platform/database.server.ts";
import { defineRateLimit } from "#app/platform/rate-limits.server.ts";
import { accounts } from "#db/schema/accounts.ts";
import type { Staff } from "./account.ts";
import { passwordMatches } from "./passwords.server.ts";

/** Wrong passwords per signed-in account. */
const perAccount = defineRateLimit({ name: "confirm:account", points: 10, seconds: 15 * 60 });

export type Confirmation =
  | { kind: "confirmed" }
  | { kind: "wrong" }
  | { kind: "limited"; retryAfter: number };

/**
 * Asks for the password again before a sensitive action, so that an unlocked screen is not enough. Wrong passwords are
 * rate limited.
 */
export async function confirmPassword(staff: Staff, password: string): Promise<Confirmation> {
  const retryAfter = await perAccount.take(staff.id);
  if (retryAfter > 0) return { kind: "limited", retryAfter };
  const [account] = await db
    .select({ passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(eq(accounts.id, staff.id));
  if (!(await passwordMatches(password, account?.passwordHash))) return { kind: "wrong" };
  await perAccount.refund(staff.id);
  return { kind: "confirmed" };
}
