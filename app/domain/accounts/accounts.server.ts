import { and, asc, eq, gt, isNull, sql } from "drizzle-orm";
import { recordAudit } from "#app/domain/audit/audit.server.ts";
import { type Database, db, type Transaction } from "#app/platform/database.server.ts";
import { env } from "#app/platform/env.server.ts";
import { hashToken, newToken } from "#app/platform/secrets.server.ts";
import { accounts, accountTokens } from "#db/schema/accounts.ts";
import type { Staff } from "./account.ts";
import type { Setup } from "./credentials.ts";
import { messages } from "./messages.ts";
import { WeakOwnerPasswordError } from "./password-strength.server.ts";
import { hashPassword, passwordMatches, weakPasswordProblem } from "./passwords.server.ts";

/** Columns of an account that form a `Staff`. */
export const staffColumns = {
  id: accounts.id,
  email: accounts.email,
  name: accounts.name,
  role: accounts.role,
};

/** SQL condition on accounts: has this mail address. */
export function hasEmail(email: string) {
  return eq(sql`lower(${accounts.email})`, email.toLowerCase());
}

/** SQL condition on account tokens: the link with this token is unused and has not expired. */
export function isOpenLink(purpose: typeof accountTokens.$inferSelect.purpose, token: string) {
  return and(
    eq(accountTokens.tokenHash, hashToken(token)),
    eq(accountTokens.purpose, purpose),
    isNull(accountTokens.usedAt),
    gt(accountTokens.expiresAt, new Date()),
  );
}

const setupLinkLifetime = 24 * 60 * 60 * 1000;

type FirstOwner = { kind: "account"; email: string } | { kind: "setup-link"; token: string };

/**
 * Ensures that an owner account exists and returns it. Without one, creates the account from ADMIN_EMAIL and
 * ADMIN_PASSWORD; without those, a one-time token for `/admin/setup` that expires after 24 hours and replaces earlier
 * ones. Concurrent starts are serialised. Rejects a weak ADMIN_PASSWORD.
 */
export async function ensureFirstOwner(
  given: { email?: string; password?: string } = { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD },
): Promise<FirstOwner> {
  const known = await findFirstOwner(db);
  if (known) return { kind: "account", email: known };
  const owner = given.email && given.password ? await newOwner(given.email, given.password) : undefined;

  return db.transaction(async (tx): Promise<FirstOwner> => {
    await lockOwners(tx);
    const email = await findFirstOwner(tx);
    if (email) return { kind: "account", email };

    await endOpenSetupLinks(tx);
    if (owner) {
      await createOwner(tx, owner);
      return { kind: "account", email: owner.email };
    }
    const token = newToken();
    const expiresAt = new Date(Date.now() + setupLinkLifetime);
    await tx.insert(accountTokens).values({ purpose: "setup", tokenHash: hashToken(token), expiresAt });
    return { kind: "setup-link", token };
  });
}

async function newOwner(email: string, password: string): Promise<NewOwner> {
  const problem = await weakPasswordProblem(password, [email]);
  if (problem) throw new WeakOwnerPasswordError(problem);
  return { name: messages.owner, email, passwordHash: await hashPassword(password) };
}

/** Whether a setup link is still valid. */
export async function isSetupOpen(token: string): Promise<boolean> {
  const [open] = await db
    .select({ id: accountTokens.id })
    .from(accountTokens)
    .where(isOpenLink("setup", token));
  return open !== undefined;
}

/** Creates the first owner and consumes the link. Returns undefined, without changes, for a used or expired link. */
export async function completeSetup(
  token: string,
  { name, email, password }: Setup,
): Promise<Staff | undefined> {
  if (!(await isSetupOpen(token))) return undefined;
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    await lockOwners(tx);
    const [used] = await tx
      .update(accountTokens)
      .set({ usedAt: new Date() })
      .where(isOpenLink("setup", token))
      .returning({ id: accountTokens.id });
    return used && createOwner(tx, { name, email, passwordHash });
  });
}

/**
 * Returns the account with this address and password. Unknown addresses take the same time and give the same result as
 * wrong passwords.
 */
export async function verifySignIn(
  email: string,
  password: string,
): Promise<(Staff & { passwordHash: string }) | undefined> {
  const [account] = await db
    .select({ ...staffColumns, passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(and(hasEmail(email), isNull(accounts.disabledAt)));

  return (await passwordMatches(password, account?.passwordHash)) ? account : undefined;
}

/**
 * Lets a sign-in wait for a concurrent change of the account that ends its sessions, and the reverse, until the
 * transaction ends. Returns the hash of the password; undefined for a disabled account.
 */
export async function lockAccount(tx: Transaction, id: string): Promise<string | undefined> {
  const [account] = await tx
    .select({ passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(and(eq(accounts.id, id), isNull(accounts.disabledAt)))
    .for("no key update");
  return account?.passwordHash;
}

/**
 * Rejects when the account was disabled since the request began, and lets a concurrent disabling wait: it ends what the
 * account creates.
 */
export async function requireEnabled(tx: Transaction, id: string) {
  if ((await lockAccount(tx, id)) === undefined) throw new Error("the account was disabled meanwhile");
}

/**
 * Serialises changes of owners until the transaction ends: concurrent requests cannot create two first owners or leave
 * none.
 */
export async function lockOwners(tx: Transaction) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('accounts_first_owner'))`);
}

async function findFirstOwner(tx: Transaction | Database): Promise<string | undefined> {
  const [owner] = await tx
    .select({ email: accounts.email })
    .from(accounts)
    .where(eq(accounts.role, "owner"))
    .orderBy(asc(accounts.createdAt))
    .limit(1);
  return owner?.email;
}

async function endOpenSetupLinks(tx: Transaction) {
  await tx
    .update(accountTokens)
    .set({ usedAt: new Date() })
    .where(and(eq(accountTokens.purpose, "setup"), isNull(accountTokens.usedAt)));
}

type NewOwner = Pick<typeof accounts.$inferInsert, "name" | "email" | "passwordHash">;

async function createOwner(tx: Transaction, { name, email, passwordHash }: NewOwner): Promise<Staff> {
  const [owner] = await tx
    .insert(accounts)
    .values({ name, email, passwordHash, role: "owner" })
    .returning(staffColumns);
  if (!owner) throw new Error("The database returned no new owner");

  await recordAudit(tx, {
    actor: owner,
    action: "account.setup",
    subject: owner.id,
    after: { role: owner.role },
  });
  return owner;
}
