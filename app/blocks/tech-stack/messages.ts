/** Texts of technology lists. */
export const allRoles = "All roles";
export const usedIn = "Used in";
export const usedInCases = (cases: string) => `Used in: ${cases}`;
