import { and, eq } from "drizzle-orm";
import { db } from "#app/platform/database.server.ts";
import { seal, unseal } from "#app/platform/sealed.server.ts";
import { authenticators } from "#db/schema/second-factors.ts";

/**
 * Re-encrypts all authenticator secrets with the current SECRET_KEY, so that SECRET_KEYS_OLD is no longer needed.
 * Returns the number of re-encrypted secrets and of those that no key can decrypt.
 */
export async function resealSecrets(): Promise<{ resealed: number; unreadable: number }> {
  const all = await db
    .select({ accountId: authenticators.accountId, secret: authenticators.secret })
    .from(authenticators);
  let resealed = 0;
  for (const { accountId, secret } of all) {
    const opened = open(secret, accountId);
    if (opened === undefined) continue;
    await db
      .update(authenticators)
      .set({ secret: seal(opened, accountId) })
      // Skips a secret that changed since it was read.
      .where(and(eq(authenticators.accountId, accountId), eq(authenticators.secret, secret)));
    resealed += 1;
  }
  return { resealed, unreadable: all.length - resealed };
}

function open(secret: string, accountId: string): string | undefined {
  try {
    return unseal(secret, accountId);
  } catch {
    return undefined;
  }
}
