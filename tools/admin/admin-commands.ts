import { hasEmail } from "#app/domain/accounts/accounts.server.ts";
import { resealSecrets } from "#app/domain/accounts/authenticator.server.ts";
import { emailSchema } from "#app/domain/accounts/credentials.ts";
import { inviteAsSystem } from "#app/domain/accounts/invitations.server.ts";
import { makeRecoveryToken } from "#app/domain/accounts/recovery.server.ts";
import { listUsers, removeSecondFactor } from "#app/domain/accounts/users.server.ts";
import { recordAudit } from "#app/domain/audit/audit.server.ts";
import { readBrandName } from "#app/domain/settings/settings.server.ts";
import { paths } from "#app/paths/paths.ts";
import { db } from "#app/platform/database.server.ts";
import { env } from "#app/platform/env.server.ts";
import { accounts } from "#db/schema/accounts.ts";
import { adoptBuckets, sweepBuckets } from "./bucket-commands.ts";
import { messages } from "./messages.ts";

/*
 * Commands that the operator runs in a shell, with the database and without mail. The audit log attributes them to the
 * system.
 */

export interface CommandResult {
  ok: boolean;
  /** The output; undefined after invalid arguments. */
  text?: string;
}

/** Runs one command. */
export async function runAdminCommand([command = "", ...args]: string[]): Promise<CommandResult> {
  if (command === "sweep-buckets") return sweepBuckets(args);
  const [email, ...others] = args;
  if (email === undefined) return withoutArguments[command]?.() ?? { ok: false };
  const run = withEmail[command];
  if (!run || others.length > 0) return { ok: false };
  const address = emailSchema.safeParse(email);
  return address.success ? run(address.data) : refuse(messages.notAnEmailAddress(email));
}

const withoutArguments: Record<string, (() => Promise<CommandResult>) | undefined> = {
  list: async () => ({ ok: true, text: await listing() }),
  reseal,
  "adopt-buckets": adoptBuckets,
};

const withEmail: Record<string, ((email: string) => Promise<CommandResult>) | undefined> = {
  recover,
  "create-owner": createOwner,
  "remove-second-factor": takeSecondFactor,
};

async function reseal(): Promise<CommandResult> {
  const { resealed, unreadable } = await resealSecrets();
  const done = messages.resealed(resealed);
  if (unreadable === 0) return { ok: true, text: messages.removeOldKeys(done) };
  return refuse(messages.unreadableSecrets(done, unreadable));
}

async function listing(): Promise<string> {
  const users = await listUsers();
  if (users.length === 0) return messages.noAccounts;
  return users
    .map(({ email, name, role, disabledAt, hasSecondFactor }) => {
      const access = disabledAt
        ? messages.disabled
        : hasSecondFactor
          ? messages.secondFactor
          : messages.passwordOnly;
      return [role.padEnd(7), access.padEnd(14), email, name].join("  ");
    })
    .join("\n");
}

async function recover(email: string): Promise<CommandResult> {
  const made = await makeRecoveryToken(email);
  if (!made) return refuse(messages.noActiveAccount(email));
  await db.transaction((tx) =>
    recordAudit(tx, {
      action: "account.recovery-link",
      subject: made.staff.id,
      after: { by: "the command line" },
    }),
  );
  return {
    ok: true,
    text: messages.recoveryLink(
      made.staff.name,
      await readBrandName(),
      `${env.SITE_URL}${paths.admin.recover(made.token)}`,
    ),
  };
}

async function createOwner(email: string): Promise<CommandResult> {
  const token = await inviteAsSystem({ email, role: "owner" });
  if (!token) return refuse(messages.alreadyHasAccount(email));
  return {
    ok: true,
    text: messages.ownerLink(await readBrandName(), `${env.SITE_URL}${paths.admin.invitation(token)}`),
  };
}

async function takeSecondFactor(email: string): Promise<CommandResult> {
  const [account] = await db
    .select({ id: accounts.id, name: accounts.name })
    .from(accounts)
    .where(hasEmail(email));
  if (!account) return refuse(messages.noAccount(email));
  await removeSecondFactor(account.id);
  return {
    ok: true,
    text: messages.secondFactorRemoved(account.name, await readBrandName()),
  };
}

function refuse(text: string): CommandResult {
  return { ok: false, text };
}
