import type { Staff } from "#app/domain/accounts/account.ts";
import { hashPassword } from "#app/domain/accounts/passwords.server.ts";
import { db } from "#app/platform/database.server.ts";
import { accounts } from "#db/schema/accounts.ts";

let made = 0;

type Values = Partial<Omit<typeof accounts.$inferInsert, "passwordHash">> & { password?: string };

/** An owner by default. Can sign in only with a given password, because hashing one takes time. */
export async function createStaff({ password, ...values }: Values = {}): Promise<Staff> {
  made += 1;
  const [staff] = await db
    .insert(accounts)
    .values({
      email: `staff-${made}-${crypto.randomUUID()}@kestrel.example`,
      name: `Staff ${made}`,
      role: "owner",
      passwordHash: password ? await hashPassword(password) : "",
      ...values,
    })
    .returning({ id: accounts.id, email: accounts.email, name: accounts.name, role: accounts.role });
  if (!staff) throw new Error("the account was not stored");
  return staff;
}
