import { Link } from "@remix-run/react";
import { Section } from "#app/admin/admin-page.tsx";
import { linkClasses } from "#app/admin/classes.ts";
import { Moment } from "#app/admin/moment.tsx";
import type { ListedVersion } from "#app/domain/publishing/versions.server.ts";
import { messages } from "./messages.ts";

/** The number of versions beside the fields; a separate screen lists all. */
const MAX_SHOWN = 5;

/** The latest versions; `to` is the screen that lists all. */
export function VersionList({ to, versions }: { to: string; versions: ListedVersion[] }) {
  return (
    <Section title={messages.versions}>
      {versions.length === 0 ? <p className="text-muted">{messages.versionsAppearAfterTheFirst}</p> : null}
      <ol className="grid gap-1">
        {versions.slice(0, MAX_SHOWN).map(({ number, name, isPublished, savedAt, author }) => (
          <li key={number} className="flex gap-2">
            <span className="mono w-7 shrink-0 text-muted">{number}</span>
            <span className="min-w-0">
              {name ? <strong className="font-semibold">{name}, </strong> : null}
              {isPublished ? "published" : "draft"} <Moment at={savedAt} />
              {author ? <span className="text-muted">{messages.byWith(author)}</span> : null}
            </span>
          </li>
        ))}
      </ol>
      {versions.length > 0 ? (
        <p className="mt-2">
          <Link to={to} className={linkClasses}>
            {messages.compareAndRestoreAll(versions.length)}
          </Link>
        </p>
      ) : null}
    </Section>
  );
}
