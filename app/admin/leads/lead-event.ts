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
  const who = actorName ?? "someone whose account is gone";
  const by = `By ${who}`;
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
        note: by,
      };
    case "owner-changed":
      return {
        tone: "quiet",
        text: detail?.to ? `Given to ${told("to")}` : "Given to nobody",
        note: `${by}; was ${detail?.from ? told("from") : "nobody"}’s`,
      };
    case "deal-changed":
      return { tone: "quiet", text: dealChanges(detail) || "Value or next step changed", note: by };
    case "reply-sent":
      return { tone: "good", text: "Reply mailed", note: attempts(detail).trim() || undefined };
    case "reply-failed":
      return { tone: "bad", text: "Reply not mailed", note: `${told("reason")}${attempts(detail)}` };
    case "note":
      return {
        tone: "quiet",
        text: `Note by ${who}`,
        note: told("text"),
      };
  }
}

/** Leaves out each failure that was tried again and failed again: the last one says how many there were. */
export function withoutRepeatedFailures<Event extends Pick<LeadEvent, "type" | "detail">>(
  events: Event[],
): Event[] {
  return events.filter(
    ({ type, detail }, position) =>
      !type.endsWith("-failed") ||
      type === "upload-failed" ||
      !events
        .slice(position + 1)
        .some((later) => later.type === type && later.detail?.replyId === detail?.replyId),
  );
}

function dealChanges(detail: LeadEvent["detail"]): string {
  const changes = Object.entries(dealLabels).flatMap(([key, label]) => {
    const change = detail?.[key];
    if (!isChange(change)) return [];
    return [`${label}: ${inWords(change.from)} → ${inWords(change.to)}`];
  });
  return changes.join("; ");
}

const dealLabels = { value: "Value", nextStep: "Next step", nextStepOn: "Reminder" };

function isChange(change: unknown): change is { from: unknown; to: unknown } {
  return typeof change === "object" && change !== null && "from" in change && "to" in change;
}

const inWords = (value: unknown) => (value === null || value === "" ? "none" : String(value));

function discardedFiles(names: unknown): string | undefined {
  if (!Array.isArray(names) || names.length === 0) return undefined;
  return `Files not kept, because the trap field was filled: ${names.join(", ")}`;
}

function attempts(detail: LeadEvent["detail"]): string {
  const attempt = Number(detail?.attempt ?? 1);
  return attempt > 1 ? ` (attempt ${attempt})` : "";
}
