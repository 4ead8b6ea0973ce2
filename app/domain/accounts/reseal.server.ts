import { and, eq } from "drizzle-orm";
import { db } from "#app/platform/database.server.ts";
import { seal, unseal } from "#app/platform/sealed.server.ts";
import { authenticators } from "#db/schema/second-factors.ts";

/**
 * Seals the secrets of all authenticator apps with SECRET_KEY of now, so that those of SECRET_KEYS_OLD are needed no
 * longer. Answers with how many there were, and how many open with none of the keys.
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
      // Not one that somebody has set up anew meanwhile.
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
