import type { Tone } from "#app/admin/status.tsx";
import { leadFields } from "#app/domain/leads/lead-fields.ts";
import type { Lead } from "#app/domain/leads/leads.server.ts";
import { amount, type Money } from "#app/domain/leads/money.ts";
import type { LeadReply } from "#app/domain/leads/replies.server.ts";
import { readVisit } from "#app/domain/leads/visitor-history.ts";
import { calendarDate } from "#app/ui/calendar-date.tsx";
import type { LeadEventType } from "#db/schema/leads.ts";
import { leadStatusLabel } from "./lead-marks.tsx";
import { messages } from "./messages.ts";

type TimedEvent = Pick<Lead["events"][number], "id" | "type" | "actorName" | "detail" | "createdAt">;
type Reply = Pick<LeadReply, "id" | "subject" | "body" | "authorName" | "createdAt">;

interface Told {
  events: TimedEvent[];
  replies: Reply[];
  /** `path (ISO time)`, oldest first. */
  history: string[];
  money: Money;
}

export type TimelineEntry = { key: string; at: Date | undefined } & (
  | { kind: "visit"; steps: Step[] }
  | ({ kind: "event" } & EventWords)
  | { kind: "note" | "call"; author: string }
  | { kind: "reply"; replyId: string; subject: string; body: string; author: string }
);

/** The history of a lead, latest first: pages visited, mails, status changes, notes and replies. */
export function timelineOf({ events, replies, history, money }: Told): TimelineEntry[] {
  const steps = visitorPath(history);
  const visit: TimelineEntry[] =
    steps.length > 0 ? [{ key: "visit", kind: "visit", at: steps.at(-1)?.at, steps }] : [];
  const written = replies.map(
    ({ id, subject, body, authorName, createdAt }): TimelineEntry => ({
      key: id,
      kind: "reply",
      at: createdAt,
      replyId: id,
      subject,
      body,
      author: authorName ?? messages.deletedAccount,
    }),
  );
  // The reply itself shows that it was sent.
  const happened = withoutRepeatedFailures(events).filter(({ type }) => type !== "reply-sent");
  const told = [...visit, ...written, ...happened.map((event) => entryOf(event, money))];
  // Entries without a time come before all others; the stable sort preserves the order of simultaneous events.
  return told.toSorted((a, b) => (a.at?.getTime() ?? 0) - (b.at?.getTime() ?? 0)).toReversed();
}

function entryOf({ id, type, actorName, detail, createdAt }: TimedEvent, money: Money): TimelineEntry {
  if (type === "note" || type === "call")
    return {
      key: id,
      kind: type,
      at: createdAt,
      author: actorName ?? messages.deletedAccount,
    };
  return { key: id, kind: "event", at: createdAt, ...describeEvent({ type, actorName, detail }, money) };
}

export interface Step {
  path: string;
  /** Undefined for an entry without a time. */
  at?: Date;
  /** Milliseconds until the next step; undefined for the last one. */
  stay?: number;
}

/** The pages visited, parsed from entries of the form `path (ISO time)`. */
export function visitorPath(history: string[]): Step[] {
  const steps: Step[] = history.map(readVisit);
  return steps.map((step, position) => {
    const next = steps[position + 1];
    if (!step.at || !next?.at) return step;
    return { ...step, stay: Math.max(0, next.at.getTime() - step.at.getTime()) };
  });
}

/** `40 s`, `3 min`, `2 h`. */
export function duration(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  if (seconds < 60) return messages.seconds(seconds);
  if (seconds < 3600) return messages.min(Math.round(seconds / 60));
  return messages.hours(Math.round(seconds / 3600));
}

interface LeadEvent {
  type: Exclude<LeadEventType, "note" | "call">;
  actorName: string | null;
  detail: Record<string, unknown> | null;
}

interface EventWords {
  tone: Tone;
  text: string;
  /** Details, on a separate line. */
  note?: string;
}

/** Describes an event of a lead other than a note or call. `app/domain/leads/leads.server.ts` documents `detail`. */
export function describeEvent({ type, actorName, detail }: LeadEvent, money: Money): EventWords {
  const told = (key: string) => String(detail?.[key] ?? "");
  const who = actorName ?? messages.deletedAccount;
  const by = messages.changedBy(who);
  const failure = `${told("reason")}${attempts(detail)}`;
  const repetition = attempts(detail).trim() || undefined;
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
      return { tone: "bad", text: messages.notificationNotSentYet, note: failure };
    case "confirmation-sent":
      return { tone: "good", text: messages.confirmationSent, note: repetition };
    case "confirmation-failed":
      return { tone: "bad", text: messages.confirmationNotSent, note: failure };
    case "webhook-sent":
      return {
        tone: "good",
        text: messages.sentToTheWebhook,
        note: messages.responseStatus(told("status"), attempts(detail)),
      };
    case "webhook-failed":
      return { tone: "bad", text: messages.notSentToTheWebhook, note: failure };
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
      return {
        tone: "quiet",
        text: changesIn(detail, dealFields, money) || messages.valueOrNextStepChanged,
        note: by,
      };
    case "contact-changed":
      return {
        tone: "quiet",
        text: changesIn(detail, contactFields, money) || messages.contactChanged,
        note: by,
      };
    case "reply-sent":
      return { tone: "good", text: messages.replySent, note: repetition };
    case "reply-failed":
      return { tone: "bad", text: messages.replyNotSent, note: failure };
  }
}

/** Omits a failure that was followed by another failed attempt: the last one has the count. */
export function withoutRepeatedFailures<Event extends Pick<TimedEvent, "type" | "detail">>(
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

interface ChangedField {
  key: string;
  label: string;
  inWords: (value: unknown, money: Money) => string;
}

function changesIn(detail: LeadEvent["detail"], fields: ChangedField[], money: Money): string {
  const changes = fields.flatMap(({ key, label, inWords }) => {
    const change = detail?.[key];
    if (!isChange(change)) return [];
    const [from, to] = [change.from, change.to].map((value) =>
      value === null || value === "" ? messages.noValue : inWords(value, money),
    );
    return [`${label}: ${from} → ${to}`];
  });
  return changes.join("; ");
}

const dealFields: ChangedField[] = [
  { key: "value", label: messages.value, inWords: (value, money) => amount(Number(value), money) },
  { key: "nextStep", label: messages.nextStep, inWords: String },
  { key: "nextStepOn", label: messages.reminder, inWords: (day) => calendarDate(new Date(String(day))) },
];

const contactFields: ChangedField[] = (["name", "email", "phone"] as const).map((key) => ({
  key,
  label: leadFields[key].label,
  inWords: String,
}));

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
