import { Link } from "@remix-run/react";
import { linkClasses } from "#app/admin/classes.ts";
import { EmptyState } from "#app/admin/empty-state.tsx";
import { kindNames } from "#app/domain/media/media.ts";
import { paths } from "#app/http/paths.ts";
import type { MediaSearch } from "./media-search.ts";

interface NoMediaProps {
  search: MediaSearch;
  mayUpdate: boolean;
}

/** Why nothing is shown: nothing found, nothing left to do, or nothing uploaded yet. */
export function NoMedia({ search, mayUpdate }: NoMediaProps) {
  const all = (
    <Link to={paths.admin.media()} className={linkClasses}>
      Show all media
    </Link>
  );
  if (search.query) {
    return (
      <EmptyState title={`Nothing found for “${search.query}”`}>
        <p>The search looks through names, alternative texts and tags. {all}</p>
      </EmptyState>
    );
  }
  if (search.isAltMissing) {
    return (
      <EmptyState title="Every picture has its alternative text">
        <p>
          A picture that is uploaded waits here until somebody has said what it shows, or marked it as
          decoration. {all}
        </p>
      </EmptyState>
    );
  }
  if (search.kind || search.tag || search.page > 1) {
    const what = search.kind ? kindNames[search.kind].many.toLowerCase() : "media";
    return (
      <EmptyState title={search.tag ? `No ${what} tagged “${search.tag}”` : `No ${what} here`}>
        <p>{all}</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState title="The library is empty">
      <p>
        {mayUpdate
          ? "Drop pictures anywhere on this page. They are made smaller for phones and sharper for large screens by themselves, and pages choose from here."
          : "Once an editor has uploaded pictures, they are here."}
      </p>
    </EmptyState>
  );
}
