import { and, desc, eq, ne, or, sql } from "drizzle-orm";
import { db } from "#app/platform/database.server.ts";
import { hasWords } from "#app/platform/has-words.server.ts";
import { leads } from "#db/schema/leads.ts";
import { messages } from "./messages.ts";
import { type LeadChoice, leadLabel } from "./task.ts";

/** Maximum results of a lead search. */
const MAX_CHOICES = 20;

const columns = { id: leads.id, name: leads.name, email: leads.email };

/** Leads that contain all words of a query in name, address, number or text, newest first, without spam. */
export function searchLeadChoices(query: string): Promise<LeadChoice[]> {
  return db
    .select(columns)
    .from(leads)
    .where(
      and(
        ne(leads.status, "spam"),
        hasWords(query.slice(0, 200), [leads.name, leads.email, leads.phone, leads.description]),
      ),
    )
    .orderBy(desc(leads.createdAt), desc(leads.id))
    .limit(MAX_CHOICES);
}

export async function findLeadChoice(id: string | null): Promise<LeadChoice | null> {
  if (!id) return null;
  const [lead] = await db.select(columns).from(leads).where(eq(leads.id, id));
  return lead ?? null;
}

export type ReadLead = { leadId: string | null } | { problem: string };

/**
 * Resolves the lead of a form from its id and text. An edited text takes precedence over the id, which only a script
 * updates: it can be a lead's id or link, its exact email address, or words that match a single lead.
 */
export async function readTaskLead(leadId: string | null, text: string | undefined): Promise<ReadLead> {
  const chosen = await findLeadChoice(leadId);
  if (text === undefined || (chosen && text.trim() === leadLabel(chosen)))
    return { leadId: chosen?.id ?? null };
  const typed = text.trim();
  if (typed === "") return { leadId: null };
  const [id] = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/i.exec(typed) ?? [];
  const matches = id ? [await findLeadChoice(id)] : await findByText(typed);
  const [match, other] = matches;
  if (!match) return { problem: messages.noLeadMatchesSearchBy };
  if (other) return { problem: messages.severalLeadsMatchChooseOne };
  return { leadId: match.id };
}

async function findByText(typed: string): Promise<LeadChoice[]> {
  const address = typed.toLowerCase();
  const isExact = or(
    eq(sql`lower(${leads.email})`, address),
    eq(sql`lower(${leads.name} || ' (' || ${leads.email} || ')')`, address),
  );
  const exact = await db.select(columns).from(leads).where(isExact).limit(2);
  return exact.length > 0 ? exact : searchLeadChoices(typed);
}
