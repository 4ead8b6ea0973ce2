import { calendarDate, dayAndMonth } from "#app/admin/calendar-date.ts";
import { age, useTimeZone } from "#app/admin/moment.tsx";
import { PostButton } from "#app/admin/post-button.tsx";
import { Status, type Tone } from "#app/admin/status.tsx";
import type { Lead } from "#app/domain/leads/leads.server.ts";
import { paths } from "#app/paths/paths.ts";
import type { LeadStatus } from "#db/schema/leads.ts";

export const leadStatusLabels: Record<LeadStatus, string> = {
  new: "New",
  contacted: "Contacted",
  qualified: "Qualified",
  proposal: "Proposal",
  won: "Won",
  lost: "Lost",
  spam: "Spam",
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

interface LeadClockProps {
  /** When the promised reply is due; null for leads without a deadline. */
  replyDueAt: Date | null;
  now: Date;
}

/** The remaining time until the reply is due, its weekday and time if that is after a closed day, or the time overdue. */
export function LeadClock({ replyDueAt, now }: LeadClockProps) {
  const timeZone = useTimeZone();
  if (!replyDueAt) return null;
  const title = `Reply due by ${replyDueAt.toISOString().slice(0, 16).replace("T", " ")} UTC`;
  if (isLate(replyDueAt, now)) {
    return (
      <span title={title} className="font-semibold whitespace-nowrap text-bad">
        {age(replyDueAt, now)} late
      </span>
    );
  }
  const isLaterThanADay = replyDueAt.getTime() - now.getTime() > DAY_MS;
  return (
    <span title={title} className="whitespace-nowrap">
      {isLaterThanADay ? weekdayAndTime(replyDueAt, timeZone) : `${age(now, replyDueAt)} left`}
    </span>
  );
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** `Mon 15:09` */
function weekdayAndTime(at: Date, timeZone: string): string {
  const options = { weekday: "short", hour: "2-digit", minute: "2-digit", timeZone } as const;
  return new Intl.DateTimeFormat("en-GB", options).format(at).replace(",", "");
}

export function isLate(replyDueAt: Date | null, now: Date): boolean {
  return replyDueAt !== null && replyDueAt <= now;
}

export const aboveLimitWords = "Received above the site’s limit: without files or notification";

/** LEAD-14: why a lead has no files and no notification. */
export function AboveLimit() {
  return (
    <div className="mb-6 max-w-[68ch]">
      <p className="font-semibold">
        <Status tone="warn">Received above the limit</Status>
      </p>
      <p className="mt-1 text-muted">
        More enquiries arrived than the site’s hourly or daily limit. This one was stored without its files,
        and no notification was sent. To notify the team now, send the notification under Delivery.
      </p>
    </div>
  );
}

interface NextStepProps {
  nextStep: string | null;
  /** A date in the office's time zone. */
  nextStepOn: string | null;
  today: string;
  /** A closed lead needs no next step. */
  isClosed: boolean;
}

/** The next step and its date, which is highlighted from its day on. */
export function NextStep({ nextStep, nextStepOn, today, isClosed }: NextStepProps) {
  const isThisYear = nextStepOn?.slice(0, 4) === today.slice(0, 4);
  const look =
    isClosed || !nextStepOn || nextStepOn > today
      ? "text-muted"
      : `font-semibold ${nextStepOn < today ? "text-bad" : "text-warn"}`;
  return (
    <>
      {nextStepOn ? (
        <time dateTime={nextStepOn} className={look}>
          {(isThisYear ? dayAndMonth : calendarDate)(new Date(nextStepOn))}
        </time>
      ) : null}
      {nextStep && nextStepOn ? " " : null}
      {nextStep}
    </>
  );
}

/** The first non-empty line of a text. */
export function firstLine(text: string): string {
  return text.trim().split(/\r?\n/, 1)[0] ?? "";
}

/** Marks a lead as spam, or restores its former status. */
export function SpamButton({ lead, here }: { lead: Lead; here: string }) {
  const isSpam = lead.status === "spam";
  return (
    <PostButton
      action={paths.admin.leadStatus(lead.id)}
      fields={{ status: isSpam ? lead.beforeSpam : "spam", returnTo: here }}
    >
      {isSpam ? "Not spam" : "Spam"}
    </PostButton>
  );
}
