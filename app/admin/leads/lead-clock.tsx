import { age } from "#app/admin/age.ts";

interface LeadClockProps {
  /** When the promised answer is due; null for leads that wait for none. */
  replyDueAt: Date | null;
  now: Date;
}

/** What is left of the 24 hours, or by how much they are over. */
export function LeadClock({ replyDueAt, now }: LeadClockProps) {
  if (!replyDueAt) return null;
  const title = `An answer is promised by ${replyDueAt.toISOString().slice(0, 16).replace("T", " ")} UTC`;
  if (isLate(replyDueAt, now)) {
    return (
      <span title={title} className="font-semibold whitespace-nowrap text-bad">
        {age(replyDueAt, now)} late
      </span>
    );
  }
  return (
    <span title={title} className="whitespace-nowrap">
      {age(now, replyDueAt)} left
    </span>
  );
}

export function isLate(replyDueAt: Date | null, now: Date): boolean {
  return replyDueAt !== null && replyDueAt <= now;
}
