import { and, eq, isNull } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { allows } from "#app/domain/accounts/policies.ts";
import { paths } from "#app/paths/paths.ts";
import { db } from "#app/platform/database.server.ts";
import { env } from "#app/platform/env.server.ts";
import { messageIdOf, sendMail } from "#app/platform/mailer.server.ts";
import type { PayloadOf } from "#app/platform/queue.server.ts";
import { renderEmail } from "#app/platform/render-email.ts";
import { accounts } from "#db/schema/accounts.ts";
import { leadEvents, leads } from "#db/schema/leads.ts";
import type { notifyOfNoteMention } from "./lead-jobs.server.ts";
import { readTeamMail } from "./team-mail.server.ts";

/** Mails a note to a mentioned person, unless the lead is erased or that person may no longer read it. */
export async function mailNoteMention({ eventId, accountId }: PayloadOf<typeof notifyOfNoteMention>) {
  const authors = alias(accounts, "author");
  const [mention] = await db
    .select({
      to: { email: accounts.email, role: accounts.role },
      author: authors.name,
      detail: leadEvents.detail,
      lead: { id: leads.id, name: leads.name },
    })
    .from(leadEvents)
    .innerJoin(leads, eq(leads.id, leadEvents.leadId))
    .innerJoin(accounts, and(eq(accounts.id, accountId), isNull(accounts.disabledAt)))
    .leftJoin(authors, eq(authors.id, leadEvents.actorId))
    .where(eq(leadEvents.id, eventId));
  if (!mention || !allows(mention.to.role, "leads.read")) return;
  const { to, detail, lead } = mention;
  const { brand, language, texts } = await readTeamMail();
  const by = mention.author ?? texts.mention.aColleague;
  await sendMail({
    to: to.email,
    subject: texts.mention.subject(brand.name, by, lead.name),
    ...renderEmail({
      brand,
      language,
      title: texts.mention.title(by),
      parts: [
        texts.mention.text(by, lead.name, brand.name),
        { quote: String(detail?.text ?? "") },
        { button: texts.openLead, link: env.SITE_URL + paths.admin.lead(lead.id) },
      ],
    }),
    messageId: messageIdOf(`note-mention-${eventId}-${accountId}`),
  });
}
