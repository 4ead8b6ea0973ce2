import { Link } from "@remix-run/react";
import { focusRing } from "#app/admin/classes.ts";
import { PageStatusMark } from "#app/admin/pages/page-status-mark.tsx";
import type { ListedContent } from "#app/domain/content-store/content-list.server.ts";
import type { AnyContentType } from "#app/domain/content-types/define-content-type.ts";
import { paths } from "#app/http/paths.ts";
import { CalendarDate } from "#app/ui/calendar-date.tsx";
import { messages } from "./messages.ts";

interface ContentListProps {
  type: AnyContentType;
  items: ListedContent[];
}

/** Columns besides title and state that a wide screen has room for. */
const MAX_COLUMNS = 3;

/** The breakpoint from which each column is visible. */
const columnClasses = ["sm:table-cell w-32", "xl:table-cell w-40", "2xl:table-cell w-48"];

/** The list of a content type: one row per item with its state and the first listed fields of its definition. */
export function ContentList({ type, items }: ContentListProps) {
  const columns = type.listed.slice(0, MAX_COLUMNS).map((name: string) => type.fieldOf(name));
  return (
    <table className="w-full max-w-[1180px] border-collapse text-left">
      <thead>
        <tr className="border-b border-line text-[0.75rem] text-muted">
          <th className="py-1.5 pr-3 font-normal">{type.labelOf(type.startField)}</th>
          <th className="hidden w-44 pr-3 font-normal md:table-cell">{messages.statusFilter}</th>
          {columns.map(({ name, label }, position) => (
            <th key={name} className={`hidden pr-3 font-normal ${columnClasses[position]}`}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map(({ id, slug, title, statuses, scheduledAt, values }) => (
          <tr key={id} className="border-b border-line align-baseline hover:bg-sand">
            <th scope="row" className="py-1.5 pr-3 font-normal">
              <Link
                to={paths.admin.content(type.collection, id)}
                dir="auto"
                className={`font-semibold wrap-anywhere hover:underline ${focusRing}`}
              >
                {title}
              </Link>
              {slug && type.address ? (
                <p className="mono text-muted wrap-anywhere">{type.address.item(slug)}</p>
              ) : null}
              <div className="text-[0.75rem] text-muted md:hidden">
                <PageStatusMark statuses={statuses} scheduledAt={scheduledAt} />
              </div>
            </th>
            <td className="hidden pr-3 md:table-cell">
              <PageStatusMark statuses={statuses} scheduledAt={scheduledAt} />
            </td>
            {columns.map(({ name, control }, position) => (
              <td key={name} dir="auto" className={`hidden pr-3 text-muted ${columnClasses[position]}`}>
                <Value type={type} name={name} isDay={control === "date"} value={values[name]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ValueProps {
  type: AnyContentType;
  name: string;
  isDay: boolean;
  value: unknown;
}

function Value({ type, name, isDay, value }: ValueProps) {
  if (value === null || value === "" || (Array.isArray(value) && value.length === 0)) return null;
  return isDay ? <CalendarDate date={new Date(String(value))} /> : type.inWords(name, value);
}
