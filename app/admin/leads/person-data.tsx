import { Link } from "@remix-run/react";
import { useId } from "react";
import { Section } from "#app/admin/admin-page.tsx";
import { Button } from "#app/admin/button.tsx";
import { focusRing, linkClasses } from "#app/admin/classes.ts";
import { useCountFormat } from "#app/admin/use-decimal.ts";
import type { PersonLead } from "#app/domain/leads/person.server.ts";
import { PlainField } from "#app/forms/plain-fields.tsx";
import { paths } from "#app/paths/paths.ts";
import { CalendarDate } from "#app/ui/calendar-date.tsx";
import { LeadStatusMark } from "./lead-marks.tsx";
import { messages } from "./messages.ts";

interface PersonDataProps {
  query: string;
  leads: PersonLead[];
  /** The ids that were selected before a refusal; by default all that certainly are the person's. */
  selected?: string[];
  /** Why the leads were not erased. */
  refusal?: string;
  mayErase: boolean;
}

/** The leads of one person with checkboxes, to export or erase. A plain form, because the export is a download. */
export function PersonData({ query, leads, selected, refusal, mayErase }: PersonDataProps) {
  return (
    <form method="post" action={paths.admin.leadPersonExport()} className="mt-6 max-w-[860px]">
      <input type="hidden" name="q" value={query} />
      <Section title={messages.leadCount(useCountFormat()(leads.length))}>
        <p className="mb-3 max-w-[68ch] text-muted">
          Leads with the same email address or phone number, and leads connected to them. Clear the selection
          of leads that belong to someone else. Leads that are only perhaps the same person’s are not
          selected.
        </p>
        <ul>
          {leads.map((lead) => (
            <PersonRow
              key={lead.id}
              lead={lead}
              isSelected={selected?.includes(lead.id) ?? lead.match?.by !== "mailbox"}
            />
          ))}
        </ul>
      </Section>
      <Section title="Export">
        <p className="mb-3 max-w-[68ch] text-muted">
          A ZIP file of everything stored about the selected leads: data as JSON with history, replies and
          tasks, and the attached files.
        </p>
        <Button>Export selected leads</Button>
      </Section>
      {mayErase ? <Erasure leads={leads} refusal={refusal} /> : null}
    </form>
  );
}

const reasons = {
  email: "Same email address",
  phone: "Same phone number",
  mailbox: "Perhaps the same person, similar to",
};

function PersonRow({ lead, isSelected }: { lead: PersonLead; isSelected: boolean }) {
  const { id, name, email, phone, status, createdAt, attachedFiles, replyCount, taskCount, match } = lead;
  const stored = counts({ files: attachedFiles?.length ?? 0, replyCount, taskCount });
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 border-b border-line py-2 first:pt-0 sm:grid-cols-[auto_minmax(0,1fr)_110px_110px]">
      <input
        type="checkbox"
        name="leadId"
        value={id}
        defaultChecked={isSelected}
        aria-label={`Include ${name}, ${email}`}
        className={`mt-0.5 size-4 accent-ink max-lg:size-6 ${focusRing}`}
      />
      <span className="min-w-0">
        <Link to={paths.admin.lead(id)} className={`wrap-anywhere ${linkClasses}`}>
          {name}
        </Link>
        <span className="block text-muted wrap-anywhere">
          {[email, phone, ...stored].filter(Boolean).join(", ")}
        </span>
        {match ? (
          <span className="block text-[0.75rem] text-muted wrap-anywhere">
            {reasons[match.by]}: {match.value}
          </span>
        ) : null}
      </span>
      <span className="max-sm:col-start-2">
        <LeadStatusMark status={status} />
      </span>
      <CalendarDate date={createdAt} className="text-muted max-sm:col-start-2 sm:text-right" />
    </li>
  );
}

/** Asks for the password before the deletion. */
function Erasure({ leads, refusal }: Pick<PersonDataProps, "leads" | "refusal">) {
  const id = useId();
  return (
    <Section title="Erase">
      <details open={refusal !== undefined}>
        <summary className={`w-fit cursor-pointer font-semibold text-bad ${focusRing}`}>
          Erase selected leads…
        </summary>
        <div className="mt-3 border border-bad bg-card p-4">
          <p className="max-w-[68ch]">
            {leads.some(({ taskCount }) => taskCount > 0)
              ? "The selected leads are erased with their history, notes, replies, tasks and files. This cannot be undone. The audit log records the erasure without personal data. Sent emails stay in your mailboxes, and backups keep their copies until they expire."
              : "The selected leads are erased with their history, notes, replies and files. This cannot be undone. The audit log records the erasure without personal data. Sent emails stay in your mailboxes, and backups keep their copies until they expire."}
          </p>
          <div className="mt-3 flex flex-wrap items-end gap-3">
            <PlainField
              id={id}
              type="password"
              name="password"
              label="Your password"
              error={refusal}
              autoFocus={refusal !== undefined}
              autoComplete="current-password"
              controlClassName="w-56!"
            />
            <Button formAction={paths.admin.leadPersonErasure()} className="border-bad! text-bad!">
              Erase permanently
            </Button>
          </div>
        </div>
      </details>
    </Section>
  );
}

function counts({
  files,
  replyCount,
  taskCount,
}: {
  files: number;
  replyCount: number;
  taskCount: number;
}): string[] {
  return [
    ...(files > 0 ? [messages.fileCount(files)] : []),
    ...(replyCount > 0 ? [messages.replyCount(replyCount)] : []),
    ...(taskCount > 0 ? [messages.taskCount(taskCount)] : []),
  ];
}
