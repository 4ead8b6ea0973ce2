import { useLocation } from "@remix-run/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { EmptyState } from "#app/admin/admin-page.tsx";
import { focusRing, linkClasses } from "#app/admin/classes.ts";
import { leadStatusLabels } from "#app/admin/leads/lead-marks.tsx";
import { isFiltered, type LeadSearch } from "#app/admin/leads/lead-search.tsx";
import { LeadShortcuts } from "#app/admin/leads/lead-shortcuts.tsx";
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
        ["Status", "w-[92px] py-1.5"],
        ["Person", "w-[164px] 2xl:w-[20%]"],
        ["Project"],
        ["Source", "hidden w-[104px] 2xl:table-cell"],
        ["Owner", "w-[92px]"],
        ["Value", "hidden w-[88px] text-right xl:table-cell"],
        ["Next step", "hidden w-[150px] pl-5 xl:table-cell 2xl:w-[15%]"],
        ["Reply", "w-[88px] pl-3"],
        ["Age", "w-[52px] text-right"],
        changeForm !== undefined && hiddenColumn("Actions", "w-[74px]"),
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
      aria-label="Select all on this page"
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
  const all = <TextLink to={paths.admin.leads()}>Show all leads</TextLink>;
  if (isFiltered(search)) {
    return (
      <EmptyState title={search.query ? `Nothing found for “${search.query}”` : "Nothing found"}>
        The search looks through names, email addresses, phone numbers, descriptions, file names, replies and
        notes, within the status and the filters above. {all}
      </EmptyState>
    );
  }
  if (search.status || search.page > 1) {
    return (
      <EmptyState
        title={
          search.status ? `No leads marked “${leadStatusLabels[search.status]}”` : "No leads on this page"
        }
      >
        {all}
      </EmptyState>
    );
  }
  return (
    <EmptyState title="No leads yet">
      Enquiries sent through “Let’s Talk” appear here immediately, with their files, and the team is notified
      by email.{" "}
      <a href={paths.letsTalk()} className={linkClasses}>
        Open the form
      </a>{" "}
      {"to see what visitors see."}
    </EmptyState>
  );
}
