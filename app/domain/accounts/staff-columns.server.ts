import { accounts } from "#db/schema/accounts.ts";

/** The columns of an account that make a Staff. */
export const staffColumns = {
  id: accounts.id,
  email: accounts.email,
  name: accounts.name,
  role: accounts.role,
};
