import { randomUUID } from "node:crypto";
import type { Transaction } from "#app/platform/database.server.ts";
import { leadEvents, leads } from "#db/schema/leads.ts";
import { tasks } from "#db/schema/tasks.ts";
import { readDemoLeads, readDemoTasks } from "./content.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

type DemoLead = ReturnType<typeof readDemoLeads>[number];

/**
 * Seeds an empty admin with fictitious enquiries and related tasks, dated relative to now. They have no owner, so no
 * reminders are mailed, and no files, mails or webhooks.
 */
export async function seedDemoDesk(tx: Transaction, now = new Date()) {
  const demoLeads = readDemoLeads().map((lead) => ({ ...lead, id: randomUUID() }));
  await tx.insert(leads).values(demoLeads.map((lead) => leadRow(lead, now)));
  await tx.insert(leadEvents).values(demoLeads.flatMap((lead) => eventRows(lead, now)));

  const idOf = new Map(demoLeads.map(({ email, id }) => [email, id]));
  await tx.insert(tasks).values(
    readDemoTasks().map(({ lead, dueInDays, checklist, ...task }, position) => ({
      ...task,
      leadId: lead && requireId(idOf, lead),
      dueDate: dayAfter(dueInDays, now),
      checklist: checklist.map((item) => ({ ...item, id: randomUUID() })),
      orderIndex: position * 1000,
    })),
  );
}

function leadRow(
  { hoursAgo, path, nextStepInDays, notes: _, ...lead }: DemoLead & { id: string },
  now: Date,
): typeof leads.$inferInsert {
  const createdAt = hoursBefore(now, hoursAgo);
  const isAnswered = lead.status !== "new" && lead.status !== "spam";
  return {
    ...lead,
    createdAt,
    answeredAt: isAnswered ? answeredAt(createdAt) : null,
    nextStepOn: dayAfter(nextStepInDays, now),
    visitorHistory: path.map((page, position) => {
      const minutesBefore = 2 * (path.length - position);
      return `${page} (${new Date(createdAt.getTime() - minutesBefore * 60_000).toISOString()})`;
    }),
  };
}

/** The lead arrived, was answered after three hours, and got a note on each following day. */
function eventRows(
  { id: leadId, hoursAgo, status, notes }: DemoLead & { id: string },
  now: Date,
): (typeof leadEvents.$inferInsert)[] {
  const createdAt = hoursBefore(now, hoursAgo);
  const moved = answeredAt(createdAt);
  return [
    { leadId, type: "captured", detail: { files: 0 }, createdAt },
    ...(status === "new"
      ? []
      : [{ leadId, type: "status-changed" as const, detail: { from: "new", to: status }, createdAt: moved }]),
    ...notes.map((text, position) => ({
      leadId,
      type: "note" as const,
      detail: { text },
      createdAt: new Date(moved.getTime() + (position + 1) * DAY_MS),
    })),
  ];
}

const hoursBefore = (moment: Date, hours: number) => new Date(moment.getTime() - hours * HOUR_MS);
const answeredAt = (createdAt: Date) => new Date(createdAt.getTime() + 3 * HOUR_MS);

function dayAfter(days: number | undefined, now: Date): string | null {
  return days === undefined ? null : new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
}

function requireId(idOf: Map<string, string>, email: string): string {
  const id = idOf.get(email);
  if (!id) throw new Error(`demo/content/tasks.yaml names the lead ${email}, who is not in leads.yaml`);
  return id;
}
