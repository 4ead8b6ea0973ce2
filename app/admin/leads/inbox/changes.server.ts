import { z } from "zod";
import { leadStatusLabels } from "#app/admin/leads/lead-marks.tsx";
import { type LeadSearch, leadFilterOf } from "#app/admin/leads/lead-search.tsx";
import { messages } from "#app/admin/leads/messages.ts";
import type { Staff } from "#app/domain/accounts/account.ts";
import { leadStatusSchema, MAX_CHANGED_LEADS } from "#app/domain/leads/lead.ts";
import {
  changeOwner,
  changeStatus,
  type LeadChange,
  listLeadOwners,
} from "#app/domain/leads/lead-changes.server.ts";
import { listLeadIds } from "#app/domain/leads/lead-list.server.ts";
import { moneyOf } from "#app/domain/leads/money.ts";
import { getSettings } from "#app/domain/settings/settings.server.ts";
import { groupedNumber } from "#app/fields/whole-number.ts";
import { parseBoundedJson } from "#app/http/bounded-json.ts";
import type { LeadStatus } from "#db/schema/leads.ts";

/** The result of a change as text, with the data to undo it. */
export interface ChangeAnswer {
  text: string;
  isProblem?: boolean;
  undo?: Undo[];
}

/** Applies a change from the list or the board; `search` is the list's query. */
export async function applyLeadChanges(
  form: FormData,
  search: LeadSearch,
  staff: Staff,
): Promise<ChangeAnswer> {
  const read = readLeadChanges(form);
  if (!read.success)
    return { text: "Unknown status or owner. Reload the page and try again.", isProblem: true };
  const { status, owner, undo, everything, until } = read.data;
  if (undo) return takeBack(undo, staff);
  const ids = everything
    ? await listLeadIds(leadFilterOf(search, staff.id), until ?? new Date())
    : read.data.leadId;
  if (ids.length > MAX_CHANGED_LEADS)
    return {
      text: `Filter the list first. You can change at most ${MAX_CHANGED_LEADS} leads at the same time.`,
      isProblem: true,
    };
  if (ids.length === 0) return { text: "Select leads first.", isProblem: true };
  if (!status && !owner) return { text: "Choose a status or an owner.", isProblem: true };

  const answers: ChangeAnswer[] = [];
  if (status) answers.push(await move(ids, status, staff));
  if (owner) answers.push(await give(ids, owner, staff));
  return {
    text: answers.map(({ text }) => text).join(" "),
    isProblem: answers.some(({ isProblem }) => isProblem),
    undo: answers.flatMap((answer) => answer.undo ?? []),
  };
}

async function move(ids: string[], status: LeadStatus, staff: Staff): Promise<ChangeAnswer> {
  const changes = await changeStatus(ids, status, staff);
  return {
    text: await movedWords(changes.length, leadStatusLabels[status]),
    undo: changes.length > 0 ? [{ kind: "status", to: status, from: byFormer(changes) }] : [],
  };
}

async function give(ids: string[], owner: string, staff: Staff): Promise<ChangeAnswer> {
  const ownerId = owner === "nobody" ? null : owner === "me" ? staff.id : owner;
  const person = (await listLeadOwners()).find(({ id }) => id === ownerId);
  if (ownerId && !person) return { text: "This person cannot be assigned leads.", isProblem: true };
  const changes = await changeOwner(ids, ownerId, staff);
  return {
    text: await assignedWords(changes.length, person, staff),
    undo: changes.length > 0 ? [{ kind: "owner", to: ownerId, from: byFormer(changes) }] : [],
  };
}

/** Reverts only leads that still have the changed value; later changes by others stay. */
async function takeBack(undo: Undo[], staff: Staff): Promise<ChangeAnswer> {
  let [asked, done] = [0, 0];
  for (const each of undo) {
    asked += each.from.flatMap(([, ids]) => ids).length;
    done += await takeOneBack(each, staff);
  }
  const missed = asked - done;
  const rest = missed > 0 ? messages.missedLeads(missed) : "";
  return { text: `Undone for ${await leadsInWords(done)}.${rest}` };
}

async function takeOneBack(undo: Undo, staff: Staff): Promise<number> {
  let done = 0;
  if (undo.kind === "status") {
    for (const [status, ids] of undo.from) done += (await changeStatus(ids, status, staff, undo.to)).length;
  } else {
    for (const [ownerId, ids] of undo.from) done += (await changeOwner(ids, ownerId, staff, undo.to)).length;
  }
  return done;
}

/** Groups the changed leads by their former status or owner. */
function byFormer<Value>(changes: LeadChange<Value>[]): [Value, string[]][] {
  const former = new Set(changes.map(({ from }) => from));
  return [...former].map((value) => [
    value,
    changes.filter(({ from }) => from === value).map(({ leadId }) => leadId),
  ]);
}

/** `1,200 leads`, as the office writes numbers. */
async function leadsInWords(count: number): Promise<string> {
  const { decimal } = moneyOf(await getSettings());
  return messages.leadCount(groupedNumber(count, decimal));
}

async function movedWords(count: number, status: string): Promise<string> {
  return count === 0
    ? `No leads to move to “${status}”.`
    : `${await leadsInWords(count)} moved to “${status}”.`;
}

/** Undo cannot call back the mail, which is sent at once. */
async function assignedWords(count: number, person: { id: string; name: string } | undefined, by: Staff) {
  if (count === 0) return "No leads to assign.";
  const leads = await leadsInWords(count);
  if (!person) return `${leads} unassigned.`;
  const mailed = person.id === by.id ? "" : ", who gets a mail";
  return `${leads} assigned to ${person.name}${mailed}.`;
}

const owner = z.union([z.enum(["me", "nobody"]), z.uuid()]);

const idsSchema = z.array(z.uuid()).max(MAX_CHANGED_LEADS);

/** The replaced values and where they applied, to undo a change. */
const undoSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("status"),
    to: leadStatusSchema,
    from: z.array(z.tuple([leadStatusSchema, idsSchema])).max(10),
  }),
  z.object({
    kind: z.literal("owner"),
    to: z.uuid().nullable(),
    from: z.array(z.tuple([z.uuid().nullable(), idsSchema])).max(1000),
  }),
]);
type Undo = z.output<typeof undoSchema>;

const undoText = z.string().transform((text, context) => {
  try {
    return z.array(undoSchema).max(2).parse(parseBoundedJson(text));
  } catch {
    context.addIssue({ code: "custom", message: "This can no longer be undone" });
    return z.NEVER;
  }
});

/** A change from the list or the board: leads and their new values, or an undo. An empty choice is ignored. */
const leadChangesSchema = z.object({
  leadId: idsSchema,
  /** All leads that match the list's query, on every page, and existed when the list was rendered. */
  everything: z.preprocess((value) => value === "yes", z.boolean()),
  until: z.coerce.date().optional(),
  status: z.preprocess(emptyIsNothing, leadStatusSchema.optional()),
  owner: z.preprocess(emptyIsNothing, owner.optional()),
  undo: undoText.optional(),
});

function readLeadChanges(form: FormData) {
  return leadChangesSchema.safeParse({
    leadId: form.getAll("leadId"),
    everything: form.get("everything"),
    until: form.get("until") ?? undefined,
    // A button that names a status overrides the unchanged select.
    status: form.getAll("status").filter(Boolean).at(-1),
    owner: form.get("owner") ?? undefined,
    undo: form.get("undo") ?? undefined,
  });
}

function emptyIsNothing(value: unknown) {
  return value === "" ? undefined : value;
}
