import { eq, sql } from "drizzle-orm";
import { emailSchema } from "#app/domain/accounts/credentials.ts";
import { inviteAsSystem } from "#app/domain/accounts/invitations.server.ts";
import { makeRecoveryToken } from "#app/domain/accounts/recovery.server.ts";
import { resealSecrets } from "#app/domain/accounts/reseal.server.ts";
import { listUsers, removeSecondFactor } from "#app/domain/accounts/users.server.ts";
import { recordAudit } from "#app/domain/audit/audit.server.ts";
import { readBrandName } from "#app/domain/settings/brand-name.server.ts";
import { paths } from "#app/http/paths.ts";
import { db } from "#app/platform/database.server.ts";
import { env } from "#app/platform/env.server.ts";
import { accounts } from "#db/schema/accounts.ts";
import { usageOf } from "#tools/site/usage.ts";
import { adoptBuckets, sweepBuckets } from "./bucket-commands.ts";

/*
 * Commands that the operator runs in a shell, with the database and without mail. The audit log attributes them to the
 * system.
 */

export interface CommandResult {
  ok: boolean;
  text: string;
}

/** Runs one command; `text` is its output. */
export async function runAdminCommand([command, ...args]: string[]): Promise<CommandResult> {
  if (command === "list") return { ok: true, text: await listing() };
  if (command === "reseal") return reseal();
  if (command === "adopt-buckets") return adoptBuckets();
  if (command === "sweep-buckets") return sweepBuckets(args);
  const [email] = args;
  const run = email === undefined ? undefined : withEmail[command ?? ""];
  if (!run) return { ok: false, text: usageOf("admin") };
  const address = emailSchema.safeParse(email);
  return address.success ? run(address.data) : refuse(`"${email}" is not an e-mail address.`);
}

const withEmail: Record<string, ((email: string) => Promise<CommandResult>) | undefined> = {
  recover,
  "create-owner": createOwner,
  "remove-second-factor": takeSecondFactor,
};

async function reseal(): Promise<CommandResult> {
  const { resealed, unreadable } = await resealSecrets();
  const done = `${resealed} authenticator apps are sealed with SECRET_KEY of now.`;
  if (unreadable === 0) return { ok: true, text: `${done} SECRET_KEYS_OLD can go.` };
  return refuse(
    `${done} ${unreadable} open with none of the keys: name the one they were sealed with in SECRET_KEYS_OLD.`,
  );
}

async function listing(): Promise<string> {
  const users = await listUsers();
  if (users.length === 0)
    return "Nobody has an account. A link that makes the first: site admin create-owner EMAIL";
  return users
    .map(({ email, name, role, disabledAt, hasSecondFactor }) => {
      const access = disabledAt ? "disabled" : hasSecondFactor ? "second factor" : "password only";
      return [role.padEnd(7), access.padEnd(14), email, name].join("  ");
    })
    .join("\n");
}

async function recover(email: string): Promise<CommandResult> {
  const made = await makeRecoveryToken(email);
  if (!made) return refuse(`Nobody who may sign in has the address ${email}. See: site admin list`);
  await db.transaction((tx) =>
    recordAudit(tx, {
      action: "account.recovery-link",
      subject: made.staff.id,
      after: { by: "the command line" },
    }),
  );
  return {
    ok: true,
    text: `${made.staff.name} sets a new password for ${await readBrandName()} here, once and within an hour:\n${env.SITE_URL}${paths.admin.recover(made.token)}`,
  };
}

async function createOwner(email: string): Promise<CommandResult> {
  const token = await inviteAsSystem({ email, role: "owner" });
  if (!token) return refuse(`${email} has an account already. Another owner can change its role.`);
  return {
    ok: true,
    text: `This link makes the account of an owner of ${await readBrandName()}, once and within seven days:\n${env.SITE_URL}${paths.admin.invitation(token)}`,
  };
}

async function takeSecondFactor(email: string): Promise<CommandResult> {
  const [account] = await db
    .select({ id: accounts.id, name: accounts.name })
    .from(accounts)
    .where(eq(sql`lower(${accounts.email})`, email.toLowerCase()));
  if (!account) return refuse(`Nobody has the address ${email}. See: site admin list`);
  await removeSecondFactor(account.id);
  return {
    ok: true,
    text: `${account.name} signs in to ${await readBrandName()} with the password alone until another second factor is set up. They are notified by mail.`,
  };
}

function refuse(text: string): CommandResult {
  return { ok: false, text };
}
