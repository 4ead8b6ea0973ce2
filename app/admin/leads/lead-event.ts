import { amount, type Money } from "#app/domain/leads/money.ts";
import { calendarDate } from "#app/ui/calendar-date.tsx";
import type { LeadEventType } from "#db/schema/leads.ts";
import type { Tone } from "../status.tsx";
import { leadStatusLabel } from "./lead-status.tsx";
import { messages } from "./messages.ts";

interface LeadEvent {
  type: LeadEventType;
  actorName: string | null;
  detail: Record<string, unknown> | null;
}

export interface EventWords {
  tone: Tone;
  text: string;
  /** Details, on a separate line. */
  note?: string;
}

/** Describes an event of a lead. `app/domain/leads/lead-events.server.ts` documents `detail`. */
export function describeEvent({ type, actorName, detail }: LeadEvent, money: Money): EventWords {
  const told = (key: string) => String(detail?.[key] ?? "");
  const who = actorName ?? messages.deletedAccount;
  const by = messages.changedBy(who);
  switch (type) {
    case "captured":
      return { tone: "signal", text: messages.enquiryReceived, note: discardedFiles(detail?.discarded) };
    case "upload-failed":
      return { tone: "bad", text: messages.aFileWasNotStored, note: `${told("name")}: ${told("reason")}` };
    case "mail-sent":
      return {
        tone: "good",
        text: messages.notificationSent,
        note: messages.sentTo(told("to"), attempts(detail)),
      };
    case "mail-failed":
      return {
        tone: "bad",
        text: messages.notificationNotSentYet,
        note: `${told("reason")}${attempts(detail)}`,
      };
    case "confirmation-sent":
      return {
        tone: "good",
        text: messages.confirmationSent,
        note: attempts(detail).trim() || undefined,
      };
    case "confirmation-failed":
      return {
        tone: "bad",
        text: messages.confirmationNotSent,
        note: `${told("reason")}${attempts(detail)}`,
      };
    case "webhook-sent":
      return {
        tone: "good",
        text: messages.sentToTheWebhook,
        note: messages.responseStatus(told("status"), attempts(detail)),
      };
    case "webhook-failed":
      return {
        tone: "bad",
        text: messages.notSentToTheWebhook,
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
        text: detail?.to ? messages.newOwner(told("to")) : messages.unassigned,
        note: messages.previousOwner(who, detail?.from ? told("from") : messages.noPreviousOwner),
      };
    case "deal-changed":
      return { tone: "quiet", text: dealChanges(detail, money) || messages.valueOrNextStepChanged, note: by };
    case "reply-sent":
      return { tone: "good", text: messages.replySent, note: attempts(detail).trim() || undefined };
    case "reply-failed":
      return { tone: "bad", text: messages.replyNotSent, note: `${told("reason")}${attempts(detail)}` };
    case "note":
    case "call":
      return {
        tone: "quiet",
        text: type === "call" ? messages.callBy(who) : messages.noteBy(who),
        note: told("text"),
      };
  }
}

/** Omits a failure that was followed by another failed attempt: the last one has the count. */
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

function dealChanges(detail: LeadEvent["detail"], money: Money): string {
  const changes = dealFields.flatMap(({ key, label, inWords }) => {
    const change = detail?.[key];
    if (!isChange(change)) return [];
    const [from, to] = [change.from, change.to].map((value) =>
      value === null || value === "" ? messages.noValue : inWords(value, money),
    );
    return [`${label}: ${from} → ${to}`];
  });
  return changes.join("; ");
}

const dealFields: { key: string; label: string; inWords: (value: unknown, money: Money) => string }[] = [
  { key: "value", label: messages.value, inWords: (value, money) => amount(Number(value), money) },
  { key: "nextStep", label: messages.nextStep, inWords: String },
  { key: "nextStepOn", label: messages.reminder, inWords: (day) => calendarDate(new Date(String(day))) },
];

function isChange(change: unknown): change is { from: unknown; to: unknown } {
  return typeof change === "object" && change !== null && "from" in change && "to" in change;
}

function discardedFiles(names: unknown): string | undefined {
  if (!Array.isArray(names) || names.length === 0) return undefined;
  return messages.filesNotStored(names.join(", "));
}

function attempts(detail: LeadEvent["detail"]): string {
  const attempt = Number(detail?.attempt ?? 1);
  return attempt > 1 ? messages.attempt(attempt) : "";
}
