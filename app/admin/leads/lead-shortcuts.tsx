import { type RefObject, useRef } from "react";
import { useShortcut } from "#app/admin/shortcuts/shortcuts.ts";
import type { LeadStatus } from "#db/schema/leads.ts";
import { messages } from "./messages.ts";
import { StatusShortcuts } from "./status-shortcuts.tsx";

/** The change that a key requests. */
export type LeadKeyChange = { status: LeadStatus } | { owner: "me" };

/** Marks the element of a lead, which has a link with `data-lead-link` and optionally a checkbox. */
export const leadAttribute = "data-lead";

interface LeadShortcutsProps {
  /** The element that contains the leads. */
  container: RefObject<HTMLElement>;
  /** Called with changes; without it the shortcuts only navigate. */
  onChange?: (leadIds: string[], change: LeadKeyChange) => void;
}

/**
 * Shortcuts of a list of leads: `j` and `k` move, `x` selects, 1 to 7 set the status and `m` the owner of the selected
 * leads, or else of the focused one. Enter opens the link natively.
 */
export function LeadShortcuts({ container, onChange }: LeadShortcutsProps) {
  /** The last focused position: when a lead leaves the list, the next one takes its place. */
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
