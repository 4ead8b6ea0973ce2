import type { Role } from "#db/schema/accounts.ts";

/** What each role is for, for those who give it; exactly what it may is told by the policies. */
export const roleWords: Record<Role, { label: string; about: string }> = {
  owner: { label: "Owner", about: "Everything, people and scripts included" },
  editor: { label: "Editor", about: "Pages, news, media and settings; no leads" },
  sales: { label: "Sales", about: "Leads; reads pages" },
  viewer: { label: "Viewer", about: "Reads, changes nothing" },
};

export const roleNames = Object.keys(roleWords) as [Role, ...Role[]];
