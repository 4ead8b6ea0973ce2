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

/** Labels and descriptions of the roles; `policies.ts` defines the exact permissions. */
export const roleWords: Record<Role, { label: string; about: string }> = {
  owner: { label: "Owner", about: "Everything, including people and scripts" },
  editor: { label: "Editor", about: "Pages, news, media and settings, but no leads" },
  sales: { label: "Sales", about: "Leads; can view pages" },
  viewer: { label: "Viewer", about: "Can view, but not change" },
};

export const roleNames = Object.keys(roleWords) as [Role, ...Role[]];
