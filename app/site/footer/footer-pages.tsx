import { type ReactNode, useId } from "react";
import { type Footer, type FooterSection, footerOf } from "#app/domain/pages/footer.ts";
import type { MenuPage } from "#app/domain/pages/menus.ts";
import type { PageLink } from "#app/domain/pages/page.ts";
import { useMessages } from "#app/languages/use-messages.ts";
import type { SiteData } from "#app/site/site-data.ts";
import { Arrow } from "#app/ui/arrow.tsx";
import { InternalLink } from "#app/ui/smart-link.tsx";

/** The content of `FooterIndex`, without scripts. */
export function FooterPages({ navigation }: Pick<SiteData, "navigation">) {
  const { columns, cases } = footerOf(navigation);
  return (
    <>
      <WayBack />
      <Columns columns={columns} />
      <FooterCases cases={cases} />
    </>
  );
}

function WayBack() {
  const { site } = useMessages();
  return (
    <button
      type="button"
      hidden
      aria-label={site.footer.backToAllSections}
      className="footer-back mono inline-flex min-h-11 items-center gap-3 text-muted md:hidden"
    >
      <Arrow to="left" />
      {site.footer.back}
    </button>
  );
}

function Columns({ columns }: Pick<Footer, "columns">) {
  const { site } = useMessages();
  if (columns.length === 0) return null;
  return (
    <nav
      aria-label={site.footer.allPages}
      className="gap-x-6 gap-y-10 md:grid md:grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))]"
    >
      {columns.map((column) => (
        <div key={column[0]?.path} className="footer-column flex min-w-0 flex-col md:gap-8">
          {column.map((section) => (
            <FooterEntries key={section.path} section={section} />
          ))}
        </div>
      ))}
    </nav>
  );
}

/** FOOT-02: names in running text, separated by bullets; FOOT-03: a separate entry on narrow screens. */
function FooterCases({ cases }: Pick<Footer, "cases">) {
  if (!cases || cases.children.length === 0) return null;
  return (
    <nav aria-label={cases.title} className="md:mt-8">
      <FooterEntry entry={cases}>
        {/* The bullet before the first name of each line is clipped. */}
        <ul className="md:-ml-7 md:flex md:flex-wrap md:items-baseline md:[clip-path:inset(-5px_-5px_-5px_1.4rem)]">
          {cases.children.map((item) => (
            <li key={item.path} className="md:flex md:items-baseline">
              <span aria-hidden="true" className="w-7 shrink-0 text-center text-muted max-md:hidden">
                •
              </span>
              <FooterLink {...item} />
            </li>
          ))}
        </ul>
      </FooterEntry>
    </nav>
  );
}

/**
 * FOOT-01: a section, its pages and, indented with an arrow, their child pages. FOOT-02: About below the first section.
 */
function FooterEntries({ section }: { section: FooterSection }) {
  const { aboutUs } = section;
  return (
    <>
      <FooterEntry entry={section}>{pageList(section.children)}</FooterEntry>
      {aboutUs ? <FooterEntry entry={aboutUs}>{pageList(aboutUs.children)}</FooterEntry> : null}
    </>
  );
}

/** Null for an entry without pages, which cannot expand. */
function pageList(pages: MenuPage[]) {
  if (pages.length === 0) return null;
  return (
    <ul>
      {pages.map((page) => (
        <li key={page.path}>
          <FooterLink {...page} />
          {page.children ? (
            <ul className="mb-1">
              {page.children.map((subpage) => (
                <li key={subpage.path} className="flex items-baseline gap-2 pl-1">
                  <Arrow to="below" className="size-3 shrink-0 translate-y-0.5 text-muted" />
                  <FooterLink {...subpage} />
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
  /** Its child pages. */
  children?: ReactNode;
}

/**
 * A page and its child pages: visible on wide screens; on narrow screens the arrow replaces the list with them. Without
 * JavaScript the arrow expands them in place.
 */
function FooterEntry({ entry, children }: FooterEntryProps) {
  const { site } = useMessages();
  const pagesId = useId();
  return (
    <div className="footer-entry">
      <h2 className="footer-title">
        <FooterLink {...entry} />
      </h2>
      {children ? (
        <details>
          <summary aria-label={site.footer.pagesOf(entry.title)}>
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
      className="footer-link inline-block max-w-full underline decoration-transparent underline-offset-3 transition-colors duration-150"
    >
      {title}
    </InternalLink>
  );
}
