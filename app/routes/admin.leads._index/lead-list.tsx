import { Link } from "@remix-run/react";
import { age } from "#app/admin/age.ts";
import { LeadStatusMark } from "#app/admin/leads/lead-status.tsx";
import type { LeadSummary } from "#app/domain/leads/leads.server.ts";
import { paths } from "#app/http/paths.ts";

interface LeadListProps {
  leads: LeadSummary[];
  now: Date;
}

/** A line per lead on a wide screen, three on a phone; the whole of it opens the lead. */
export function LeadList({ leads, now }: LeadListProps) {
  return (
    <ul>
      {leads.map((lead) => (
        <li key={lead.id} className="border-b border-line">
          <Link
            to={paths.admin.lead(lead.id)}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 py-2.5 hover:bg-sand focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-signal-text md:-mx-2 md:px-2 lg:grid-cols-[92px_minmax(0,4fr)_minmax(0,5fr)_minmax(0,10fr)_100px_52px] lg:items-baseline lg:py-2"
          >
            <span className="order-3 text-[12px] text-muted lg:order-none lg:text-[13px] lg:text-ink">
              <LeadStatusMark status={lead.status} />
            </span>
            <strong className={`truncate ${lead.status === "new" ? "font-semibold" : "font-medium"}`}>
              {lead.name}
            </strong>
            <span className="order-5 col-span-2 truncate text-muted lg:order-none lg:col-span-1">
              {lead.email}
            </span>
            <span className="order-4 col-span-2 truncate lg:order-none lg:col-span-1 lg:text-muted">
              {firstLine(lead.description)}
            </span>
            <Extras lead={lead} />
            <span className="order-2 text-right text-muted lg:order-none">{age(lead.createdAt, now)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Extras({ lead }: { lead: LeadSummary }) {
  return (
    <span className="mono order-3 flex justify-end gap-3 text-muted lg:order-none">
      {lead.fileCount > 0 ? <span>{lead.fileCount === 1 ? "1 file" : `${lead.fileCount} files`}</span> : null}
      {lead.ndaNeeded ? <span className="text-ink">NDA</span> : null}
    </span>
  );
}

function firstLine(text: string): string {
  return text.trim().split(/\r?\n/, 1)[0] ?? "";
}
