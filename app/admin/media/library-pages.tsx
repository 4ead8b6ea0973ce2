import { Link } from "@remix-run/react";
import { buttonClasses } from "#app/admin/classes.ts";
import { mediaPerPage } from "#app/domain/media/media.ts";
import { type MediaSearch, mediaPath } from "./media-search.ts";

interface LibraryPagesProps {
  search: MediaSearch;
  /** On this page. */
  shown: number;
  /** On all pages. */
  total: number;
}

/** Where in the library one is, once it is longer than a page. */
export function LibraryPages({ search, shown, total }: LibraryPagesProps) {
  if (total <= mediaPerPage || shown === 0) return null;
  const before = (search.page - 1) * mediaPerPage;
  return (
    <nav aria-label="Pages of the library" className="flex items-center justify-between gap-4">
      <span className="text-muted tabular-nums">
        {before + 1}–{before + shown} of {total}
      </span>
      <span className="flex gap-2">
        {search.page > 1 ? (
          <Link to={mediaPath(search, { page: search.page - 1 })} rel="prev" className={buttonClasses.plain}>
            Newer
          </Link>
        ) : null}
        {before + shown < total ? (
          <Link to={mediaPath(search, { page: search.page + 1 })} rel="next" className={buttonClasses.plain}>
            Older
          </Link>
        ) : null}
      </span>
    </nav>
  );
}
