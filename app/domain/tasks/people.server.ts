import { asc, isNull } from "drizzle-orm";
import { db } from "#app/platform/database.server.ts";
import { accounts } from "#db/schema/accounts.ts";

export interface Colleague {
  id: string;
  name: string;
}

/** Whoever can be given a task or be named in a comment. */
export function listColleagues(): Promise<Colleague[]> {
  return db
    .select({ id: accounts.id, name: accounts.name })
    .from(accounts)
    .where(isNull(accounts.disabledAt))
    .orderBy(asc(accounts.name));
}
