import type { Staff } from "#app/domain/accounts/account.ts";
import { startSession } from "#app/domain/accounts/sessions.server.ts";
import { sessionCookie } from "#app/http/cookies.server.ts";
import { db } from "#app/platform/database.server.ts";

/** Starts a session of this user. Returns its cookie as `name=value`, as browsers send it. */
export async function sessionCookieOf({ id }: Pick<Staff, "id">): Promise<string> {
  const { token, expiresAt } = await startSession(db, id, { userAgent: null, address: null });
  return sessionCookie(token, expiresAt).split(";")[0] ?? "";
}
