import { useLocation } from "@remix-run/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { EmptyState } from "#app/admin/admin-page.tsx";
import { focusRing, linkClasses } from "#app/admin/classes.ts";
import { leadStatusLabels } from "#app/admin/leads/lead-marks.tsx";
import { isFiltered, type LeadSearch } from "#app/admin/leads/lead-search.tsx";
import { LeadShortcuts } from "#app/admin/leads/lead-shortcuts.tsx";
import { messages } from "#app/admin/leads/messages.ts";
import { hiddenColumn, ListTable } from "#app/admin/lists.tsx";
import { useNow } from "#app/admin/moment.tsx";
import { TextLink } from "#app/admin/text-link.tsx";
import type { LeadSummary } from "#app/domain/leads/lead-list.server.ts";
import type { Money } from "#app/domain/leads/money.ts";
import { paths } from "#app/paths/paths.ts";
import { ChangeBar, useLeadChanges } from "./change-bar.tsx";
import { LeadRow } from "./lead-row.tsx";

interface InboxProps {
  leads: LeadSummary[];
  /** On all pages. */
  total: number;
  owners: { id: string; name: string }[];
  mayUpdate: boolean;
  money: Money;
  today: string;
  now: Date;
  /** Replaces an empty list. */
  emptyState: ReactNode;
}

const changeForm = "selected-leads";

/** The list of leads with bulk actions. A change that empties the list is still reported, with its Undo. */
export function Inbox({ leads, total, owners, mayUpdate, emptyState, ...shared }: InboxProps) {
  const changes = useLeadChanges();
  const list = useRef<HTMLDivElement>(null);
  const [ticked, setTicked] = useState(0);
  const { search } = useLocation();
  const count = () => setTicked(ticksIn(list.current));
  // Rows and their checkboxes change with the page of the list and with changes by others.
  useEffect(() => {
    setTicked(leads.length > 0 ? ticksIn(list.current) : 0);
  }, [leads]);

  return (
    <div ref={list} onChange={count} onReset={() => setTicked(0)}>
      <LeadShortcuts container={list} onChange={mayUpdate ? changes.change : undefined} />
      {mayUpdate && (leads.length > 0 || changes.answer) ? (
        <ChangeBar
          key={search}
          formId={changeForm}
          changes={changes}
          owners={owners}
          ticked={ticked}
          shown={leads.length}
          total={total}
          until={shared.now}
        />
      ) : null}
      {leads.length > 0 ? (
        <LeadTable
          leads={leads}
          changeForm={mayUpdate ? changeForm : undefined}
          ticked={ticked}
          {...shared}
        />
      ) : (
        emptyState
      )}
    </div>
  );
}

function ticksIn(list: HTMLElement | null) {
  return list?.querySelectorAll("input[name=leadId]:checked").length ?? 0;
}

interface LeadTableProps {
  leads: LeadSummary[];
  /** The id of the bulk form; without one the rows have no checkboxes. */
  changeForm?: string;
  /** The number of selected leads. */
  ticked: number;
  money: Money;
  today: string;
  now: Date;
}

/** The inbox table: one line per lead on a wide screen, three on a phone. */
function LeadTable({ leads, changeForm, ticked, money, today, now: answeredAt }: LeadTableProps) {
  const now = useNow(answeredAt);
  return (
    <ListTable
      className="w-full table-fixed"
      headClassName="max-lg:sr-only"
      columns={[
        changeForm !== undefined && [
          <TickAll key="all" formId={changeForm} isTicked={ticked === leads.length} />,
          "w-9 py-1.5",
        ],
        [messages.statusLabel, "w-[92px] py-1.5"],
        [messages.person, "w-[164px] 2xl:w-[20%]"],
        [messages.project],
        [messages.source, "hidden w-[104px] 2xl:table-cell"],
        [messages.ownerLabel, "w-[92px]"],
        [messages.value, "hidden w-[88px] text-right xl:table-cell"],
        [messages.nextStep, "hidden w-[150px] pl-5 xl:table-cell 2xl:w-[15%]"],
        [messages.reply, "w-[88px] pl-3"],
        [messages.age, "w-[52px] text-right"],
        changeForm !== undefined && hiddenColumn(messages.actions, "w-[74px]"),
      ]}
    >
      {leads.map((lead) => (
        <LeadRow key={lead.id} lead={lead} changeForm={changeForm} money={money} today={today} now={now} />
      ))}
    </ListTable>
  );
}

/** Selects all leads of the page, or none. */
function TickAll({ formId, isTicked }: { formId: string; isTicked: boolean }) {
  return (
    <input
      type="checkbox"
      aria-label={messages.selectAllOnThisPage}
      checked={isTicked}
      onChange={({ target }) => {
        const boxes = document.querySelectorAll<HTMLInputElement>(`input[name=leadId][form="${formId}"]`);
        for (const box of boxes) if (box.checked !== target.checked) box.click();
      }}
      form={formId}
      className={`ml-2 block size-3.5 accent-ink ${focusRing}`}
    />
  );
}

/** The empty state: nothing found, nothing in this status, or no leads yet. */
export function NoLeads({ search }: { search: LeadSearch }) {
  const all = <TextLink to={paths.admin.leads()}>{messages.showAllLeads}</TextLink>;
  if (isFiltered(search)) {
    return (
      <EmptyState title={search.query ? messages.nothingFoundFor(search.query) : messages.nothingFound}>
        {messages.theSearchLooksThroughNames} {all}
      </EmptyState>
    );
  }
  if (search.status || search.page > 1) {
    return (
      <EmptyState
        title={
          search.status ? messages.noLeadsMarked(leadStatusLabels[search.status]) : messages.noLeadsOnThisPage
        }
      >
        {all}
      </EmptyState>
    );
  }
  return (
    <EmptyState title={messages.noLeadsYet}>
      {messages.enquiriesSentThroughLetsTalk}{" "}
      <a href={paths.letsTalk()} className={linkClasses}>
        {messages.openTheForm}
      </a>{" "}
      {messages.toSeeWhatVisitorsSee}
    </EmptyState>
  );
}
