import { z } from "zod";
import { focusRing } from "#app/admin/classes.ts";
import { Moment } from "#app/admin/moment.tsx";
import { searchPath } from "#app/admin/status-filters.tsx";
import { TextLink } from "#app/admin/text-link.tsx";
import type { listAudit } from "#app/domain/audit-log/audit-log.server.ts";
import { actionWords, type Change } from "#app/domain/audit-log/audit-log.ts";
import { contentTypeList } from "#app/domain/content-types/registry.ts";
import { readSettingSubject, tabKeyOf } from "#app/domain/settings/tab-key.ts";
import { isLanguage } from "#app/languages/language.ts";
import { paths } from "#app/paths/paths.ts";

/** The address is null after 90 days and for actions of the system. */
export interface ListedEntry extends Omit<Awaited<ReturnType<typeof listAudit>>[number], "before" | "after"> {
  changes: Change[];
}

const columns =
  "grid gap-x-4 gap-y-0.5 py-2 pl-4 md:grid-cols-[160px_minmax(0,1fr)_minmax(0,1fr)_minmax(0,1.4fr)]";

/** One log entry; values before and after are in a disclosure if there are any. */
export function AuditEntry({ entry }: { entry: ListedEntry }) {
  if (entry.changes.length === 0) {
    return (
      <li className={`border-b border-line ${columns}`}>
        <Line entry={entry} isLinked />
      </li>
    );
  }
  return (
    <li className="border-b border-line">
      <details className="group">
        <summary
          className={`relative cursor-pointer list-none hover:bg-card before:absolute before:top-2 before:left-0.5 before:text-muted before:content-['+'] group-open:before:content-['–'] [&::-webkit-details-marker]:hidden ${columns} ${focusRing}`}
        >
          <Line entry={entry} />
        </summary>
        <Changes changes={entry.changes} />
        <SubjectLink entry={entry} />
      </details>
    </li>
  );
}

/** `isLinked` is false inside a `summary`, which is interactive itself. */
function Line({ entry, isLinked = false }: { entry: ListedEntry; isLinked?: boolean }) {
  const path = isLinked ? subjectPath(entry.action, entry.subject) : undefined;
  const name = entry.subjectName ?? entry.subject;
  return (
    <>
      <span className="text-muted">
        <Moment at={entry.at} />
      </span>
      <span className="truncate" title={entry.actorEmail ?? undefined}>
        {entry.actor ?? <span className="text-muted">{entry.device ? "Not signed in" : "System"}</span>}
        {entry.device ? (
          <span className="block truncate text-[0.75rem] text-muted">
            {[entry.device, entry.address].filter(Boolean).join(", ")}
          </span>
        ) : null}
      </span>
      <span className="font-semibold">{actionWords(entry.action)}</span>
      <span className="wrap-anywhere">{path ? <TextLink to={path}>{name}</TextLink> : name}</span>
    </>
  );
}

function Changes({ changes }: { changes: Change[] }) {
  return (
    <dl className="mb-2 grid gap-x-4 gap-y-1 pl-4 md:grid-cols-[160px_minmax(0,1fr)]">
      {changes.map(({ name, before, after }) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name || "Value"}</dt>
          <dd className="grid gap-0.5 wrap-anywhere whitespace-pre-line max-md:mb-2">
            {before === undefined ? null : <del className="decoration-bad">{before}</del>}
            {after === undefined ? null : <ins className="decoration-good">{after}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function SubjectLink({ entry }: { entry: ListedEntry }) {
  const path = subjectPath(entry.action, entry.subject);
  if (!path) return null;
  return (
    <p className="pb-3 pl-4 md:pl-48">
      <TextLink to={path}>Open {entry.subjectName ?? "it"}</TextLink>
    </p>
  );
}

const screens: Record<string, ((subject: string) => string | undefined) | undefined> = {
  account: paths.admin.user,
  user: paths.admin.user,
  page: paths.admin.page,
  media: paths.admin.mediaItem,
  lead: paths.admin.lead,
  person: paths.admin.lead,
  task: paths.admin.task,
  ...Object.fromEntries(
    contentTypeList.map(({ name, collection, address }) => [
      name,
      (subject: string) =>
        address
          ? searchPath(paths.admin.contents(collection), searchOf(subject))
          : paths.admin.content(collection, subject),
    ]),
  ),
  setting(subject) {
    const setting = readSettingSubject(subject);
    return setting && paths.admin.setting(tabKeyOf(setting.key, setting.language), setting.key);
  },
};

/** The search for the slug of an item, which the language stands before: `de:a-door`. */
function searchOf(subject: string) {
  const [slug, language] = subject.split(":").reverse();
  return { query: slug, ...(isLanguage(language) && { language }) };
}

/** The screen of an action's subject, where its type has one. The subject may be deleted. */
function subjectPath(action: string, subject: string): string | undefined {
  const kind = action.split(".")[0] ?? "";
  const screen = screens[kind];
  // The subject of an invitation is an email address; that of a failed sign-in may not be an account.
  return byId.has(kind) && !isId(subject) ? undefined : screen?.(subject);
}

const byId = new Set([
  "account",
  "user",
  "media",
  "lead",
  "person",
  "task",
  ...contentTypeList.flatMap(({ name, address }) => (address ? [] : [name])),
]);

const isId = (subject: string) => z.uuid().safeParse(subject).success;
