import { and, inArray, or, type SQL, sql } from "drizzle-orm";
import { addressSpellings } from "#app/domain/contact/address-spellings.server.ts";
import { db } from "#app/platform/database.server.ts";
import { contains } from "#app/platform/has-words.server.ts";
import { leadEvents, leadReplies, leads } from "#db/schema/leads.ts";
import { idStartOf } from "./lead.ts";
import { hasPhone } from "./same-person.server.ts";

/**
 * SQL condition on `leads` for a search: each word occurs in what the sender wrote or attached, or in the team's mails
 * and notes; or the text is a phone number in any format, or the reference that the sender quotes. Undefined, which
 * matches everything, for a query without words.
 */
export function matchesLead(query: string): SQL | undefined {
  const words = query.split(/\s+/).filter(Boolean);
  if (words.length === 0) return undefined;
  const idStart = idStartOf(query);
  return or(
    and(...words.map(hasWord)),
    /^[\d\s+()/.-]+$/.test(query) ? hasPhone(query) : undefined,
    idStart ? sql`${leads.id}::text like ${`${idStart}%`}` : undefined,
  );
}

const fileNames = sql`jsonb_path_query_array(${leads.attachedFiles}, '$[*].name')::text`;
const noteText = sql`${leadEvents.detail}->>'text'`;

/** The subqueries do not depend on the lead, so that Postgres runs each once. */
function hasWord(word: string): SQL | undefined {
  const answered = db
    .select({ leadId: leadReplies.leadId })
    .from(leadReplies)
    .where(or(contains(leadReplies.subject, word), contains(leadReplies.body, word)));
  const noted = db
    .select({ leadId: leadEvents.leadId })
    .from(leadEvents)
    .where(and(inArray(leadEvents.type, ["note", "call"]), contains(noteText, word)));
  return or(
    ...[leads.name, leads.phone, leads.description, fileNames].map((column) => contains(column, word)),
    ...addressSpellings(word).map((spelling) => contains(leads.email, spelling)),
    inArray(leads.id, answered),
    inArray(leads.id, noted),
  );
}
