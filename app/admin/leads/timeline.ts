import type { Tone } from "#app/admin/status.tsx";
import type { Money } from "#app/domain/leads/money.ts";
import type { LeadEventType } from "#db/schema/leads.ts";
import { describeEvent, withoutRepeatedFailures } from "./lead-event.ts";
import { messages } from "./messages.ts";

interface TimedEvent {
  id: string;
  type: LeadEventType;
  actorName: string | null;
  detail: Record<string, unknown> | null;
  createdAt: Date;
}

interface Reply {
  id: string;
  subject: string;
  body: string;
  authorName: string | null;
  createdAt: Date;
}

interface Told {
  events: TimedEvent[];
  replies: Reply[];
  /** `path (ISO time)`, oldest first. */
  history: string[];
  money: Money;
}

export type TimelineEntry = { key: string; at: Date | undefined } & (
  | { kind: "visit"; steps: Step[] }
  | { kind: "event"; tone: Tone; text: string; note?: string }
  | { kind: "note" | "call"; text: string; author: string }
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
      author: authorName ?? gone,
    }),
  );
  // The reply itself shows that it was sent.
  const happened = withoutRepeatedFailures(events).filter(({ type }) => type !== "reply-sent");
  const told = [...visit, ...written, ...happened.map((event) => entryOf(event, money))];
  // Entries without a time come before all others; the stable sort preserves the order of simultaneous events.
  return told.toSorted((a, b) => (a.at?.getTime() ?? 0) - (b.at?.getTime() ?? 0)).toReversed();
}

const gone = messages.deletedAccount;

function entryOf(event: TimedEvent, money: Money): TimelineEntry {
  const { id, type, actorName, detail, createdAt } = event;
  if (type === "note" || type === "call")
    return {
      key: id,
      kind: type,
      at: createdAt,
      text: String(detail?.text ?? ""),
      author: actorName ?? gone,
    };
  return { key: id, kind: "event", at: createdAt, ...describeEvent(event, money) };
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
  const steps = history.map(readEntry);
  return steps.map((step, position) => {
    const next = steps[position + 1];
    if (!step.at || !next?.at) return step;
    return { ...step, stay: Math.max(0, next.at.getTime() - step.at.getTime()) };
  });
}

function readEntry(entry: string): Step {
  const [, path, time] = entry.match(/^(.*) \(([^()]+)\)$/s) ?? [];
  const at = new Date(time ?? "");
  if (!path || Number.isNaN(at.getTime())) return { path: entry };
  return { path, at };
}

/** `40 s`, `3 min`, `2 h`. */
export function duration(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  if (seconds < 60) return messages.seconds(seconds);
  if (seconds < 3600) return messages.min(Math.round(seconds / 60));
  return messages.hours(Math.round(seconds / 3600));
}
