import { Form, Link } from "@remix-run/react";
import { type ReactNode, useEffect } from "react";
import { controlClasses } from "#app/ui/control.ts";
import { buttonClasses, focusRing } from "./classes.ts";
import { messages } from "./messages.ts";
import { focusSearchOnSlash } from "./slash-key.ts";

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
      <button type="submit" className={buttonClasses.plain}>
        {messages.search}
      </button>
    </Form>
  );
}

interface FilterLinkProps {
  to: string;
  isCurrent: boolean;
  count: number;
  children: string;
}

/** A link that filters a list, with the number of matches. */
export function FilterLink({ to, isCurrent, count, children }: FilterLinkProps) {
  const state = isCurrent ? "border-ink bg-ink text-paper" : "border-transparent hover:border-line";
  return (
    <Link
      to={to}
      aria-current={isCurrent ? "page" : undefined}
      className={`inline-flex min-h-7 items-center gap-1.5 rounded-[2px] border px-2 text-[0.8125rem]/[1.4] ${state} ${focusRing}`}
    >
      {children} <span className={`mono ${isCurrent ? "" : "text-muted"}`}>{count}</span>
    </Link>
  );
}
