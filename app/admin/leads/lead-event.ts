import type { LeadEventType } from "#db/schema/leads.ts";
import type { Tone } from "../status.tsx";
import { leadStatusLabel } from "./lead-status.tsx";

interface LeadEvent {
  type: LeadEventType;
  actorName: string | null;
  detail: Record<string, unknown> | null;
}

export interface EventWords {
  tone: Tone;
  text: string;
  /** The particulars, on a line of their own. */
  note?: string;
}

/** An event of a lead in words. What `detail` holds is said by `app/domain/leads/lead-events.server.ts`. */
export function describeEvent({ type, actorName, detail }: LeadEvent): EventWords {
  const told = (key: string) => String(detail?.[key] ?? "");
  switch (type) {
    case "captured":
      return { tone: "signal", text: "Sent by the visitor", note: discardedFiles(detail?.discarded) };
    case "upload-failed":
      return { tone: "bad", text: "A file was not stored", note: `${told("name")}: ${told("reason")}` };
    case "mail-sent":
      return { tone: "good", text: "Notification mailed", note: `To ${told("to")}${attempts(detail)}` };
    case "mail-failed":
      return {
        tone: "bad",
        text: "Notification not mailed yet",
        note: `${told("reason")}${attempts(detail)}`,
      };
    case "webhook-sent":
      return {
        tone: "good",
        text: "Handed to the webhook",
        note: `It answered ${told("status")}${attempts(detail)}`,
      };
    case "webhook-failed":
      return {
        tone: "bad",
        text: "Not handed to the webhook yet",
        note: `${told("reason")}${attempts(detail)}`,
      };
    case "status-changed":
      return {
        tone: "quiet",
        text: `${leadStatusLabel(told("from"))} → ${leadStatusLabel(told("to"))}`,
        note: `By ${actorName ?? "someone whose account is gone"}`,
      };
    case "note":
      return {
        tone: "quiet",
        text: `Note by ${actorName ?? "someone whose account is gone"}`,
        note: told("text"),
      };
  }
}

/** Leaves out each failure that was tried again and failed again: the last one says how many there were. */
export function withoutRepeatedFailures<Event extends { type: LeadEventType }>(events: Event[]): Event[] {
  return events.filter(
    ({ type }, position) =>
      !type.endsWith("-failed") ||
      type === "upload-failed" ||
      !events.slice(position + 1).some((later) => later.type === type),
  );
}

function discardedFiles(names: unknown): string | undefined {
  if (!Array.isArray(names) || names.length === 0) return undefined;
  return `Files not kept, because the trap field was filled: ${names.join(", ")}`;
}

function attempts(detail: LeadEvent["detail"]): string {
  const attempt = Number(detail?.attempt ?? 1);
  return attempt > 1 ? ` (attempt ${attempt})` : "";
}
