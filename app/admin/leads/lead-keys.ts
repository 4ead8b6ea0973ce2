import { leadStatusOrder } from "#app/domain/leads/lead.ts";
import type { LeadStatus } from "#db/schema/leads.ts";

/** Whether a key is meant for a field, a dialog or the browser. */
export function isTyping({ target, defaultPrevented, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (defaultPrevented || ctrlKey || metaKey || altKey) return true;
  if (!(target instanceof HTMLElement)) return false;
  const field = "input:not([type=checkbox]), textarea, select, [contenteditable], dialog, [role=dialog]";
  return target.closest(field) !== null;
}

/** 1 to 7, in the order of the statuses. */
export function statusOfKey(key: string): LeadStatus | undefined {
  return /^[1-7]$/.test(key) ? leadStatusOrder[Number(key) - 1] : undefined;
}
