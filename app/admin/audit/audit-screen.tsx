import { Form } from "@remix-run/react";
import { useId } from "react";
import { EmptyState } from "#app/admin/admin-page.tsx";
import { Button, ButtonLink } from "#app/admin/button.tsx";
import { buttonClasses } from "#app/admin/classes.ts";
import { TabPage } from "#app/admin/settings/setting-tabs.tsx";
import { type AuditSearch, actionWords, auditParameters } from "#app/domain/audit-log/audit-log.ts";
import type { TabLink } from "#app/domain/settings/tabs.ts";
import { PlainField, PlainSelect } from "#app/forms/plain-fields.tsx";
import { paths } from "#app/paths/paths.ts";
import { AuditEntry, type ListedEntry } from "./audit-entry.tsx";

interface AuditScreenProps {
  entries: ListedEntry[];
  /** The last entry of this page, the cursor of the next one. */
  older?: string;
  search: AuditSearch;
  choices: { people: { id: string; name: string }[]; actions: string[] };
  visibleTabs: TabLink[];
}

/** The audit log: who did what and when. */
export function AuditScreen({ entries, older, search, choices, visibleTabs }: AuditScreenProps) {
  const { after: _, ...filters } = search;
  const isNarrowed = Object.values(filters).some(Boolean);
  return (
    <TabPage
      title="Audit log"
      visibleTabs={visibleTabs}
      className="min-w-0"
      actions={
        <a href={paths.admin.auditExport(auditParameters(filters))} className={buttonClasses.plain}>
          Export as CSV
        </a>
      }
    >
      <AuditFilters key={String(auditParameters(filters))} search={search} choices={choices} />
      {entries.length === 0 ? (
        <EmptyState title={isNarrowed ? "Nothing found" : "No entries yet"}>
          {isNarrowed
            ? "No entries match. Try fewer filters."
            : "Every change that people make in the admin appears here, with its time and author."}
        </EmptyState>
      ) : (
        <ol className="mt-5 border-t border-line">
          {entries.map((entry) => (
            <AuditEntry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      <nav aria-label="Pages of the log" className="mt-4 flex gap-2">
        {search.after ? (
          <ButtonLink to={paths.admin.audit(auditParameters(filters))}>Latest</ButtonLink>
        ) : null}
        {older ? (
          <ButtonLink to={paths.admin.audit(auditParameters(filters, { after: older }))}>Older</ButtonLink>
        ) : null}
      </nav>
    </TabPage>
  );
}

interface AuditFiltersProps {
  search: AuditSearch;
  choices: { people: { id: string; name: string }[]; actions: string[] };
}

/** Filters the log by query parameters. */
function AuditFilters({ search, choices }: AuditFiltersProps) {
  const id = useId();
  return (
    <Form
      method="get"
      action={paths.admin.audit()}
      role="search"
      className="grid grid-cols-2 items-end gap-3 md:grid-cols-3 2xl:grid-cols-[repeat(6,minmax(0,1fr))_auto]"
    >
      <PlainSelect id={`${id}-who`} name="who" label="Person" defaultValue={search.who ?? ""}>
        <option value="">Everyone</option>
        {choices.people.map((person) => (
          <option key={person.id} value={person.id}>
            {person.name}
          </option>
        ))}
        <option value="system">System</option>
      </PlainSelect>
      <PlainSelect id={`${id}-what`} name="what" label="Change" defaultValue={search.what ?? ""}>
        <option value="">All changes</option>
        {choices.actions.map((action) => (
          <option key={action} value={action}>
            {actionWords(action)}
          </option>
        ))}
      </PlainSelect>
      <PlainField
        id={`${id}-subject`}
        type="search"
        name="subject"
        label="Subject"
        placeholder="Part of a name, slug or address"
        defaultValue={search.subject}
        className="max-md:col-span-2"
      />
      <PlainField
        id={`${id}-origin`}
        type="search"
        name="origin"
        label="Address or device"
        placeholder="Stored for 90 days"
        defaultValue={search.origin}
        className="max-md:col-span-2"
      />
      <PlainField id={`${id}-from`} type="date" name="from" label="From" defaultValue={search.from} />
      <PlainField id={`${id}-to`} type="date" name="to" label="Until (inclusive)" defaultValue={search.to} />
      <div className="flex gap-2 max-md:col-span-2">
        <Button>Search</Button>
        <ButtonLink to={paths.admin.audit()} look="quiet">
          Clear
        </ButtonLink>
      </div>
    </Form>
  );
}
