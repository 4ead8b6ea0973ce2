import { type ReactNode, useId } from "react";
import type { PageLink } from "#app/domain/pages/page.ts";
import * as messages from "#app/site/messages.ts";
import { Arrow } from "#app/ui/arrow.tsx";
import { InternalLink } from "#app/ui/internal-link.tsx";
import { useHydrated } from "../chrome/use-hydrated.ts";
import type { DrillDown } from "./use-drill-down.ts";

interface FooterEntryProps {
  entry: PageLink;
  drillDown: DrillDown;
  /** Its child pages. */
  children?: ReactNode;
}

/**
 * A page and its child pages: visible on wide screens; on narrow screens the arrow replaces the list with them. Without
 * JavaScript the arrow expands them in place.
 */
export function FooterEntry({ entry, drillDown, children }: FooterEntryProps) {
  const isButton = useHydrated();
  const pagesId = useId();
  const isOpen = drillDown.open === entry.path;
  return (
    <div className="footer-entry" data-open={isOpen || undefined}>
      <h2 className="footer-title">
        <FooterLink {...entry} />
      </h2>
      {children ? (
        <details data-path={entry.path} open={isOpen}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button by itself */}
          <summary
            aria-label={messages.pagesOf(entry.title)}
            {...(isButton ? { role: "button", "aria-expanded": isOpen, "aria-controls": pagesId } : {})}
            onClick={(event) => {
              event.preventDefault();
              drillDown.enter(entry.path);
            }}
          >
            <Arrow className="footer-arrow" />
          </summary>
          <div id={pagesId} className="footer-pages">
            {children}
          </div>
        </details>
      ) : null}
    </div>
  );
}

export function FooterLink({ title, path }: PageLink) {
  return (
    <InternalLink
      to={path}
      className="footer-link inline-block max-w-full underline decoration-transparent underline-offset-3 transition-colors duration-150 hover:decoration-current"
    >
      {title}
    </InternalLink>
  );
}
