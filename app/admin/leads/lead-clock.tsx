import { age } from "#app/admin/moment.tsx";
import { messages } from "./messages.ts";

interface LeadClockProps {
  /** When the promised reply is due; null for leads without a deadline. */
  replyDueAt: Date | null;
  now: Date;
}

/** The remaining time of the 24 hours, or the time overdue. */
export function LeadClock({ replyDueAt, now }: LeadClockProps) {
  if (!replyDueAt) return null;
  const title = messages.replyDueByUtc(replyDueAt.toISOString().slice(0, 16).replace("T", " "));
  if (isLate(replyDueAt, now)) {
    return (
      <span title={title} className="font-semibold whitespace-nowrap text-bad">
        {messages.late(age(replyDueAt, now))}
      </span>
    );
  }
  return (
    <span title={title} className="whitespace-nowrap">
      {messages.left(age(now, replyDueAt))}
    </span>
  );
}

export function isLate(replyDueAt: Date | null, now: Date): boolean {
  return replyDueAt !== null && replyDueAt <= now;
}
