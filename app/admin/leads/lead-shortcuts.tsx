import { type RefObject, useRef } from "react";
import { useShortcut } from "#app/admin/shortcuts/shortcuts.ts";
import type { LeadStatus } from "#db/schema/leads.ts";
import { messages } from "./messages.ts";
import { StatusShortcuts } from "./status-shortcuts.tsx";

/** What a key asks for. */
export type LeadKeyChange = { status: LeadStatus } | { owner: "me" };

/** On the element of a lead, which has a link with `data-lead-link` and perhaps a box to tick. */
export const leadAttribute = "data-lead";

interface LeadShortcutsProps {
  /** What the leads are in. */
  container: RefObject<HTMLElement>;
  /** Hears of changes; without it leads are only walked through. */
  onChange?: (leadIds: string[], change: LeadKeyChange) => void;
}

/**
 * Work by the keyboard over a list of leads: `j` and `k` move from one to the next, `x` ticks, 1 to 7 set the status
 * and `m` the owner of those that are ticked, or else of the one the keyboard is at. Enter is the link's own.
 */
export function LeadShortcuts({ container, onChange }: LeadShortcutsProps) {
  /** Where the keyboard was last: a lead that has left the list leaves its place to the next. */
  const place = useRef(-1);
  const leads = () => [...(container.current?.querySelectorAll<HTMLElement>(`[${leadAttribute}]`) ?? [])];
  const current = () => leads().find((lead) => lead.contains(document.activeElement));

  function move(by: 1 | -1) {
    const all = leads();
    const at = all.findIndex((lead) => lead.contains(document.activeElement));
    const next = at === -1 ? Math.max(place.current, 0) : at + by;
    place.current = Math.min(Math.max(next, 0), all.length - 1);
    all[place.current]?.querySelector<HTMLElement>("[data-lead-link]")?.focus();
  }

  function change(asked: LeadKeyChange) {
    const ticked = leads().flatMap(tickedIn);
    const id = current()?.getAttribute(leadAttribute);
    const ids = ticked.length > 0 ? ticked : id ? [id] : [];
    if (ids.length > 0) onChange?.(ids, asked);
  }

  useShortcut("j", messages.nextLead, () => move(1));
  useShortcut("k", messages.previousLead, () => move(-1));
  useShortcut("x", messages.selectTheLead, () =>
    current()?.querySelector<HTMLElement>("[type=checkbox]")?.click(),
  );
  useShortcut("m", messages.assignToMe, () => change({ owner: "me" }), onChange !== undefined);
  return onChange ? <StatusShortcuts onStatus={(status) => change({ status })} /> : null;
}

function tickedIn(lead: HTMLElement): string[] {
  const box = lead.querySelector<HTMLInputElement>("input[type=checkbox]:checked");
  return box ? [box.value] : [];
}
