import { Form, Link, useSubmit } from "@remix-run/react";
import type { ReactNode } from "react";
import { buttonClasses } from "#app/admin/classes.ts";
import { isFiltered, type LeadSearch, leadsPath } from "#app/admin/leads/lead-search.ts";
import { paths } from "#app/http/paths.ts";
import { controlClasses } from "#app/ui/control.ts";

interface NarrowFormProps {
  search: LeadSearch;
  owners: { id: string; name: string }[];
  sources: string[];
  /** Hidden fields. */
  children: ReactNode;
}

const control = controlClasses("compact", "w-auto! max-w-44 shrink-0");

/** Narrows the list down by the address: at once with script, by its button without. */
export function NarrowForm({ search, owners, sources, children }: NarrowFormProps) {
  const submit = useSubmit();
  return (
    <Form
      key={leadsPath(search)}
      method="get"
      action={paths.admin.leads()}
      aria-label="Narrow down"
      onChange={({ currentTarget }) => submit(currentTarget, { preventScrollReset: true })}
      className="flex flex-wrap items-center gap-2"
    >
      {children}
      <select name="owner" aria-label="Owner" defaultValue={search.owner ?? ""} className={control}>
        <option value="">Any owner</option>
        <option value="me">Mine</option>
        <option value="nobody">Unassigned</option>
        {owners.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <select name="source" aria-label="Source" defaultValue={search.source} className={control}>
        <option value="">Any source</option>
        {sources.map((source) => (
          <option key={source} value={source}>
            {source}
          </option>
        ))}
      </select>
      <select name="due" aria-label="Due" defaultValue={search.due ?? ""} className={control}>
        <option value="">Due or not</option>
        <option value="reply">Answer overdue</option>
        <option value="step">Next step due</option>
      </select>
      <select name="limit" aria-label="Intake limit" defaultValue={search.limit ?? ""} className={control}>
        <option value="">Any intake</option>
        <option value="above">Above limit</option>
      </select>
      <span className="flex items-center gap-2">
        <input
          type="date"
          name="from"
          aria-label="Received from"
          defaultValue={search.from}
          className={control}
        />
        <span aria-hidden="true" className="text-muted">
          –
        </span>
        <input
          type="date"
          name="to"
          aria-label="Received until"
          defaultValue={search.to}
          className={control}
        />
      </span>
      <span className="hidden noscript:inline">
        <button type="submit" className={buttonClasses.plain}>
          Apply
        </button>
      </span>
      {isFiltered(search) ? (
        <Link
          to={leadsPath({ ...nothing, view: search.view, status: search.status })}
          className={buttonClasses.quiet}
        >
          Clear
        </Link>
      ) : null}
    </Form>
  );
}

const nothing: LeadSearch = { view: "list", query: "", source: "", page: 1 };
