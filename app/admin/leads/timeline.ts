import { calendarDate } from "#app/admin/calendar-date.ts";
import type { Tone } from "#app/admin/status.tsx";
import { leadFields } from "#app/domain/leads/lead-fields.ts";
import type { Lead } from "#app/domain/leads/leads.server.ts";
import { amount, type Money } from "#app/domain/leads/money.ts";
import type { LeadReply } from "#app/domain/leads/replies.server.ts";
import { readVisit } from "#app/domain/leads/visitor-history.ts";
import type { LeadEventType } from "#db/schema/leads.ts";
import { leadStatusLabel } from "./lead-marks.tsx";

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
      author: authorName ?? "a deleted account",
    }),
  );
  // The reply itself shows that it was sent.
  const happened = withoutRepeatedFailures(events).filter(({ type }) => type !== "reply-sent");
  const entries = [...visit, ...written, ...happened.map((event) => entryOf(event, money))];
  // Entries without a time come before all others; the stable sort preserves the order of simultaneous events.
  return entries.toSorted((a, b) => (a.at?.getTime() ?? 0) - (b.at?.getTime() ?? 0)).toReversed();
}

function entryOf({ id, type, actorName, detail, createdAt }: TimedEvent, money: Money): TimelineEntry {
  if (type === "note" || type === "call")
    return {
      key: id,
      kind: type,
      at: createdAt,
      author: actorName ?? "a deleted account",
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
  if (seconds < 60) return `${seconds} s`;
  if (seconds < 3600) return `${Math.round(seconds / 60)} min`;
  return `${Math.round(seconds / 3600)} h`;
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
  const textOf = (key: string) => String(detail?.[key] ?? "");
  const who = actorName ?? "a deleted account";
  const by = `By ${who}`;
  const failure = `${textOf("reason")}${attempts(detail)}`;
  const repetition = attempts(detail).trim() || undefined;
  switch (type) {
    case "captured":
      return { tone: "signal", text: "Enquiry received", note: discardedFiles(detail?.discarded) };
    case "upload-failed":
      return { tone: "bad", text: "A file was not stored", note: `${textOf("name")}: ${textOf("reason")}` };
    case "mail-sent":
      return {
        tone: "good",
        text: "Notification sent",
        note: `To ${textOf("to")}${attempts(detail)}`,
      };
    case "mail-failed":
      return { tone: "bad", text: "Notification not sent yet", note: failure };
    case "confirmation-sent":
      return { tone: "good", text: "Confirmation sent to the sender", note: repetition };
    case "confirmation-failed":
      return { tone: "bad", text: "Confirmation to the sender not sent", note: failure };
    case "webhook-sent":
      return {
        tone: "good",
        text: "Sent to the webhook",
        note: `Response status ${textOf("status")}${attempts(detail)}`,
      };
    case "webhook-failed":
      return { tone: "bad", text: "Not sent to the webhook yet", note: failure };
    case "status-changed":
      return {
        tone: "quiet",
        text: `${leadStatusLabel(textOf("from"))} → ${leadStatusLabel(textOf("to"))}`,
        note: by,
      };
    case "owner-changed":
      return {
        tone: "quiet",
        text: detail?.to ? `Assigned to ${textOf("to")}` : "Unassigned",
        note: `By ${who}, previously ${detail?.from ? textOf("from") : "unassigned"}`,
      };
    case "deal-changed":
      return {
        tone: "quiet",
        text: changesIn(detail, dealFields, money) || "Value or next step changed",
        note: by,
      };
    case "contact-changed":
      return {
        tone: "quiet",
        text: changesIn(detail, contactFields, money) || "Contact details changed",
        note: by,
      };
    case "reply-sent":
      return { tone: "good", text: "Reply sent", note: repetition };
    case "reply-failed":
      return { tone: "bad", text: "Reply not sent", note: failure };
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
      value === null || value === "" ? "none" : inWords(value, money),
    );
    return [`${label}: ${from} → ${to}`];
  });
  return changes.join("; ");
}

const dealFields: ChangedField[] = [
  { key: "value", label: "Value", inWords: (value, money) => amount(Number(value), money) },
  { key: "nextStep", label: "Next step", inWords: String },
  { key: "nextStepOn", label: "Reminder", inWords: (day) => calendarDate(new Date(String(day))) },
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
  return `Files not stored: ${names.join(", ")}`;
}

function attempts(detail: LeadEvent["detail"]): string {
  const attempt = Number(detail?.attempt ?? 1);
  return attempt > 1 ? ` (attempt ${attempt})` : "";
}
