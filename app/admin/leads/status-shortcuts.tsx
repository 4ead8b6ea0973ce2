import { useShortcut } from "#app/admin/shortcuts/shortcuts.ts";
import { leadStatusOrder } from "#app/domain/leads/lead.ts";
import type { LeadStatus } from "#db/schema/leads.ts";
import { leadStatusLabels } from "./lead-status.tsx";

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
