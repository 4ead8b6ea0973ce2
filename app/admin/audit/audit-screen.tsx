import { Link } from "@remix-run/react";
import { AdminPage, EmptyState } from "#app/admin/admin-page.tsx";
import { buttonClasses } from "#app/admin/classes.ts";
import { SettingTabs } from "#app/admin/settings/setting-tabs.tsx";
import { type AuditSearch, auditParameters } from "#app/domain/audit/audit-search.ts";
import type { TabLink } from "#app/domain/settings/tabs.ts";
import { paths } from "#app/http/paths.ts";
import { AuditEntry, type ListedEntry } from "./audit-entry.tsx";
import { AuditFilters } from "./audit-filters.tsx";
import { messages } from "./messages.ts";

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
    <AdminPage
      title={messages.auditLog}
      actions={
        <a href={paths.admin.auditExport(auditParameters(filters))} className={buttonClasses.plain}>
          {messages.exportAsCsv}
        </a>
      }
    >
      <div className="xl:grid xl:grid-cols-[136px_minmax(0,1fr)] xl:gap-8">
        <SettingTabs visible={visibleTabs} />
        <div className="mt-5 min-w-0 xl:mt-0">
          <AuditFilters key={String(auditParameters(filters))} search={search} choices={choices} />
          {entries.length === 0 ? (
            <EmptyState title={isNarrowed ? messages.nothingFound : messages.noEntriesYet}>
              {isNarrowed ? messages.noEntriesMatchTryFewer : messages.everyChangeThatPeopleMake}
            </EmptyState>
          ) : (
            <ol className="mt-5 border-t border-line">
              {entries.map((entry) => (
                <AuditEntry key={entry.id} entry={entry} />
              ))}
            </ol>
          )}
          <nav aria-label={messages.pagesOfTheLog} className="mt-4 flex gap-2">
            {search.after ? (
              <Link to={paths.admin.audit(auditParameters(filters))} className={buttonClasses.plain}>
                {messages.latest}
              </Link>
            ) : null}
            {older ? (
              <Link
                to={paths.admin.audit(auditParameters(filters, { after: older }))}
                className={buttonClasses.plain}
              >
                {messages.older}
              </Link>
            ) : null}
          </nav>
        </div>
      </div>
    </AdminPage>
  );
}
