import { accounts } from "#db/schema/accounts.ts";

/** Columns of an account that form a `Staff`. */
export const staffColumns = {
  id: accounts.id,
  email: accounts.email,
  name: accounts.name,
  role: accounts.role,
};
