import { type RefObject, useRef } from "react";
import { useShortcut } from "#app/admin/shortcuts/shortcuts.ts";
import { leadStatusOrder } from "#app/domain/leads/lead.ts";
import type { LeadStatus } from "#db/schema/leads.ts";
import { leadStatusLabels } from "./lead-marks.tsx";

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

  useShortcut("j", "Next lead", () => move(1));
  useShortcut("k", "Previous lead", () => move(-1));
  useShortcut("x", "Select the lead", () =>
    current()?.querySelector<HTMLElement>("[type=checkbox]")?.click(),
  );
  useShortcut("m", "Assign to me", () => change({ owner: "me" }), onChange !== undefined);
  return onChange ? <StatusShortcuts onStatus={(status) => change({ status })} /> : null;
}

function tickedIn(lead: HTMLElement): string[] {
  const box = lead.querySelector<HTMLInputElement>("input[type=checkbox]:checked");
  return box ? [box.value] : [];
}

interface StatusShortcutsProps {
  onStatus: (status: LeadStatus) => void;
}

/** The keys 1 to 7 set the status, in workflow order. */
export function StatusShortcuts({ onStatus }: StatusShortcutsProps) {
  return leadStatusOrder.map((status, position) => (
    <StatusShortcut key={status} number={position + 1} status={status} onStatus={onStatus} />
  ));
}

function StatusShortcut({
  number,
  status,
  onStatus,
}: StatusShortcutsProps & { number: number; status: LeadStatus }) {
  useShortcut(String(number), leadStatusLabels[status], () => onStatus(status));
  return null;
}

/** Keys, then their action; a dash separates the ends of a range. */
export type KeyHint = string[];

/** The shortcuts of this screen; hidden on devices without a keyboard. */
export function KeyHints({ hints }: { hints: KeyHint[] }) {
  return (
    <p className="mt-6 hidden gap-5 text-[0.75rem] text-muted lg:flex">
      {hints.map((hint) => (
        <span key={hint.at(-1)} className="inline-flex items-center gap-1">
          {hint.slice(0, -1).map((key) => (key === "–" ? key : <Key key={key}>{key}</Key>))}
          {hint.at(-1)}
        </span>
      ))}
    </p>
  );
}

function Key({ children }: { children: string }) {
  return <kbd className="mono rounded-[2px] border border-line px-1">{children}</kbd>;
}
