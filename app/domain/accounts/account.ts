import type { Role } from "#db/schema/accounts.ts";

/** The signed-in user; the actor of every change in the admin. */
export interface Staff {
  id: string;
  email: string;
  name: string;
  role: Role;
}

/** A signed-in browser session. */
export interface Session {
  id: string;
  staff: Staff;
  /** The site requires a second factor and this account has none yet. */
  owesSecondFactor: boolean;
}
