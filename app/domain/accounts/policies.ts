import type { Role } from "#db/schema/accounts.ts";

interface Rule {
  /** The permission as the end of the sentence "may …", for the table on the users' screen. */
  may: string;
  roles: readonly Role[];
}

/**
 * Roles and permissions in the admin: the single table that guards, menus and buttons read. Owners have every
 * permission.
 */
const policies = {
  "account.read": { may: "Sign in", roles: ["owner", "editor", "sales", "viewer"] },
  "account.update": {
    may: "Change their own name, password, second factor and theme",
    roles: ["owner", "editor", "sales", "viewer"],
  },
  "admin.enter": { may: "Open the overview and the search", roles: ["owner", "editor", "sales", "viewer"] },
  "leads.read": { may: "View leads and their files", roles: ["owner", "sales", "viewer"] },
  "leads.update": { may: "Work on leads, and change the settings of leads", roles: ["owner", "sales"] },
  "leads.export": { may: "Export leads and personal data", roles: ["owner", "sales"] },
  "leads.erase": { may: "Erase a person’s data permanently", roles: ["owner"] },
  "leads.govern": { may: "Choose the recipients of leads and their retention", roles: ["owner"] },
  "pages.read": {
    may: "Read pages and shared blocks, drafts and versions",
    roles: ["owner", "editor", "sales", "viewer"],
  },
  "pages.update": { may: "Create, move and delete pages and shared blocks", roles: ["owner", "editor"] },
  "pages.publish": {
    may: "Publish, schedule and unpublish pages and shared blocks",
    roles: ["owner", "editor"],
  },
  "news.read": {
    may: "Read news, testimonials and job openings, drafts and versions",
    roles: ["owner", "editor", "sales", "viewer"],
  },
  "news.update": {
    may: "Create, reorder and delete news, testimonials and job openings",
    roles: ["owner", "editor"],
  },
  "news.publish": {
    may: "Publish, schedule and unpublish news, testimonials and job openings",
    roles: ["owner", "editor"],
  },
  "media.read": { may: "View the media library", roles: ["owner", "editor", "viewer"] },
  "media.update": { may: "Upload, change and delete media", roles: ["owner", "editor"] },
  "settings.read": { may: "Read the other settings", roles: ["owner", "editor", "viewer"] },
  "settings.update": { may: "Change the other settings", roles: ["owner", "editor"] },
  "tasks.read": { may: "Read tasks", roles: ["owner", "editor", "sales", "viewer"] },
  "tasks.update": { may: "Create, change, move and discuss tasks", roles: ["owner", "editor", "sales"] },
  /** Scripts run in every visitor's browser. */
  "scripts.update": { may: "Change the scripts that run in every visitor’s browser", roles: ["owner"] },
  "users.read": { may: "View accounts", roles: ["owner"] },
  "users.update": { may: "Invite people, change their roles, disable accounts", roles: ["owner"] },
  "health.check": { may: "Check the site’s services", roles: ["owner"] },
  "audit.read": { may: "Read and export the audit log", roles: ["owner"] },
} satisfies Record<string, Rule>;

export type Policy = keyof typeof policies;

/** Permissions of an account that must still set up its second factor; all others wait for it. */
export const policiesBeforeSecondFactor: ReadonlySet<Policy> = new Set(["account.read", "account.update"]);

export const policyNames = Object.keys(policies) as Policy[];

export function allows(role: Role, policy: Policy): boolean {
  const { roles }: Rule = policies[policy];
  return roles.includes(role);
}

/** Returns the end of the sentence "may …". */
export function permissionText(policy: Policy): string {
  return policies[policy].may;
}
