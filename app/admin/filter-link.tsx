import { Link } from "@remix-run/react";
import { focusRing } from "./classes.ts";

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
