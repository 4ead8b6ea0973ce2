import { asc, eq, isNull, or } from "drizzle-orm";
import { db } from "#app/platform/database.server.ts";
import { accounts } from "#db/schema/accounts.ts";

export interface Colleague {
  id: string;
  name: string;
}

/** Whoever can be given a task or be named in a comment; `also` is there in any case. */
export function listColleagues(also?: string | null): Promise<Colleague[]> {
  return db
    .select({ id: accounts.id, name: accounts.name })
    .from(accounts)
    .where(or(isNull(accounts.disabledAt), also ? eq(accounts.id, also) : undefined))
    .orderBy(asc(accounts.name));
}
