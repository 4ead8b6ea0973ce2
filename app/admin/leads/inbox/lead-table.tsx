import { focusRing } from "#app/admin/classes.ts";
import { messages } from "#app/admin/leads/messages.ts";
import type { LeadSummary } from "#app/domain/leads/lead-list.server.ts";
import type { Money } from "#app/domain/leads/money.ts";
import { LeadRow } from "./lead-row.tsx";

interface LeadTableProps {
  leads: LeadSummary[];
  /** The id of the bulk form; without one the rows have no checkboxes. */
  changeForm?: string;
  /** The number of selected leads. */
  ticked?: number;
  money: Money;
  today: string;
  now: Date;
}

/** The inbox table: one line per lead on a wide screen, three on a phone. */
export function LeadTable({ leads, changeForm, ticked, ...shared }: LeadTableProps) {
  return (
    <table className="w-full table-fixed border-collapse text-left">
      <thead className="max-lg:sr-only">
        <tr className="border-b border-line text-[0.75rem] text-muted">
          {changeForm ? (
            <th className="w-9 py-1.5 font-normal">
              <TickAll formId={changeForm} isTicked={ticked === leads.length} />
            </th>
          ) : null}
          <th className="w-[92px] py-1.5 font-normal">{messages.statusLabel}</th>
          <th className="w-[164px] font-normal 2xl:w-[20%]">{messages.person}</th>
          <th className="font-normal">{messages.project}</th>
          <th className="hidden w-[104px] font-normal 2xl:table-cell">{messages.source}</th>
          <th className="w-[92px] font-normal">{messages.ownerLabel}</th>
          <th className="hidden w-[88px] text-right font-normal xl:table-cell">{messages.value}</th>
          <th className="hidden w-[118px] pl-5 font-normal xl:table-cell 2xl:w-[15%]">{messages.nextStep}</th>
          <th className="w-[88px] pl-3 font-normal">{messages.reply2}</th>
          <th className="w-[52px] text-right font-normal">{messages.age}</th>
          {changeForm ? (
            <th className="w-[74px] font-normal">
              <span className="sr-only">{messages.actions}</span>
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {leads.map((lead) => (
          <LeadRow key={lead.id} lead={lead} changeForm={changeForm} {...shared} />
        ))}
      </tbody>
    </table>
  );
}

/** Selects all leads of the page, or none. Hidden without JavaScript. */
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
      className={`noscript:hidden ml-2 block size-3.5 accent-ink ${focusRing}`}
    />
  );
}
