import { type RefObject, useEffect, useRef } from "react";
import type { LeadStatus } from "#db/schema/leads.ts";
import { isTyping, statusOfKey } from "./lead-keys.ts";

/** What a key asks for. */
export type LeadKeyChange = { status: LeadStatus } | { owner: "me" };

/** On the element of a lead, which has a link with `data-lead-link` and perhaps a box to tick. */
export const leadAttribute = "data-lead";

/**
 * Work by the keyboard over the leads inside an element: `j` and `k` move from one to the next, `x` ticks, 1 to 7 set
 * the status and `m` the owner of those that are ticked, or else of the one the keyboard is at. Enter is the link's own.
 */
export function useLeadKeys(
  container: RefObject<HTMLElement>,
  onChange?: (leadIds: string[], change: LeadKeyChange) => void,
) {
  const change = useRef(onChange);
  change.current = onChange;
  /** Where the keyboard was last: a lead that has left the list leaves its place to the next. */
  const place = useRef(-1);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!container.current || isTyping(event)) return;
      const leads = [...container.current.querySelectorAll<HTMLElement>(`[${leadAttribute}]`)];
      const current = leads.findIndex((lead) => lead.contains(document.activeElement));
      if (current !== -1) place.current = current;

      if (event.key === "j" || event.key === "k") {
        const next = nextPlace(current, place.current, event.key === "j" ? 1 : -1);
        place.current = Math.min(Math.max(next, 0), leads.length - 1);
        leads[place.current]?.querySelector<HTMLElement>("[data-lead-link]")?.focus();
      } else if (event.key === "x") {
        leads[current]?.querySelector<HTMLInputElement>("input[type=checkbox]")?.click();
      } else if (event.key === "Escape") {
        for (const box of ticked(leads)) box.click();
        return;
      } else {
        const asked = changeOfKey(event.key);
        const ids = idsOf(leads, leads[current]);
        if (!asked || !change.current || ids.length === 0) return;
        change.current(ids, asked);
      }
      event.preventDefault();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [container]);
}

function nextPlace(current: number, last: number, by: 1 | -1): number {
  if (current !== -1) return current + by;
  return last === -1 ? 0 : last;
}

function changeOfKey(key: string): LeadKeyChange | undefined {
  if (key === "m") return { owner: "me" };
  const status = statusOfKey(key);
  return status && { status };
}

function idsOf(leads: HTMLElement[], current: HTMLElement | undefined): string[] {
  const boxes = ticked(leads);
  if (boxes.length > 0) return boxes.map(({ value }) => value);
  const id = current?.getAttribute(leadAttribute);
  return id ? [id] : [];
}

function ticked(leads: HTMLElement[]): HTMLInputElement[] {
  return leads.flatMap((lead) => [
    ...lead.querySelectorAll<HTMLInputElement>("input[type=checkbox]:checked"),
  ]);
}
