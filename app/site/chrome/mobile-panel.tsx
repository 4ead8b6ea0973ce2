import { useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import type { NavigationPage } from "#app/domain/pages/menus.ts";
import { useMessages } from "#app/languages/use-messages.ts";
import { useSite } from "#app/site/site-data.ts";
import { LanguageSwitch } from "#app/site/translations/language-switch.tsx";
import { Arrow } from "#app/ui/arrow.tsx";
import { InlineLink, InternalLink } from "#app/ui/smart-link.tsx";
import { telephone } from "#app/ui/telephone.ts";
import { LetsTalk } from "../enquiry/lets-talk-link.tsx";
import { Logo } from "./logo.tsx";
import { MenuClose, MenuDialog } from "./menu-dialog.tsx";
import { currentMark, Shortcuts } from "./menu-links.tsx";
import type { Menu } from "./use-menu.ts";

/** NAV-06: the main list and, one level down, the pages of a section with their child pages. */
export default function MobilePanel({ menu }: { menu: Menu }) {
  const { site } = useMessages();
  const { navigation, phones, settings, shortcuts } = useSite();
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
        <nav aria-label={site.menu.main} className="menu-view mt-6 flex grow flex-col">
          <ol className="menu-panel-rows border-b border-line">
            {navigation.map((page) => (
              <li key={page.path}>
                <PanelEntry
                  page={page}
                  isLeft={page.path === left?.path}
                  onOpen={() => setSection(page)}
                  onFollow={menu.close}
                />
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className="mt-auto flex flex-col gap-4 pt-6 pb-8">
        <Shortcuts links={shortcuts} className="text-[1.0625rem]" onFollow={menu.close} />
        <LanguageSwitch className="text-[1.0625rem]" />
        <p className="flex flex-wrap gap-x-6 gap-y-3 text-[1.0625rem]">
          {settings.contact_email ? (
            <InlineLink href={`mailto:${settings.contact_email}`}>{settings.contact_email}</InlineLink>
          ) : null}
          {phones.slice(0, 1).map(({ number }) => (
            <InlineLink key={number} href={telephone(number)}>
              {number}
            </InlineLink>
          ))}
        </p>
        <LetsTalk className="sticky bottom-4 w-full" />
      </div>
    </MenuDialog>
  );
}

interface PanelEntryProps {
  page: NavigationPage;
  /** Whether the visitor returned from its pages: restores the focus. */
  isLeft: boolean;
  onOpen: () => void;
  onFollow: () => void;
}

/** A section with pages opens them; without pages it is a link. */
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

/** A row of the panel: number, label, arrow. */
const panelRow =
  "group grid w-full grid-cols-[2.125rem_minmax(0,1fr)_auto] items-baseline border-t border-line py-3 text-left text-[1.625rem] leading-tight font-medium tracking-[-0.03em]";

interface PanelSubmenuProps {
  section: NavigationPage;
  onBack: () => void;
  onFollow: () => void;
}

/** The pages of one section; the back button has the initial focus. */
function PanelSubmenu({ section, onBack, onFollow }: PanelSubmenuProps) {
  const { site } = useMessages();
  const { pathname } = useLocation();
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus({ preventScroll: true }), []);

  return (
    <nav aria-label={section.title} className="menu-view mt-6">
      <button
        ref={back}
        type="button"
        onClick={onBack}
        className="mono mb-5 inline-flex items-center gap-3 py-2 text-muted hover:text-paper"
      >
        <Arrow to="left" />
        {site.menu.back}
      </button>
      <InternalLink
        to={section.path}
        aria-current={pathname === section.path ? "page" : undefined}
        onClick={onFollow}
        className={panelRow}
      >
        <span aria-hidden="true" className="mono text-muted group-aria-[current]:text-signal-text">
          {section.number}
        </span>
        {section.title}
        <Arrow className="self-center" />
      </InternalLink>
      <ul className="border-b border-line">
        {section.children.map(({ title, path, children }) => (
          <li key={path}>
            <InternalLink
              to={path}
              aria-current={currentMark(pathname, path)}
              onClick={onFollow}
              className="block border-t border-line py-2.75 pl-8.5 text-[1.0625rem] leading-snug aria-[current]:font-semibold"
            >
              {title}
            </InternalLink>
            {children?.map((subpage) => (
              <InternalLink
                key={subpage.path}
                to={subpage.path}
                aria-current={currentMark(pathname, subpage.path)}
                onClick={onFollow}
                className="flex items-center gap-2.5 py-2.75 pl-8.5 leading-snug aria-[current]:font-semibold"
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
