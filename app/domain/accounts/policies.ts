import type { Role } from "#db/schema/accounts.ts";

/** Who may do what in the admin: the one table that guards, menus and buttons read. Owners may do everything. */
const policies = {
  "leads.read": ["owner", "sales", "viewer"],
  "leads.update": ["owner", "sales"],
  "pages.read": ["owner", "editor", "sales", "viewer"],
  "pages.update": ["owner", "editor"],
  "pages.publish": ["owner", "editor"],
  "settings.read": ["owner", "editor", "viewer"],
  "settings.update": ["owner", "editor"],
  "media.read": ["owner", "editor", "viewer"],
  "media.update": ["owner", "editor"],
  /** Scripts run in every visitor's browser. */
  "scripts.update": ["owner"],
} satisfies Record<string, readonly Role[]>;

export type Policy = keyof typeof policies;

export const policyNames = Object.keys(policies) as Policy[];

export function allows(role: Role, policy: Policy): boolean {
  const roles: readonly Role[] = policies[policy];
  return roles.includes(role);
}
