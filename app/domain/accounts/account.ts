import type { Role } from "#db/schema/accounts.ts";

/** Whoever is signed in; the actor of every change in the admin. */
export interface Staff {
  id: string;
  email: string;
  name: string;
  role: Role;
}

/** A browser in which somebody is signed in. */
export interface Session {
  id: string;
  staff: Staff;
  /** The site asks everybody for a second factor, and this account has none yet. */
  owesSecondFactor: boolean;
}
