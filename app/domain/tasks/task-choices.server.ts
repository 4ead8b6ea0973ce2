import { and, desc, eq, ne, or, sql } from "drizzle-orm";
import type { Staff } from "#app/domain/accounts/account.ts";
import { allows } from "#app/domain/accounts/policies.ts";
import { isAble, listPeople } from "#app/domain/assignments/people.server.ts";
import { matchesLead } from "#app/domain/leads/lead-matching.server.ts";
import { listPageTrees } from "#app/domain/pages/page-tree.server.ts";
import { englishNameOf } from "#app/languages/english-name.ts";
import { db } from "#app/platform/database.server.ts";
import { accounts } from "#db/schema/accounts.ts";
import { leads } from "#db/schema/leads.ts";
import { pages } from "#db/schema/pages.ts";
import { messages } from "./messages.ts";
import { type LeadChoice, leadLabel, leadTextField } from "./task.ts";
import { listLabels } from "./tasks.server.ts";

/** Maximum results of a lead search. */
const MAX_CHOICES = 20;

const columns = { id: leads.id, name: leads.name, email: leads.email };

/** Leads that match a query as in the inbox, newest first, without spam. */
export function searchLeadChoices(query: string): Promise<LeadChoice[]> {
  return db
    .select(columns)
    .from(leads)
    .where(and(ne(leads.status, "spam"), matchesLead(query.slice(0, 200))))
    .orderBy(desc(leads.createdAt), desc(leads.id))
    .limit(MAX_CHOICES);
}

export async function findLeadChoice(id: string | null): Promise<LeadChoice | null> {
  if (!id) return null;
  const [lead] = await db.select(columns).from(leads).where(eq(leads.id, id));
  return lead ?? null;
}

type ReadLead = { leadId: string | null } | { problem: string };

/**
 * Resolves the lead of a form from its id and text. An edited text takes precedence over the id: it can be a lead's id or
 * link, its exact email address, or words that match a single lead.
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

/** People who can be mentioned in a comment. */
export const listColleagues = () => listPeople(isAble());

const canBeAssigned = isAble("tasks.update");

/** People who can be assigned tasks, and the current assignee. */
function listAssignees(present?: string | null) {
  return listPeople(or(canBeAssigned, present ? eq(accounts.id, present) : undefined));
}

/** Whether a task can be saved with this assignee: an enabled account that may work on tasks, or the current one. */
async function isAssignable(assigneeId: string | null, present?: string | null): Promise<boolean> {
  if (assigneeId === null || assigneeId === present) return true;
  return (await db.$count(accounts, and(canBeAssigned, eq(accounts.id, assigneeId)))) > 0;
}

interface Asked {
  withLeads: boolean;
  linked: { leadId: string | null; assigneeId: string | null; pageId: string | null };
}

/**
 * Options of a task's form. People are those who can be assigned tasks, and the current assignee; pages those of the
 * trees, and the linked one, which may be in the trash. The lead field has its own search; this returns the linked lead,
 * for roles that may read leads.
 */
export async function listTaskChoices({ withLeads, linked }: Asked) {
  const [people, labels, tree, lead] = await Promise.all([
    listAssignees(linked.assigneeId),
    listLabels(),
    listPageTrees(),
    withLeads ? findLeadChoice(linked.leadId) : undefined,
  ]);
  const options = tree.map(({ id, title, level, language }) => ({
    id,
    title: "– ".repeat(level - 1) + title + (language && ` (${englishNameOf(language)})`),
  }));
  const isListed = linked.pageId === null || options.some(({ id }) => id === linked.pageId);
  const others = isListed ? [] : await findPageChoice(linked.pageId);
  return { people, labels, pages: [...options, ...others], lead };
}

/** Whether a page still exists; it may be in the trash. */
async function isLinkable(pageId: string | null): Promise<boolean> {
  return pageId === null || (await findPageChoice(pageId)).length > 0;
}

function findPageChoice(id: string | null) {
  if (id === null) return [];
  return db.select({ id: pages.id, title: pages.title }).from(pages).where(eq(pages.id, id));
}

interface Links {
  assigneeId: string | null;
  leadId: string | null;
  pageId: string | null;
}

type CheckedLinks = { links: Omit<Links, "pageId"> } | { fieldErrors: Record<string, string[]> };

/**
 * Checks whom a task's form assigns and which lead and page it links. `present` is what the task has: a role that may
 * not read leads leaves its lead alone.
 */
export async function checkLinks(
  { assigneeId, leadId, pageId }: Links,
  form: FormData,
  by: Staff,
  present?: Links,
): Promise<CheckedLinks> {
  if (!(await isAssignable(assigneeId, present?.assigneeId)))
    return { fieldErrors: { assigneeId: [messages.thisPersonCannotBeAssigned] } };
  if (pageId !== (present?.pageId ?? null) && !(await isLinkable(pageId)))
    return { fieldErrors: { pageId: [messages.thisPageNoLongerExists] } };
  if (!allows(by.role, "leads.read")) return { links: { assigneeId, leadId: present?.leadId ?? null } };
  const text = form.get(leadTextField);
  const isTyped = typeof text === "string" && text.trim() !== "";
  // The text of the linked lead means that lead, even if another one has the same name and address.
  const linked = isTyped ? (leadId ?? present?.leadId ?? null) : leadId;
  const lead = await readTaskLead(linked, typeof text === "string" ? text : undefined);
  if ("problem" in lead) return { fieldErrors: { leadId: [lead.problem] } };
  return { links: { assigneeId, leadId: lead.leadId } };
}
