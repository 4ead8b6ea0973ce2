import { Form, Link, useLocation, useSubmit } from "@remix-run/react";
import { type ReactNode, type Ref, useEffect, useRef } from "react";
import { controlClasses } from "#app/ui/field.tsx";
import { Button, ButtonLink } from "./button.tsx";
import { focusRing } from "./classes.ts";
import { focusSearchOnSlash } from "./slash-key.ts";
import { useCountFormat } from "./use-decimal.ts";

interface SearchBoxProps {
  action: string;
  query: string;
  label: string;
  placeholder: string;
  /** Hidden fields that preserve the other filters. */
  children?: ReactNode;
}

/** Searches a list by query parameters; `/` focuses it from anywhere on the screen, see slash-key.ts. */
export function SearchBox({ action, query, label, placeholder, children }: SearchBoxProps) {
  useEffect(() => {
    // The development server does not run app/client/boot-admin.ts.
    if (import.meta.env.DEV) document.addEventListener("keydown", focusSearchOnSlash);
  }, []);
  return (
    <Form method="get" action={action} role="search" className="flex gap-2 xl:w-[380px]">
      {children}
      <div className="relative grow">
        <input
          key={query}
          type="search"
          name="q"
          defaultValue={query}
          aria-label={label}
          aria-keyshortcuts="/"
          placeholder={placeholder}
          className={controlClasses("compact", "peer")}
        />
        <span
          aria-hidden="true"
          className="mono pointer-events-none absolute top-2 right-2 hidden rounded-[2px] border border-line px-1.5 text-muted peer-placeholder-shown:lg:block peer-focus:hidden!"
        >
          /
        </span>
      </div>
      <Button>Search</Button>
    </Form>
  );
}

/** Hidden fields that preserve the search parameters that a form does not set itself. */
export function HiddenParameters({ parameters }: { parameters: URLSearchParams }) {
  return [...parameters].map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

interface FilterFormProps {
  action: string;
  /** The other parameters of the list, which the form preserves. */
  preserved: URLSearchParams;
  /** Uncontrolled selects and date fields, named like the query parameters. */
  children: ReactNode;
}

/** Filters a list by query parameters: immediately with JavaScript, by its button without. */
export function FilterForm({ action, preserved, children }: FilterFormProps) {
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const { search } = useLocation();
  // The controls follow the address. They are not mounted again, which would take the focus.
  useEffect(() => {
    const parameters = new URLSearchParams(search);
    for (const control of form.current?.querySelectorAll<HTMLSelectElement | HTMLInputElement>(
      "select, input:not([type=hidden])",
    ) ?? []) {
      const value = parameters.get(control.name) ?? "";
      if (control.value !== value) control.value = value;
      if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.selectedIndex = 0;
    }
  }, [search]);
  return (
    <Form
      ref={form}
      method="get"
      action={action}
      aria-label="Filters"
      // A date is invalid while its year is being typed.
      onChange={({ currentTarget }) =>
        currentTarget.checkValidity() && submit(currentTarget, { preventScrollReset: true })
      }
      className="flex flex-wrap items-center gap-2"
    >
      <HiddenParameters parameters={preserved} />
      {children}
    </Form>
  );
}

interface FilterSelectProps {
  name: string;
  label: string;
  value: string | undefined;
  /** The text of the option that does not filter. */
  any: string;
  options: (readonly [value: string, text: string])[];
}

/** A choice that filters a list. */
export function FilterSelect({ name, label, value = "", any, options }: FilterSelectProps) {
  return (
    <select
      name={name}
      aria-label={label}
      defaultValue={value}
      className={controlClasses("compact", `w-auto! max-w-44 ${value ? "border-ink! font-semibold" : ""}`)}
    >
      <option value="">{any}</option>
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </select>
  );
}

interface FilterLinkProps {
  to: string;
  isCurrent: boolean;
  /** The number of matches. */
  count?: number;
  children: ReactNode;
}

/** A link that filters or views a list. */
export function FilterLink({ to, isCurrent, count, children }: FilterLinkProps) {
  const format = useCountFormat();
  const state = isCurrent ? "border-ink bg-ink text-paper" : "border-transparent hover:border-line";
  return (
    <Link
      to={to}
      preventScrollReset
      aria-current={isCurrent ? "page" : undefined}
      className={`inline-flex min-h-7 max-w-full items-center gap-1.5 rounded-[2px] border px-2 text-[0.8125rem]/[1.4] wrap-anywhere ${state} ${focusRing}`}
    >
      {children}{" "}
      {count === undefined ? null : (
        <span className={`mono ${isCurrent ? "" : "text-muted"}`}>{format(count)}</span>
      )}
    </Link>
  );
}

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
  label = "Pages of the list",
  page,
  perPage,
  shown,
  total,
  pathOf,
  words: [back, on] = ["Newer", "Older"],
  className = "pt-4",
}: ListPagesProps) {
  const format = useCountFormat();
  if (total <= perPage || shown === 0) return null;
  const before = (page - 1) * perPage;
  return (
    <nav aria-label={label} className={`flex items-center justify-between gap-4 ${className}`}>
      <span className="text-muted tabular-nums">
        {format(before + 1)}–{format(before + shown)} of {format(total)}
      </span>
      <span className="flex gap-2">
        {page > 1 ? (
          <ButtonLink to={pathOf(page - 1)} rel="prev">
            {back}
          </ButtonLink>
        ) : null}
        {before + shown < total ? (
          <ButtonLink to={pathOf(page + 1)} rel="next">
            {on}
          </ButtonLink>
        ) : null}
      </span>
    </nav>
  );
}

interface SegmentedControlProps {
  /** The accessible name: "View". */
  label: string;
  options: { name: string; to: string; isCurrent: boolean }[];
}

/** A group of links of which one is current. */
export function SegmentedControl({ label, options }: SegmentedControlProps) {
  return (
    <nav aria-label={label} className="flex">
      {options.map(({ name, to, isCurrent }) => (
        <Link
          key={to}
          to={to}
          aria-current={isCurrent ? "page" : undefined}
          className={`-ml-px inline-flex min-h-8 items-center border border-line px-3 text-[0.8125rem]/[1.4] whitespace-nowrap first:rounded-l-[2px] last:rounded-r-[2px] focus-visible:z-1 aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper ${focusRing}`}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}

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
