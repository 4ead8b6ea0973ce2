import type { ReactNode } from "react";
import { Arrow } from "./arrow.tsx";
import { joinRanges } from "./facts.tsx";
import { SmartLink } from "./smart-link.tsx";

interface RuledRow {
  key: string;
  title: string;
  text?: string | null;
  /** A short note at the end of the row. */
  note?: string;
  /** Links the whole row. */
  href?: string;
}

interface RuledRowsProps {
  rows: RuledRow[];
  /** Heading level of the rows' titles. */
  level?: 3 | 4;
  /** The number of the first row. */
  from?: number;
}

/** Numbered rows with rules: the site's standard list. */
export function RuledRows({ rows, level = 3, from = 1 }: RuledRowsProps) {
  return (
    <ol className="ruled-rows mt-11 gap-x-4 border-b border-line md:grid md:grid-cols-[2.75rem_minmax(0,3fr)_minmax(0,5fr)_auto]">
      {rows.map((row, position) => (
        <li key={row.key} className="md:col-span-full md:grid md:grid-cols-subgrid">
          <Row row={row} number={String(position + from).padStart(2, "0")} level={level} />
        </li>
      ))}
    </ol>
  );
}

function Row({ row, number, level }: { row: RuledRow; number: string; level: 3 | 4 }) {
  const Title = `h${level}` as const;
  const { title, text, note, href } = row;
  const cells = (
    <>
      <span aria-hidden="true" className="row-number mono text-muted">
        {number}
      </span>
      <Title className="row-title text-[1.3125rem] leading-tight font-medium tracking-[-0.02em]">
        {title}
      </Title>
      {text ? (
        <p className="max-w-[34em] text-[1.03125rem] leading-normal max-md:col-start-2 max-md:col-end-4">
          {joinRanges(text)}
        </p>
      ) : (
        <span className="max-md:hidden" />
      )}
      <End note={note} isLink={href !== undefined} />
    </>
  );
  return href === undefined ? (
    <div className={cellsClasses}>{cells}</div>
  ) : (
    <SmartLink href={href} className={`group/row relative ${cellsClasses}`}>
      <span className="row-line" />
      {cells}
    </SmartLink>
  );
}

/** Side by side, the cells of all rows share their columns, regardless of the length of notes. */
const cellsClasses =
  "grid grid-cols-[2.125rem_minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-2 border-t border-line py-5 md:col-span-full md:grid-cols-subgrid";

/** The end of a row: its note, or the arrow of a link. */
function End({ note, isLink }: { note?: string; isLink: boolean }): ReactNode {
  if (note)
    return <span className="mono row-note max-md:col-start-2 max-md:col-end-4 md:text-right">{note}</span>;
  if (!isLink) return null;
  return (
    <Arrow className="shrink-0 translate-y-px transition-transform duration-200 ease-out group-hover/row:translate-x-1 max-md:col-start-3 max-md:row-start-1" />
  );
}
