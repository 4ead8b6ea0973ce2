import { and, eq } from "drizzle-orm";
import type { Transaction } from "#app/platform/database.server.ts";
import { devices } from "#db/schema/accounts.ts";
import { hashToken, newToken } from "./tokens.server.ts";

/**
 * Whether an account has been used in this browser before, by the token it keeps; from now on it has. Answers with
 * the token to keep, which is the same for everybody who shares the browser.
 */
export async function meetDevice(
  tx: Transaction,
  accountId: string,
  device: string | undefined,
): Promise<{ isKnown: boolean; device: string }> {
  const token = device ?? newToken();
  const tokenHash = hashToken(token);
  const seen = await tx
    .update(devices)
    .set({ lastSeenAt: new Date() })
    .where(and(eq(devices.accountId, accountId), eq(devices.tokenHash, tokenHash)))
    .returning({ accountId: devices.accountId });
  if (seen.length > 0) return { isKnown: true, device: token };

  await tx.insert(devices).values({ accountId, tokenHash }).onConflictDoNothing();
  return { isKnown: false, device: token };
}
