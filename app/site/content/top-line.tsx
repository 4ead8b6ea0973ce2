import type { ReactNode } from "react";

/** The first line of a page, level with the sidebar's toggle: breadcrumbs. */
export function TopLine({ children }: { children: ReactNode }) {
  return <div className="pt-6 pr-edge-right pl-edge-left lg:pt-8">{children}</div>;
}
