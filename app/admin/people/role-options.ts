import { roleNames, roleWords } from "#app/domain/accounts/roles.ts";

/** The roles to choose from, each with a description. */
export const roleOptions = roleNames.map((role) => ({
  value: role,
  label: `${roleWords[role].label}: ${roleWords[role].about.charAt(0).toLowerCase()}${roleWords[role].about.slice(1)}`,
}));
