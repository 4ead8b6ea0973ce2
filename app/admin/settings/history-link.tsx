import { Link } from "@remix-run/react";
import { asideLink } from "./row-classes.ts";

/** Leads to the changes of a setting. */
export function HistoryLink({ to, label }: { to: string; label: string }) {
  return (
    <Link to={to} className={asideLink}>
      History
      <span className="sr-only">of {label}</span>
    </Link>
  );
}
