import { and, eq, isNull } from "drizzle-orm";
import { paths } from "#app/http/paths.ts";
import { db } from "#app/platform/database.server.ts";
import { env } from "#app/platform/env.server.ts";
import { letter } from "#app/platform/letter.ts";
import { MailError, sendMail } from "#app/platform/mailer.server.ts";
import { accounts } from "#db/schema/accounts.ts";
import { makeInvitationToken, noteInvitationMail } from "./invitations.server.ts";
import { type Notice, notices } from "./notices.ts";
import { makeRecoveryToken } from "./recovery.server.ts";
import { roleWords } from "./roles.ts";

const host = new URL(env.SITE_URL).hostname;

/** ADMIN-02: sends the link that sets a new password, if the address is somebody's. */
export async function mailRecoveryLink(email: string) {
  const made = await makeRecoveryToken(email);
  if (!made) return;
  await sendMail({
    to: made.staff.email,
    subject: `Set a new password for ${host}`,
    ...letter([
      `Somebody, probably you, has asked for a new password for your account on ${host}.`,
      { link: env.SITE_URL + paths.admin.recover(made.token), label: "Set a new password" },
      "The link works once and for one hour. If it was not you who asked, do nothing: your password stays as it is.",
    ]),
  });
}

/** Sends an invitation and writes down how that went. Not once it is revoked or accepted. */
export async function mailInvitation(invitationId: string) {
  const made = await makeInvitationToken(invitationId);
  if (!made) return;
  const { token, email, role, by } = made;
  try {
    await sendMail({
      to: email,
      subject: `You are invited to ${host}`,
      ...letter([
        `${by?.name ?? "An owner"} invites you to work on ${host} as ${roleWords[role].label.toLowerCase()}.`,
        { link: env.SITE_URL + paths.admin.invitation(token), label: "Accept the invitation" },
        "The link works once and for seven days. If you do not know what this is about, do nothing.",
      ]),
    });
  } catch (error) {
    await noteInvitationMail(
      invitationId,
      error instanceof MailError ? error.message : "An unexpected error; the log has it",
    );
    throw error;
  }
  await noteInvitationMail(invitationId);
}

/** Tells somebody what has happened to their account. */
export async function mailNotice({
  accountId,
  notice,
  at,
  device,
}: {
  accountId: string;
  notice: Notice;
  at: string;
  device?: string;
}) {
  const [account] = await db
    .select({ email: accounts.email })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), isNull(accounts.disabledAt)));
  if (!account) return;
  const { subject, text } = notices[notice];
  await sendMail({
    to: account.email,
    subject,
    ...letter([
      text,
      `${at.slice(0, 16).replace("T", " at ")} UTC${device ? `, ${device}` : ""}, on ${host}.`,
      "If that was you, all is well. If not, set a new password, which also ends every session:",
      { link: env.SITE_URL + paths.admin.recover(), label: "Set a new password" },
    ]),
    messageId: `${notice}-${accountId}-${Date.parse(at)}@${host}`,
  });
}
