import type { Role } from "#db/schema/accounts.ts";

/** Labels and descriptions of the roles; `policies.ts` defines the exact permissions. */
export const roleWords: Record<Role, { label: string; about: string }> = {
  owner: { label: "Owner", about: "Everything, people and scripts included" },
  editor: { label: "Editor", about: "Pages, news, media and settings; no leads" },
  sales: { label: "Sales", about: "Leads; reads pages" },
  viewer: { label: "Viewer", about: "Reads, changes nothing" },
};

export const roleNames = Object.keys(roleWords) as [Role, ...Role[]];
