import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { NavigationPage } from "#app/domain/pages/menus.ts";
import { useMessages } from "#app/languages/use-messages.ts";
import { useSite } from "#app/site/site-data.ts";
import { Arrow } from "#app/ui/arrow.tsx";
import { InternalLink } from "#app/ui/smart-link.tsx";
import { currentMark } from "./menu-links.tsx";
import { PreviewOf } from "./page-preview.tsx";

interface PanelSectionsProps {
  /** The section whose pages the visitor has opened. */
  opened: NavigationPage | undefined;
  /** The section from whose pages the visitor has returned: gets the focus. */
  left: NavigationPage | undefined;
  onOpen: (section: NavigationPage) => void;
  onFollow: () => void;
}

/** All sections: one with pages opens them, one without is a link. */
export function PanelSections({ opened, left, onOpen, onFollow }: PanelSectionsProps) {
  const { site } = useMessages();
  const { navigation } = useSite();
  const shown = useShownSection(opened);
  return (
    <nav aria-label={site.menu.main} className="panel-main menu-view">
      <ol className="panel-sections">
        {navigation.map((page) => (
          <li key={page.path} data-shown={page.path === shown?.path || undefined}>
            <PanelEntry
              page={page}
              isOpened={page.path === opened?.path}
              isLeft={page.path === left?.path}
              onOpen={() => onOpen(page)}
              onFollow={onFollow}
            />
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Wide panels show the pages of a section from the start: of the current one, or of the first with pages. */
function useShownSection(opened: NavigationPage | undefined): NavigationPage | undefined {
  const { navigation } = useSite();
  const { pathname } = useLocation();
  const sections = navigation.filter(({ children }) => children.length > 0);
  return opened ?? sections.find(({ path }) => currentMark(pathname, path)) ?? sections[0];
}

interface PanelEntryProps {
  page: NavigationPage;
  isOpened: boolean;
  isLeft: boolean;
  onOpen: () => void;
  onFollow: () => void;
}

function PanelEntry({ page, isOpened, isLeft, onOpen, onFollow }: PanelEntryProps) {
  const { pathname } = useLocation();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isLeft) button.current?.focus({ preventScroll: true });
  }, [isLeft]);

  const current = currentMark(pathname, page.path);
  return page.children.length > 0 ? (
    <button
      ref={button}
      type="button"
      aria-current={current && "true"}
      aria-expanded={isOpened}
      className="panel-row"
      onClick={onOpen}
    >
      <Title page={page} />
      <Arrow />
    </button>
  ) : (
    <InternalLink to={page.path} aria-current={current} className="panel-row" onClick={onFollow}>
      <Title page={page} />
    </InternalLink>
  );
}

function Title({ page }: { page: NavigationPage }) {
  return (
    <>
      <span aria-hidden="true" className="mono">
        {page.number}
      </span>
      <span className="voice">{page.title}</span>
      <i aria-hidden="true" />
    </>
  );
}

interface PanelSectionProps {
  opened: NavigationPage | undefined;
  onBack: () => void;
  onFollow: () => void;
}

/** The pages of one section; the back button, which narrow panels have, gets the focus when it is opened. */
export function PanelSection({ opened, onBack, onFollow }: PanelSectionProps) {
  const { site } = useMessages();
  const { pathname } = useLocation();
  const section = useShownSection(opened);
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (opened) back.current?.focus({ preventScroll: true });
  }, [opened]);

  if (!section) return null;
  return (
    <nav key={section.path} aria-label={section.title} className="panel-section menu-view">
      <button
        ref={back}
        type="button"
        onClick={onBack}
        className="panel-back mono mb-5 inline-flex items-center gap-3 py-2 text-muted hover:text-paper"
      >
        <Arrow to="left" />
        {site.menu.back}
      </button>
      <InternalLink
        to={section.path}
        aria-current={pathname === section.path ? "page" : undefined}
        onClick={onFollow}
        className="panel-row"
      >
        <Title page={section} />
        <Arrow />
      </InternalLink>
      <PreviewOf path={section.path} onFollow={onFollow} />
      <ul className="panel-pages">
        {section.children.map(({ title, path, children }) => (
          <li key={path}>
            <InternalLink to={path} aria-current={currentMark(pathname, path)} onClick={onFollow}>
              {title}
            </InternalLink>
            {children?.map((subpage) => (
              <InternalLink
                key={subpage.path}
                to={subpage.path}
                aria-current={currentMark(pathname, subpage.path)}
                onClick={onFollow}
              >
                <Arrow to="below" />
                {subpage.title}
              </InternalLink>
            ))}
          </li>
        ))}
      </ul>
    </nav>
  );
}
