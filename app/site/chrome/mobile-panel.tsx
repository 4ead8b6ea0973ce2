import { useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import type { NavigationPage } from "#app/domain/pages/navigation.ts";
import { useSite } from "#app/site/site-data.ts";
import { Arrow } from "#app/ui/arrow.tsx";
import { InternalLink } from "#app/ui/internal-link.tsx";
import { currentMark } from "./current-mark.ts";
import { LetsTalk } from "./lets-talk.tsx";
import { Logo } from "./logo.tsx";
import { MenuClose, MenuDialog } from "./menu-dialog.tsx";
import { PanelSubmenu, panelRow } from "./panel-submenu.tsx";
import type { Menu } from "./use-menu.ts";

/** NAV-06: the main list and, one step in, the pages of a section. */
export default function MobilePanel({ menu }: { menu: Menu }) {
  const { navigation, settings } = useSite();
  const [section, setSection] = useState<NavigationPage>();
  const [left, setLeft] = useState<NavigationPage>();

  useEffect(() => {
    if (menu.isOpen) return;
    setSection(undefined);
    setLeft(undefined);
  }, [menu.isOpen]);

  function goBack() {
    setLeft(section);
    setSection(undefined);
  }

  return (
    <MenuDialog menu={menu} className="menu-panel flex flex-col pr-edge-right pl-edge-left">
      <div className="flex h-top-bar shrink-0 items-center justify-between gap-6">
        <Logo />
        <MenuClose className="-mr-2.25" />
      </div>
      {section ? (
        <PanelSubmenu section={section} onBack={goBack} onFollow={menu.close} />
      ) : (
        <nav aria-label="Main" className="menu-view mt-6">
          <ol className="border-b border-line">
            {navigation.map((page) => (
              <li key={page.slug}>
                <PanelEntry
                  page={page}
                  isLeft={page.slug === left?.slug}
                  onOpen={() => setSection(page)}
                  onFollow={menu.close}
                />
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className="mt-auto flex flex-col gap-6 pt-10 pb-8">
        <a className="inline-link self-start text-[1.0625rem]" href={`mailto:${settings.contact_email}`}>
          {settings.contact_email}
        </a>
        <LetsTalk className="w-full" />
      </div>
    </MenuDialog>
  );
}

interface PanelEntryProps {
  page: NavigationPage;
  /** The visitor comes back from its pages: focus goes on where it was. */
  isLeft: boolean;
  onOpen: () => void;
  onFollow: () => void;
}

/** A section with pages opens them; one without is a link. */
function PanelEntry({ page, isLeft, onOpen, onFollow }: PanelEntryProps) {
  const { pathname } = useLocation();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isLeft) button.current?.focus({ preventScroll: true });
  }, [isLeft]);

  const current = currentMark(pathname, page.path);
  const content = (
    <>
      <span aria-hidden="true" className="mono text-muted group-aria-[current]:text-signal-text">
        {page.number}
      </span>
      <span>{page.title}</span>
    </>
  );
  return page.children.length > 0 ? (
    <button ref={button} type="button" aria-current={current && "true"} className={panelRow} onClick={onOpen}>
      {content}
      <Arrow className="self-center" />
    </button>
  ) : (
    <InternalLink to={page.path} aria-current={current} className={panelRow} onClick={onFollow}>
      {content}
    </InternalLink>
  );
}
