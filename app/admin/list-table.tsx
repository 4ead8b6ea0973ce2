import type { ReactNode, Ref } from "react";

/** The title of a column, and the classes of its head; false for a column that the role does not see. */
type Column = [title: ReactNode, className?: string] | false;

interface ListTableProps {
  columns: Column[];
  className?: string;
  headClassName?: string;
  tableRef?: Ref<HTMLTableElement>;
  /** The rows. */
  children: ReactNode;
}

/** A table with one line per object. */
export function ListTable({
  columns,
  className = "w-full",
  headClassName,
  tableRef,
  children,
}: ListTableProps) {
  return (
    <table ref={tableRef} className={`border-collapse text-left ${className}`}>
      <thead className={headClassName}>
        <tr className="border-b border-line text-[0.75rem] text-muted">
          {columns.map((column, position) => {
            if (!column) return null;
            const [title, columnClasses = ""] = column;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a table keep their order
              <th key={position} className={`font-normal ${columnClasses}`}>
                {title}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

/** A column of buttons, whose title only screen readers announce. */
export function hiddenColumn(title: string, className?: string): Column {
  const hidden = <span className="sr-only">{title}</span>;
  return [hidden, className];
}
