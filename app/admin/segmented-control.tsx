import { Link } from "@remix-run/react";
import { focusRing } from "./classes.ts";

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
