import type { MouseEventHandler, ReactNode } from "react";
import { linkClasses } from "#app/admin/classes.ts";

interface NewTabLinkProps {
  href: string;
  className?: string;
  onClick?: MouseEventHandler;
  children: ReactNode;
}

/** A link that opens in a new tab, and says so. */
export function NewTabLink({ href, className = linkClasses, onClick, children }: NewTabLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener" className={className} onClick={onClick}>
      {children}
      <span aria-hidden="true"> ↗</span>
      <span className="sr-only"> in a new tab</span>
    </a>
  );
}
