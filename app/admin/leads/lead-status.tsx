import type { LeadStatus } from "#db/schema/leads.ts";
import { Status, type Tone } from "../status.tsx";
import { messages } from "./messages.ts";

export const leadStatusLabels: Record<LeadStatus, string> = {
  new: messages.newLabel,
  contacted: messages.contacted,
  qualified: messages.qualified,
  proposal: messages.proposal,
  won: messages.won,
  lost: messages.lost,
  spam: messages.spam,
};

/** The label of a status; an unknown status is its own label. */
export function leadStatusLabel(status: string): string {
  return isLeadStatus(status) ? leadStatusLabels[status] : status;
}

function isLeadStatus(status: string): status is LeadStatus {
  return status in leadStatusLabels;
}

const tones: Record<LeadStatus, Tone> = {
  new: "signal",
  contacted: "warn",
  qualified: "warn",
  proposal: "warn",
  won: "good",
  lost: "quiet",
  spam: "quiet",
};

export function LeadStatusMark({ status }: { status: LeadStatus }) {
  return <Status tone={tones[status]}>{leadStatusLabels[status]}</Status>;
}
