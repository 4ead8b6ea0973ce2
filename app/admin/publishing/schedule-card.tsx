import { Form, useNavigation } from "@remix-run/react";
import { z } from "zod";
import { Section } from "#app/admin/admin-page.tsx";
import { Button } from "#app/admin/button.tsx";
import { Moment, useTimeZone } from "#app/admin/moment.tsx";
import { PostButton } from "#app/admin/post-button.tsx";
import { controlClasses } from "#app/ui/field.tsx";
import { fill } from "./form-journal.tsx";
import { messages } from "./messages.ts";

interface ScheduleCardProps {
  /** Creates and cancels the schedule. */
  action: string;
  version: number;
  scheduledAt: Date | null;
  scheduledVersion: number | null;
  /** The scheduled time has passed without publishing. */
  isLate: boolean;
  failure: { dueAt: string; reasons: string[] } | null;
  maySchedule: boolean;
  /** Whether the form has unsaved changes, which would not be published. */
  isUnsaved: boolean;
  /** Why the submitted time was rejected. */
  problem?: string;
}

/** When the draft will be published, or why it was not. */
export function ScheduleCard({
  action,
  version,
  scheduledAt,
  scheduledVersion,
  isLate,
  failure,
  maySchedule,
  isUnsaved,
  problem,
}: ScheduleCardProps) {
  return (
    <Section title={messages.schedule}>
      {failure ? (
        <div role="alert" className="mb-3 border-l-2 border-bad pl-3">
          <p className="text-bad">
            {messages.publishingWasScheduledFor} <Moment at={new Date(failure.dueAt)} /> {messages.butFailed}
          </p>
          <ul className="list-disc pl-4">
            {failure.reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </div>
      ) : null}
      {scheduledAt && isLate ? (
        <p role="alert" className="mb-3 border-l-2 border-bad pl-3">
          {messages.version} {scheduledVersion} {messages.wasScheduledFor} <Moment at={scheduledAt} />{" "}
          {messages.andIsOverdueItIs}
        </p>
      ) : null}
      {scheduledAt && !isLate ? (
        <p className="mb-3">
          {messages.version} {scheduledVersion} {messages.isPublishedOn} <Moment at={scheduledAt} />
          {messages.laterChangesStayInThe}
        </p>
      ) : null}
      {maySchedule ? (
        <MomentForm
          action={action}
          version={version}
          isScheduled={scheduledAt !== null}
          isUnsaved={isUnsaved}
          problem={problem}
        />
      ) : null}
      {maySchedule && (scheduledAt || failure) ? (
        <div className="mt-2">
          <PostButton action={action} fields={{ _method: "delete" }}>
            {scheduledAt ? messages.cancelSchedule : messages.dismissThisNotice}
          </PostButton>
        </div>
      ) : null}
    </Section>
  );
}

/** The scheduled time in the browser's time zone; without JavaScript in UTC, as the label says. */
function MomentForm({
  action,
  version,
  isScheduled,
  isUnsaved,
  problem,
}: Pick<ScheduleCardProps, "action" | "version" | "isUnsaved" | "problem"> & { isScheduled: boolean }) {
  const zone = useTimeZone();
  const isSending = useNavigation().formAction === action;
  return (
    <Form
      method="post"
      action={action}
      preventScrollReset
      onSubmit={({ currentTarget: form }) => {
        // Not on change: a browser that restores the field after Back or before hydration dispatches no event.
        const local = new FormData(form).get("at");
        fill(form, "zoneMinutes", String(utcOffsetMinutes(String(local))));
      }}
    >
      <input type="hidden" name="baseVersion" value={version} />
      <input type="hidden" name="zoneMinutes" defaultValue={0} />
      <label htmlFor="schedule-at" className="text-[0.8125rem] text-muted">
        {isScheduled ? messages.publishOn(zone) : messages.publishTheDraftOn(zone)}
      </label>
      <div className="mt-1 flex gap-2">
        <input
          id="schedule-at"
          type="datetime-local"
          name="at"
          required
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? "schedule-problem" : undefined}
          className={controlClasses("compact")}
        />
        {isScheduled ? (
          <Button name="reschedule" value="yes" isSending={isSending}>
            {messages.reschedule}
          </Button>
        ) : (
          <ScheduleDraft isUnsaved={isUnsaved} isSending={isSending} label={messages.schedule} />
        )}
      </div>
      {isScheduled ? (
        <div className="mt-2">
          <ScheduleDraft
            isUnsaved={isUnsaved}
            isSending={isSending}
            label={messages.scheduleTheDraftInstead}
          />
        </div>
      ) : null}
      {isUnsaved ? (
        <p id="save-first" className="mt-2 border-l-2 border-warn pl-3">
          {messages.saveTheDraftBeforeYou}
        </p>
      ) : null}
      {problem ? (
        <p id="schedule-problem" role="alert" className="mt-1 text-[0.75rem] text-bad">
          {problem}
        </p>
      ) : null}
    </Form>
  );
}

interface ScheduleDraftProps {
  isUnsaved: boolean;
  isSending: boolean;
  label: string;
}

/** Schedules the draft as it is saved; it replaces an earlier schedule. */
function ScheduleDraft({ isUnsaved, isSending, label }: ScheduleDraftProps) {
  return (
    <Button
      disabled={isUnsaved}
      isSending={isSending}
      aria-describedby={isUnsaved ? "save-first" : undefined}
    >
      {label}
    </Button>
  );
}

/** Minutes from local time to UTC at that time. A time that daylight saving time skips is an hour later, not earlier. */
function utcOffsetMinutes(local: string): number {
  return (Date.parse(local) - Date.parse(`${local}Z`)) / 60_000 || 0;
}

const momentSchema = z.object({
  /** Local time: `2026-11-20T09:00`. */
  at: z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/),
  /** Minutes from that local time to UTC; 0 without JavaScript. */
  zoneMinutes: z.coerce.number().int().min(-900).max(900).catch(0),
  baseVersion: z.coerce.number().int().positive(),
});

/** The submitted time of a schedule and the version that it applies to; undefined unless it is in the future. */
export function readMoment(form: FormData): { at: Date; baseVersion: number } | undefined {
  const moment = momentSchema.safeParse(Object.fromEntries(form));
  if (!moment.success) return undefined;
  const { at: clock, zoneMinutes, baseVersion } = moment.data;
  const at = new Date(Date.parse(`${clock}Z`) + zoneMinutes * 60_000);
  return at.getTime() < Date.now() ? undefined : { at, baseVersion };
}

const problems: Record<string, string> = {
  past: messages.chooseATimeInThe,
  unscheduled: messages.theScheduleHasEnded,
  unchanged: messages.nothingToPublishVisitorsAlready,
};

/** Why a schedule was rejected, from the query after the redirect. */
export function scheduleProblem(query: URLSearchParams): string | undefined {
  return problems[query.get("schedule") ?? ""];
}
