import { useMessages } from "#app/languages/use-messages.ts";
import { Arrow } from "#app/ui/arrow.tsx";
import { InternalLink } from "#app/ui/smart-link.tsx";

interface PageTurnerProps {
  /** Accessible name, such as `Pages of results`. */
  label: string;
  /** Counts from 1. */
  page: number;
  pages: number;
  pathOf: (page: number) => string;
}

/** Links to the previous and next page of a list. */
export function PageTurner({ label, page, pages, pathOf }: PageTurnerProps) {
  const { list } = useMessages().site;
  if (pages < 2) return null;
  return (
    <nav aria-label={label} className="mt-8 flex items-center justify-between gap-6">
      {page > 1 ? (
        <InternalLink to={pathOf(page - 1)} rel="prev" className={linkClasses}>
          <Arrow to="left" />
          {list.previous}
        </InternalLink>
      ) : (
        <span />
      )}
      <span className="mono text-muted">{`${page} / ${pages}`}</span>
      {page < pages ? (
        <InternalLink to={pathOf(page + 1)} rel="next" className={linkClasses}>
          {list.next}
          <Arrow />
        </InternalLink>
      ) : (
        <span />
      )}
    </nav>
  );
}

const linkClasses = "inline-flex min-h-11 items-center gap-3 font-semibold hover:underline";
