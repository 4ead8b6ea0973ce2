import { asc, eq } from "drizzle-orm";
import { type Database, db, type Transaction } from "#app/platform/database.server.ts";
import { messageIdOf } from "#app/platform/mailer.server.ts";
import { leadReplies } from "#db/schema/leads.ts";
import type { Lead } from "./leads.server.ts";

/** The Message-ID of the mail to the team. */
export const notificationIdOf = (leadId: string) => messageIdOf(`lead-${leadId}`);

/** The Message-ID of the mail to the sender. */
export const confirmationIdOf = (leadId: string) => messageIdOf(`confirmation-${leadId}`);

/** Whether the sender has the confirmation, and so replies answer it. */
export const isConfirmed = ({ events }: Pick<Lead, "events">) =>
  events.some(({ type }) => type === "confirmation-sent");

/** Returns the replies to a lead, oldest first. */
export function listThread(leadId: string, tx: Transaction | Database = db) {
  return tx
    .select({
      id: leadReplies.id,
      authorId: leadReplies.authorId,
      messageId: leadReplies.messageId,
      createdAt: leadReplies.createdAt,
    })
    .from(leadReplies)
    .where(eq(leadReplies.leadId, leadId))
    .orderBy(asc(leadReplies.createdAt));
}
