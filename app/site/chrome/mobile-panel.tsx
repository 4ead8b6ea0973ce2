import { useEffect, useState } from "react";
import type { NavigationPage } from "#app/domain/pages/navigation.ts";
import { useSite } from "#app/site/site-data.ts";
import { Arrow } from "#app/ui/arrow.tsx";
import { InternalLink } from "#app/ui/internal-link.tsx";
import { LetsTalk } from "./lets-talk.tsx";
import { Logo } from "./logo.tsx";
import { MenuClose, MenuDialog } from "./menu-dialog.tsx";
import { PanelSubmenu, panelRow } from "./panel-submenu.tsx";
import type { Menu } from "./use-menu.ts";

/** NAV-06: the main list and, one step in, the pages of a section. */
export default function MobilePanel({ menu }: { menu: Menu }) {
  const { navigation, settings } = useSite();
  const [section, setSection] = useState<NavigationPage>();

  useEffect(() => {
    if (!menu.isOpen) setSection(undefined);
  }, [menu.isOpen]);

  return (
    <MenuDialog menu={menu} className="menu-panel flex flex-col pr-edge-right pl-edge-left">
      <div className="flex h-top-bar shrink-0 items-center justify-between gap-6">
        <Logo />
        <MenuClose className="-mr-2.25" />
      </div>
      {section ? (
        <PanelSubmenu section={section} onBack={() => setSection(undefined)} onFollow={menu.close} />
      ) : (
        <nav aria-label="Main" className="menu-view mt-6">
          <ol className="border-b border-line">
            {navigation.map((page) => (
              <li key={page.slug}>
                <PanelEntry page={page} onOpen={() => setSection(page)} onFollow={menu.close} />
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
  onOpen: () => void;
  onFollow: () => void;
}

/** A section with pages opens them; one without is a link. */
function PanelEntry({ page, onOpen, onFollow }: PanelEntryProps) {
  const content = (
    <>
      <span aria-hidden="true" className="mono text-muted">
        {page.number}
      </span>
      <span>{page.title}</span>
    </>
  );
  return page.children.length > 0 ? (
    <button type="button" className={panelRow} onClick={onOpen}>
      {content}
      <Arrow className="self-center" />
    </button>
  ) : (
    <InternalLink to={page.path} className={panelRow} onClick={onFollow}>
      {content}
    </InternalLink>
  );
}
