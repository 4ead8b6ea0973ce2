import { desc, inArray, or, sql } from "drizzle-orm";
import { listPageTree } from "#app/domain/pages/page-tree.server.ts";
import { db } from "#app/platform/database.server.ts";
import { leads } from "#db/schema/leads.ts";
import { listColleagues } from "./people.server.ts";
import { listLabels } from "./tasks.server.ts";

/** Leads that a form offers beside the one that the task is about already. */
const newestLeads = 30;

interface Asked {
  withLeads: boolean;
  linked: { leadId: string | null; assigneeId: string | null };
}

/**
 * What the fields of a task offer. Leads only for whoever may read them: the newest, and the one it is about. People are
 * those who can be given a task, and whoever has this one.
 */
export async function listTaskChoices({ withLeads, linked }: Asked) {
  const [people, labels, tree, offered] = await Promise.all([
    listColleagues(linked.assigneeId),
    listLabels(),
    listPageTree(),
    withLeads ? listLeadChoices(linked.leadId) : undefined,
  ]);
  const pages = tree.map(({ id, title, level }) => ({ id, title: "– ".repeat(level - 1) + title }));
  return { people, labels, pages, leads: offered };
}

function listLeadChoices(linked: string | null) {
  const newest = db
    .select({ id: leads.id })
    .from(leads)
    .where(sql`${leads.status} <> 'spam'`)
    .orderBy(desc(leads.createdAt))
    .limit(newestLeads);
  return db
    .select({ id: leads.id, name: leads.name })
    .from(leads)
    .where(or(inArray(leads.id, newest), linked ? inArray(leads.id, [linked]) : undefined))
    .orderBy(desc(leads.createdAt));
}
