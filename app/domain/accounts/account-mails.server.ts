import { and, eq, isNull } from "drizzle-orm";
import { readMailBrand } from "#app/domain/settings/settings.server.ts";
import { paths } from "#app/paths/paths.ts";
import { db } from "#app/platform/database.server.ts";
import { env } from "#app/platform/env.server.ts";
import { MailError, messageIdOf, sendMail } from "#app/platform/mailer.server.ts";
import type { PayloadOf } from "#app/platform/queue.server.ts";
import { renderEmail } from "#app/platform/render-email.ts";
import { accounts } from "#db/schema/accounts.ts";
import { roleWords } from "./account.ts";
import type { sendNotice } from "./account-jobs.server.ts";
import { makeInvitationToken, noteInvitationMail } from "./invitations.server.ts";
import { messages } from "./messages.ts";
import { notices } from "./notice-messages.ts";
import { makeRecoveryToken } from "./recovery.server.ts";

/** ADMIN-02: sends the password reset link if an account has this address. */
export async function mailRecoveryLink(email: string) {
  const made = await makeRecoveryToken(email);
  if (!made) return;
  const brand = await readMailBrand();
  await sendMail({
    to: made.staff.email,
    subject: messages.setANewPasswordFor(brand.name),
    ...renderEmail({
      brand,
      title: messages.setANewPassword,
      parts: [
        messages.someoneProbablyYouAskedFor(brand.name),
        { link: env.SITE_URL + paths.admin.recover(made.token), button: messages.setANewPassword },
        messages.theLinkWorksOnceFor,
      ],
    }),
  });
}

/** Sends an invitation and records the delivery result. Skips revoked and accepted invitations. */
export async function mailInvitation(invitationId: string) {
  const made = await makeInvitationToken(invitationId);
  if (!made) return;
  const { token, email, role, by } = made;
  const brand = await readMailBrand();
  const inviter = by ? `${by.name} (${by.email})` : messages.anOwner;
  try {
    await sendMail({
      to: email,
      subject: messages.joinTheAdminOf(brand.name),
      ...renderEmail({
        brand,
        title: messages.joinTheAdminOf(brand.name),
        parts: [
          messages.invitesYouToWorkOn(inviter, brand.name, roleWords[role].label.toLowerCase()),
          { link: env.SITE_URL + paths.admin.invitation(token), button: messages.acceptTheInvitation },
          messages.theLinkWorksOnceForSeven,
        ],
      }),
    });
  } catch (error) {
    await noteInvitationMail(
      invitationId,
      error instanceof MailError ? error.message : messages.unexpectedErrorSeeTheServer,
    );
    throw error;
  }
  await noteInvitationMail(invitationId);
}

/** Notifies a user by mail about a change to their account. */
export async function mailNotice({ accountId, notice, at, device, detail }: PayloadOf<typeof sendNotice>) {
  const [account] = await db
    .select({ email: accounts.email })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), isNull(accounts.disabledAt)));
  if (!account) return;
  const { subject, text } = notices[notice];
  const brand = await readMailBrand();
  const [day, time] = [at.slice(0, 10), at.slice(11, 16)];
  await sendMail({
    to: account.email,
    subject: `${subject} (${brand.name})`,
    ...renderEmail({
      brand,
      title: subject,
      parts: [
        detail ? `${text} ${detail}` : text,
        device ? messages.sentAtFrom(day, time, device, brand.name) : messages.sentAt(day, time, brand.name),
        messages.ifYouExpectedThisYou,
        { link: env.SITE_URL + paths.admin.recover(), button: messages.setANewPassword },
      ],
    }),
    messageId: messageIdOf(`${notice}-${accountId}-${Date.parse(at)}`),
  });
}
