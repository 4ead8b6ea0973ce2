import { type ReactNode, useEffect, useId, useRef } from "react";
import type { Footer, FooterItem, FooterSection } from "#app/domain/pages/footer.ts";
import type { PageLink } from "#app/domain/pages/page.ts";
import * as messages from "#app/site/messages.ts";
import { Arrow } from "#app/ui/arrow.tsx";
import { InternalLink } from "#app/ui/internal-link.tsx";
import { useHydrated } from "../chrome/use-hydrated.ts";
import { type DrillDown, useDrillDown } from "./use-drill-down.ts";

/** FOOT-03: every page of the site, in columns; below 768 px with a drill-down. */
export function FooterIndex({ columns, cases }: Footer) {
  const drillDown = useDrillDown();
  const { open, isClosing } = drillDown;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is a shortcut for the way back, which is a button
    <div
      ref={drillDown.root}
      className="footer-index mt-14"
      data-open={open !== undefined || undefined}
      data-closing={isClosing || undefined}
      onKeyDown={drillDown.leaveOnEscape}
    >
      {open !== undefined ? <WayBack key={open} drillDown={drillDown} /> : null}
      {columns.length > 0 ? (
        <nav
          aria-label={messages.allPages}
          className="gap-x-6 gap-y-10 md:grid md:grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))]"
        >
          {columns.map((column) => (
            <div key={column[0]?.path} className="flex min-w-0 flex-col md:gap-8">
              {column.map((section) => (
                <FooterEntries key={section.path} section={section} drillDown={drillDown} />
              ))}
            </div>
          ))}
        </nav>
      ) : null}
      <FooterCases cases={cases} drillDown={drillDown} />
    </div>
  );
}

function WayBack({ drillDown }: { drillDown: DrillDown }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <button
      ref={button}
      type="button"
      onClick={drillDown.leave}
      className="footer-back mono inline-flex min-h-11 items-center gap-3 text-muted md:hidden"
    >
      <Arrow to="left" />
      <span>
        {messages.back}
        <span className="sr-only"> {messages.toAllSections}</span>
      </span>
    </button>
  );
}

interface FooterCasesProps extends Pick<Footer, "cases"> {
  drillDown: DrillDown;
}

/** FOOT-02: names in running text, separated by bullets; FOOT-03: a separate entry on narrow screens. */
function FooterCases({ cases, drillDown }: FooterCasesProps) {
  if (!cases || cases.items.length === 0) return null;
  return (
    <nav aria-label={cases.title} className="md:mt-12">
      <FooterEntry entry={cases} drillDown={drillDown}>
        <ul className="md:flex md:flex-wrap md:items-baseline">
          {cases.items.map((item) => (
            <li key={item.path} className="group">
              <FooterLink {...item} />
              <span aria-hidden="true" className="mx-2.5 text-muted group-last:hidden max-md:hidden">
                •
              </span>
            </li>
          ))}
        </ul>
      </FooterEntry>
    </nav>
  );
}

interface FooterEntriesProps {
  section: FooterSection;
  drillDown: DrillDown;
}

/**
 * FOOT-01: a section, its pages and, indented with an arrow, their child pages. FOOT-02: About below the first section.
 */
function FooterEntries({ section, drillDown }: FooterEntriesProps) {
  const { aboutUs } = section;
  return (
    <>
      <FooterEntry entry={section} drillDown={drillDown}>
        {itemList(section.items)}
      </FooterEntry>
      {aboutUs ? (
        <FooterEntry entry={{ title: messages.aboutUs, path: aboutUs.path }} drillDown={drillDown}>
          {itemList(aboutUs.items)}
        </FooterEntry>
      ) : null}
    </>
  );
}

/** Null for an entry without pages, which cannot expand. */
function itemList(items: FooterItem[]) {
  if (items.length === 0) return null;
  return (
    <ul>
      {items.map((item) => (
        <li key={item.path}>
          <FooterLink {...item} />
          {item.subItems ? (
            <ul className="mb-1">
              {item.subItems.map((subItem) => (
                <li key={subItem.path} className="flex items-baseline gap-2 pl-1">
                  <Arrow to="below" className="size-3 shrink-0 translate-y-0.5 text-muted" />
                  <FooterLink {...subItem} />
                </li>
              ))}
            </ul>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

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
function FooterEntry({ entry, drillDown, children }: FooterEntryProps) {
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

function FooterLink({ title, path }: PageLink) {
  return (
    <InternalLink
      to={path}
      className="footer-link inline-block max-w-full underline decoration-transparent underline-offset-3 transition-colors duration-150 hover:decoration-current"
    >
      {title}
    </InternalLink>
  );
}
