import type { ReactNode } from "react";

/** The first line of a page, level with the sidebar's toggle: breadcrumbs and, at the far end, a note. */
export function TopLine({ children, note }: { children: ReactNode; note?: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-8 pt-6 pr-edge-right pl-edge-left lg:pt-8">
      {children}
      {note ? <p className="mono shrink-0 text-muted max-sm:hidden">{note}</p> : null}
    </div>
  );
}
