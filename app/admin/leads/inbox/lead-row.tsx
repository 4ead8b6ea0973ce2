import { Link, useLocation } from "@remix-run/react";
import { Button } from "#app/admin/button.tsx";
import { focusRing } from "#app/admin/classes.ts";
import {
  aboveLimitWords,
  firstLine,
  isLate,
  LeadClock,
  LeadStatusMark,
  NextStep,
} from "#app/admin/leads/lead-marks.tsx";
import { leadAttribute } from "#app/admin/leads/lead-shortcuts.tsx";
import { messages } from "#app/admin/leads/messages.ts";
import { age } from "#app/admin/moment.tsx";
import { marksOf } from "#app/domain/leads/lead-fields.ts";
import type { LeadSummary } from "#app/domain/leads/lead-list.server.ts";
import { amount, type Money } from "#app/domain/leads/money.ts";
import { paths } from "#app/paths/paths.ts";
import { useLeadChanges } from "./change-bar.tsx";

interface LeadRowProps {
  lead: LeadSummary;
  changeForm?: string;
  money: Money;
  today: string;
  now: Date;
}

/** A row of the inbox; the whole row links to the lead. */
export function LeadRow({ lead, changeForm, money, today, now }: LeadRowProps) {
  const { search } = useLocation();
  const isClosed = ["won", "lost", "spam"].includes(lead.status);
  const late = isLate(lead.replyDueAt, now) ? "shadow-[inset_2px_0_0_0_var(--bad)]" : "";
  return (
    <tr
      {...{ [leadAttribute]: lead.id }}
      // A transform, because Safari does not position anything relative to a table row: the last link would cover all rows.
      className={`transform-[translate(0)] border-b border-line hover:bg-sand focus-within:bg-sand max-lg:grid max-lg:grid-cols-[auto_minmax(0,1fr)_auto] max-lg:gap-x-3 max-lg:py-2.5 lg:h-9 ${late}`}
    >
      {changeForm ? (
        <td className="max-lg:row-span-4">
          <input
            type="checkbox"
            name="leadId"
            value={lead.id}
            form={changeForm}
            aria-label={`Select ${lead.name}`}
            className={`relative z-[1] ml-2 block size-3.5 accent-ink max-lg:size-6 ${focusRing}`}
          />
        </td>
      ) : null}
      <td className="max-lg:col-start-2 max-lg:row-start-3 max-lg:text-[0.75rem]">
        <LeadStatusMark status={lead.status} />
      </td>
      <th scope="row" className="truncate pr-4 font-normal max-lg:col-start-2 max-lg:row-start-1 max-lg:pr-0">
        <Link
          to={paths.admin.lead(lead.id) + search}
          data-lead-link=""
          className={`after:absolute after:inset-0 max-lg:inline-block max-lg:min-h-6 max-lg:align-top max-lg:leading-6 ${focusRing} focus-visible:outline-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-signal-text ${lead.status === "new" ? "font-semibold" : "font-medium"}`}
        >
          {lead.name}
        </Link>
        <span className="ml-2 hidden text-muted 2xl:inline">{lead.email}</span>
      </th>
      <td className="truncate pr-4 text-muted max-lg:col-span-2 max-lg:col-start-2 max-lg:row-start-2 max-lg:pr-0 max-lg:text-ink">
        <Extras lead={lead} />
        <bdi>{firstLine(lead.description)}</bdi>
      </td>
      <td className="hidden truncate pr-4 text-muted 2xl:table-cell" title={lead.source}>
        {lead.source}
      </td>
      <td className="truncate pr-3 max-lg:col-start-2 max-lg:row-start-4 max-lg:text-[0.75rem] max-lg:text-muted">
        {lead.ownerName ?? <span className="text-muted max-lg:hidden">–</span>}
      </td>
      <td
        className="hidden truncate text-right tabular-nums xl:table-cell"
        title={lead.value === null ? undefined : amount(lead.value, money)}
      >
        {lead.value === null ? null : amount(lead.value, money)}
      </td>
      <td className="hidden truncate pl-5 xl:table-cell" title={lead.nextStep ?? undefined}>
        <NextStep {...lead} today={today} isClosed={isClosed} />
      </td>
      <td className="tabular-nums max-lg:col-start-3 max-lg:row-start-3 max-lg:justify-self-end max-lg:text-[0.75rem] lg:pl-3">
        <LeadClock replyDueAt={lead.replyDueAt} now={now} />
      </td>
      <td className="text-right text-muted tabular-nums max-lg:col-start-3 max-lg:row-start-1">
        {age(lead.createdAt, now)}
      </td>
      {changeForm ? (
        <td className="text-right max-lg:hidden">
          <SpamButton lead={lead} />
        </td>
      ) : null}
    </tr>
  );
}

/** Marks a lead as spam, or restores its former status. */
function SpamButton({ lead }: { lead: LeadSummary }) {
  const { Form, isSending } = useLeadChanges();
  const isSpam = lead.status === "spam";
  return (
    <Form method="post" preventScrollReset className="relative z-[1]">
      <input type="hidden" name="leadId" value={lead.id} />
      <Button name="status" value={isSpam ? lead.beforeSpam : "spam"} isSending={isSending} look="quiet">
        {isSpam ? "Not spam" : "Spam"}
        <span className="sr-only">: {lead.name}</span>
      </Button>
    </Form>
  );
}

function Extras({ lead }: { lead: LeadSummary }) {
  const marks = marksOf(lead);
  if (marks.length === 0 && lead.fileCount === 0 && !lead.isAboveLimit && !lead.hasFailedDelivery)
    return null;
  return (
    <span className="mono mr-2 inline-flex gap-3">
      {lead.hasFailedDelivery ? <span className="text-bad">Delivery failed</span> : null}
      {lead.isAboveLimit ? (
        <abbr title={aboveLimitWords} className="text-ink no-underline">
          Above limit
        </abbr>
      ) : null}
      {marks.map(({ mark, title }) => (
        <abbr key={mark} title={title} className="text-ink no-underline">
          {mark}
        </abbr>
      ))}
      {lead.fileCount > 0 ? (
        <abbr title={messages.fileCount(lead.fileCount)} className="no-underline">
          +{lead.fileCount}
        </abbr>
      ) : null}
    </span>
  );
}
