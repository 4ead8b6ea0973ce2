import { readLeadChanges, type Undo } from "#app/admin/leads/lead-changes.ts";
import { leadStatusLabels } from "#app/admin/leads/lead-status.tsx";
import type { Staff } from "#app/domain/accounts/account.ts";
import { changeOwner, changeStatus, type LeadChange } from "#app/domain/leads/lead-changes.server.ts";
import { listLeadOwners } from "#app/domain/leads/owners.server.ts";
import type { LeadStatus } from "#db/schema/leads.ts";

/** What became of a change, in words, and what takes it back. */
export interface ChangeAnswer {
  text: string;
  isProblem?: boolean;
  undo?: Undo[];
}

/** Carries out what the list or the board has sent. */
export async function applyLeadChanges(form: FormData, staff: Staff): Promise<ChangeAnswer> {
  const read = readLeadChanges(form);
  if (!read.success)
    return { text: "That is no status and no owner. Reload the page and try again.", isProblem: true };
  const { leadId, status, owner, undo } = read.data;
  if (undo) return takeBack(undo, staff);
  if (leadId.length === 0) return { text: "Tick the leads first.", isProblem: true };
  if (!status && !owner) return { text: "Choose a status or an owner.", isProblem: true };

  const answers: ChangeAnswer[] = [];
  if (status) answers.push(await move(leadId, status, staff));
  if (owner) answers.push(await give(leadId, owner, staff));
  return {
    text: answers.map(({ text }) => text).join(" "),
    isProblem: answers.some(({ isProblem }) => isProblem),
    undo: answers.flatMap((answer) => answer.undo ?? []),
  };
}

async function move(ids: string[], status: LeadStatus, staff: Staff): Promise<ChangeAnswer> {
  const changes = await changeStatus(ids, status, staff);
  return {
    text: `${inWords(changes.length)} to “${leadStatusLabels[status]}”.`,
    undo: changes.length > 0 ? [{ kind: "status", to: status, from: changes.map(pair) }] : [],
  };
}

async function give(ids: string[], owner: string, staff: Staff): Promise<ChangeAnswer> {
  const ownerId = owner === "nobody" ? null : owner === "me" ? staff.id : owner;
  const person = (await listLeadOwners()).find(({ id }) => id === ownerId);
  if (ownerId && !person) return { text: "This person cannot be given leads.", isProblem: true };
  const changes = await changeOwner(ids, ownerId, staff);
  return {
    text: `${inWords(changes.length)} to ${person?.name ?? "nobody"}.`,
    undo: changes.length > 0 ? [{ kind: "owner", to: ownerId, from: changes.map(pair) }] : [],
  };
}

/** Only what is still as the change left it: what somebody else has done since stays. */
async function takeBack(undo: Undo[], staff: Staff): Promise<ChangeAnswer> {
  let [asked, done] = [0, 0];
  for (const each of undo) {
    asked += each.from.length;
    done += await takeOneBack(each, staff);
  }
  const missed = asked - done;
  const rest = missed > 0 ? ` ${missed} had been changed again and stay as they are.` : "";
  return { text: `Undone for ${done === 1 ? "1 lead" : `${done} leads`}.${rest}` };
}

async function takeOneBack(undo: Undo, staff: Staff): Promise<number> {
  let done = 0;
  if (undo.kind === "status") {
    for (const [status, ids] of byValue(undo.from))
      done += (await changeStatus(ids, status, staff, undo.to)).length;
  } else {
    for (const [ownerId, ids] of byValue(undo.from))
      done += (await changeOwner(ids, ownerId, staff, undo.to)).length;
  }
  return done;
}

function byValue<Value>(pairs: [id: string, value: Value][]): Map<Value, string[]> {
  const groups = new Map<Value, string[]>();
  for (const [id, value] of pairs) groups.set(value, [...(groups.get(value) ?? []), id]);
  return groups;
}

const pair = <Value>({ leadId, from }: LeadChange<Value>): [string, Value] => [leadId, from];

function inWords(changed: number): string {
  if (changed === 0) return "Nothing was left to move";
  return changed === 1 ? "1 lead moved" : `${changed} leads moved`;
}
