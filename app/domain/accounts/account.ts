import type { Role } from "#db/schema/accounts.ts";

/** Whoever is signed in; the actor of every change in the admin. */
export interface Staff {
  id: string;
  email: string;
  name: string;
  role: Role;
}
