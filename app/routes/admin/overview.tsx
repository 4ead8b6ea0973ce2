import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { AdminPage, Section } from "#app/admin/admin-page.tsx";
import { focusRing } from "#app/admin/classes.ts";
import { useLive } from "#app/admin/live/live-updates.tsx";
import { age, Moment, useNow } from "#app/admin/moment.tsx";
import { DemoNotice, FirstSteps } from "#app/admin/overview/first-steps.tsx";
import { jobInWords } from "#app/admin/overview/job-names.ts";
import { Status } from "#app/admin/status.tsx";
import { DueMark, PriorityMark } from "#app/admin/tasks/task-marks.tsx";
import { TextLink } from "#app/admin/text-link.tsx";
import { useCountFormat } from "#app/admin/use-decimal.ts";
import type { Staff } from "#app/domain/accounts/account.ts";
import { allows } from "#app/domain/accounts/policies.ts";
import { officeToday } from "#app/domain/leads/leads.server.ts";
import { findFirstSteps } from "#app/domain/overview/first-steps.server.ts";
import { findDemoSettings, findOverview } from "#app/domain/overview/overview.server.ts";
import { checklistDismissedCookie, isChecklistDismissed } from "#app/http/cookies.server.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { seeOther } from "#app/http/redirect-to.server.ts";
import { paths } from "#app/paths/paths.ts";

export const meta: MetaFunction = () => adminMeta("Overview");

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, "admin.enter");
  const now = new Date();
  const today = await officeToday(now);
  const wantsSteps = allows(staff.role, "settings.update") && !isChecklistDismissed(request);
  const [overview, steps, demoSettings] = await Promise.all([
    findOverview(staff, today),
    wantsSteps ? findStepsOf(staff) : null,
    findDemoSettings(staff.role),
  ]);
  const isDone = steps !== null && Object.values(steps).every(({ isDone }) => isDone);
  const mayGovern = allows(staff.role, "leads.govern");
  return { ...overview, steps: isDone ? null : steps, demoSettings, mayGovern, now, today };
}

/** The first steps that the user's role can take. */
async function findStepsOf({ id, role }: Staff) {
  const { colleague, recipients, ...steps } = await findFirstSteps(id);
  return {
    ...steps,
    ...(allows(role, "leads.govern") && { recipients }),
    ...(allows(role, "users.update") && { colleague }),
  };
}

/** POST dismisses the first steps in this browser. */
export async function action({ request }: ActionFunctionArgs) {
  await requireStaff(request, "admin.enter");
  return seeOther(paths.admin.overview(), { "Set-Cookie": checklistDismissedCookie });
}

export default function OverviewPage() {
  const {
    leads,
    nextSteps,
    tasks,
    scheduled,
    notPublished,
    failedDeliveries,
    failingJobs,
    steps,
    demoSettings,
    mayGovern,
    today,
    ...read
  } = useLoaderData<typeof loader>();
  const now = useNow(read.now);
  useLive("leads");
  useLive("tasks");
  const format = useCountFormat();
  const failures = notPublished.length + failedDeliveries + failingJobs.length;
  return (
    <AdminPage title="Overview">
      <DemoNotice settings={demoSettings} />
      {steps ? (
        <div className="max-w-[1240px]">
          <FirstSteps found={steps} />
        </div>
      ) : null}
      <div className="grid max-w-[1240px] grid-cols-[minmax(0,1fr)] gap-x-12 lg:grid-cols-[repeat(2,minmax(0,1fr))]">
        {leads ? (
          <Section title={`New leads, ${format(leads.total)}`}>
            {leads.hasNoRecipient ? (
              <p className="mb-2 border-l-2 border-warn pl-3">
                {leads.recipients.length > 0
                  ? `New leads notify nobody: ${leads.recipients.join(", ")} is an example address.`
                  : "New leads do not send a notification, because no recipient is set."}{" "}
                {mayGovern ? (
                  <TextLink to={paths.admin.settings("lead-data")}>Add a recipient</TextLink>
                ) : (
                  "Ask an owner to add one under Settings, Lead data."
                )}
              </p>
            ) : null}
            {leads.late > 0 ? (
              <p className="mb-2">
                <TextLink to={`${paths.admin.leads()}?due=reply`}>
                  <span className="font-semibold text-bad">
                    {leads.late === 1 ? "1 reply is overdue" : `${format(leads.late)} replies are overdue`}
                  </span>
                </TextLink>{" "}
                <span className="text-muted">for the reply promised within 24 hours.</span>
              </p>
            ) : null}
            <Lines empty="No new leads.">
              {leads.newest.map(({ id, name, description, createdAt }) => (
                <Line
                  key={id}
                  to={paths.admin.lead(id)}
                  label={name}
                  note={description}
                  end={age(createdAt, now)}
                />
              ))}
            </Lines>
          </Section>
        ) : null}
        {nextSteps ? (
          <Section title={`My next steps, ${format(nextSteps.total)}`}>
            <Lines empty="No next steps of your leads are due.">
              {nextSteps.first.map(({ id, name, nextStep, nextStepOn }) => (
                <Line
                  key={id}
                  to={paths.admin.lead(id)}
                  label={name}
                  note={nextStep ?? undefined}
                  end={<DueMark dueDate={nextStepOn} status="open" today={today} />}
                />
              ))}
            </Lines>
          </Section>
        ) : null}
        <Section title={`My tasks, ${format(tasks.total)}`}>
          <Lines empty="No tasks assigned to you.">
            {tasks.first.map(({ id, title, priority, dueDate, status }) => (
              <Line
                key={id}
                to={paths.admin.task(id)}
                label={title}
                end={
                  <span className="flex gap-3">
                    <PriorityMark priority={priority} />
                    <DueMark dueDate={dueDate} status={status} today={today} />
                  </span>
                }
              />
            ))}
          </Lines>
        </Section>
        <Section title="Scheduled">
          <Lines empty="Nothing is scheduled.">
            {scheduled.map(({ title, to, scheduledAt }) => (
              <Line key={to} to={to} label={title} end={<Moment at={scheduledAt} />} />
            ))}
          </Lines>
        </Section>
        <Section title={`Problems, ${format(failures)}`}>
          <Lines empty="No failed deliveries.">
            {notPublished.map(({ title, to }) => (
              <Line key={to} to={to} label={title} end={<Status tone="bad">Not published</Status>} />
            ))}
            {failedDeliveries > 0 ? (
              <Line
                to={`${paths.admin.leads()}?delivery=failed`}
                label={
                  failedDeliveries === 1
                    ? "1 lead with a failed delivery"
                    : `${format(failedDeliveries)} leads with a failed delivery`
                }
                end={<Status tone="bad">failed permanently</Status>}
              />
            ) : (
              []
            )}
            {failingJobs.map(({ name, count, isGivenUp }) => (
              <li key={name} className="flex flex-wrap gap-x-3 border-b border-line py-1.5">
                <span title={name}>{jobInWords(name)}</span>
                <span className="ml-auto">
                  <Status tone={isGivenUp ? "bad" : "warn"}>
                    {format(count)} {isGivenUp ? "failed permanently" : "failed, will be retried"}
                  </Status>
                </span>
              </li>
            ))}
          </Lines>
        </Section>
      </div>
    </AdminPage>
  );
}

function Lines({ empty, children }: { empty: string; children: ReactNode[] | ReactNode[][] }) {
  return children.flat().length > 0 ? <ul>{children}</ul> : <p className="text-muted">{empty}</p>;
}

interface LineProps {
  to: string;
  label: string;
  note?: string;
  end: ReactNode;
}

function Line({ to, label, note, end }: LineProps) {
  return (
    <li className="border-b border-line">
      <Link
        to={to}
        className={`flex items-baseline gap-3 py-1.5 hover:bg-sand ${focusRing} -outline-offset-2`}
      >
        <strong className="min-w-0 truncate font-semibold">{label}</strong>
        {note ? <span className="min-w-0 flex-1 truncate text-muted">{note}</span> : null}
        <span className="ml-auto shrink-0 text-[0.75rem] text-muted">{end}</span>
      </Link>
    </li>
  );
}
