import { useLocation } from "@remix-run/react";
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import type { NavigationPage } from "#app/domain/pages/menus.ts";
import type { PageLink } from "#app/domain/pages/page.ts";
import { useMessages } from "#app/languages/use-messages.ts";
import { Arrow } from "#app/ui/arrow.tsx";
import { customProperties } from "#app/ui/custom-properties.ts";
import { InternalLink } from "#app/ui/smart-link.tsx";
import { useSite } from "../site-data.ts";
import { currentMark } from "./menu-links.tsx";

type MenuIndexProps = Pick<ReturnType<typeof useShownPage>, "shown" | "linkTo">;

/** NAV-03: the sections in large type and, beside them, the pages of one section. */
export function MenuIndex({ shown, linkTo }: MenuIndexProps) {
  const { site } = useMessages();
  const { navigation } = useSite();
  const { pathname } = useLocation();

  function pageLink({ title, path }: PageLink, section: string) {
    return (
      <InternalLink to={path} aria-current={currentMark(pathname, path)} {...linkTo({ section, page: path })}>
        {title}
      </InternalLink>
    );
  }

  return (
    <nav aria-label={site.menu.allPages} onKeyDown={moveFocus}>
      <ol className="menu-sections">
        {navigation.map((section, position) => (
          <li
            key={section.path}
            data-shown={section.path === shown.section || undefined}
            style={customProperties({ "--row": position + 1 })}
          >
            <InternalLink
              to={section.path}
              aria-current={currentMark(pathname, section.path)}
              className="menu-section"
              {...linkTo({ section: section.path, page: section.path })}
            >
              <span aria-hidden="true" className="mono">
                {section.number}
              </span>
              <span>{section.title}</span>
            </InternalLink>
            <Pages section={section} pageLink={pageLink} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface PagesProps {
  section: NavigationPage;
  pageLink: (page: PageLink, section: string) => JSX.Element;
}

/** The pages of a section with their child pages; visible while the section is shown, focusable at any time. */
function Pages({ section, pageLink }: PagesProps) {
  if (section.children.length === 0) return null;
  return (
    <ul className="menu-pages">
      {section.children.map((page) => (
        <li key={page.path}>
          {pageLink(page, section.path)}
          {page.children?.map((subpage) => (
            <span key={subpage.path} className="menu-subpage">
              <Arrow to="below" className="size-3.5 shrink-0" />
              {pageLink(subpage, section.path)}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** Arrow keys: up and down within a list, right into the pages of a section, left back to it. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const link = event.target instanceof Element && event.target.closest("a");
  if (!link) return;
  const pages = link.closest(".menu-pages");
  const list = [
    ...(pages ?? event.currentTarget).querySelectorAll<HTMLElement>(pages ? "a" : ".menu-section"),
  ];
  const position = list.indexOf(link);
  const targets: Record<string, HTMLElement | null | undefined> = {
    ArrowUp: list[position - 1],
    ArrowDown: list[position + 1],
    ArrowRight: pages ? undefined : link.parentElement?.querySelector<HTMLElement>(".menu-pages a"),
    ArrowLeft: pages?.parentElement?.querySelector<HTMLElement>(".menu-section"),
  };
  if (!(event.key in targets)) return;
  event.preventDefault();
  targets[event.key]?.focus();
}

/** What the overlay menu shows: the pages of a section, and the preview of a page. */
export interface Shown {
  section: string | undefined;
  page: string | undefined;
}

/** The pointer must rest on a link for this time, so that crossing other sections on the way changes nothing. */
const HOVER_DELAY_MS = 90;

/**
 * The section and the page that the overlay menu shows, and the event handlers of a link that changes them: on focus and
 * on hover, and on a touch device at the first tap on a section, which then shows its pages instead of following the
 * link.
 */
export function useShownPage(start: Shown, onFollow: () => void) {
  const [shown, setShown] = useState(start);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const isHeld = useRef(false);
  const cancel = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);

  const linkTo = (next: Shown) => ({
    onFocus: () => setShown(next),
    onPointerEnter({ pointerType }: PointerEvent) {
      if (pointerType !== "mouse") return;
      cancel();
      timer.current = setTimeout(() => setShown(next), HOVER_DELAY_MS);
    },
    onPointerLeave: cancel,
    onPointerDown({ pointerType }: PointerEvent) {
      isHeld.current = pointerType !== "mouse" && next.section !== shown.section;
    },
    onClick(event: MouseEvent) {
      if (!isHeld.current) return onFollow();
      isHeld.current = false;
      event.preventDefault();
      setShown(next);
    },
  });
  return { shown, linkTo };
}
