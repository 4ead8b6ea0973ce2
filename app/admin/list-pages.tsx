import { Link } from "@remix-run/react";
import { buttonClasses } from "./classes.ts";
import { messages } from "./messages.ts";

interface ListPagesProps {
  /** The accessible name of the pagination. */
  label?: string;
  /** The current page, one-based. */
  page: number;
  perPage: number;
  /** Rows on this page. */
  shown: number;
  /** Rows on all pages. */
  total: number;
  pathOf: (page: number) => string;
  /** The labels of the links. */
  words?: [back: string, on: string];
  className?: string;
}

/** Pagination, shown when the list has more than one page. */
export function ListPages({
  label = messages.pagesOfTheList,
  page,
  perPage,
  shown,
  total,
  pathOf,
  words: [back, on] = [messages.newer, messages.older],
  className = "pt-4",
}: ListPagesProps) {
  if (total <= perPage || shown === 0) return null;
  const before = (page - 1) * perPage;
  return (
    <nav aria-label={label} className={`flex items-center justify-between gap-4 ${className}`}>
      <span className="text-muted tabular-nums">{messages.of(before + 1, before + shown, total)}</span>
      <span className="flex gap-2">
        {page > 1 ? (
          <Link to={pathOf(page - 1)} rel="prev" className={buttonClasses.plain}>
            {back}
          </Link>
        ) : null}
        {before + shown < total ? (
          <Link to={pathOf(page + 1)} rel="next" className={buttonClasses.plain}>
            {on}
          </Link>
        ) : null}
      </span>
    </nav>
  );
}
