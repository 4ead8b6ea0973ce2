import { useState } from "react";
import type { NavigationPage } from "#app/domain/pages/menus.ts";
import { useSite } from "#app/site/site-data.ts";
import { LanguageSwitch } from "#app/site/translations/language-switch.tsx";
import { customProperties } from "#app/ui/custom-properties.ts";
import { InlineLink } from "#app/ui/smart-link.tsx";
import { telephone } from "#app/ui/telephone.ts";
import { LetsTalk } from "../enquiry/lets-talk-link.tsx";
import { Logo } from "./logo.tsx";
import { MenuClose, MenuDialog } from "./menu-dialog.tsx";
import { Shortcuts } from "./menu-links.tsx";
import "./mobile-panel.css";
import { PanelSection, PanelSections } from "./panel-sections.tsx";
import type { Menu } from "./use-menu.ts";

/** NAV-06: the sections and, one level down or beside them, the pages of one. */
export default function MobilePanel({ menu }: { menu: Menu }) {
  return (
    <MenuDialog menu={menu} className="menu-panel flex flex-col pr-edge-right pl-edge-left">
      <div className="flex h-top-bar shrink-0 items-center justify-between gap-6">
        <Logo />
        <MenuClose className="-mr-2.25" />
      </div>
      <PanelViews onFollow={menu.close} />
      <PanelFoot onFollow={menu.close} />
    </MenuDialog>
  );
}

interface PanelPartProps {
  onFollow: () => void;
}

/** Mounted each time the menu opens. Narrow screens show one of both views, others both. */
function PanelViews({ onFollow }: PanelPartProps) {
  const { navigation } = useSite();
  const [opened, setOpened] = useState<NavigationPage>();
  const [left, setLeft] = useState<NavigationPage>();

  function open(section?: NavigationPage) {
    setLeft(section ? undefined : opened);
    setOpened(section);
  }

  return (
    <div
      className="panel-views"
      data-view={opened ? "section" : "main"}
      style={customProperties({ "--sections": navigation.length })}
    >
      <PanelSections opened={opened} left={left} onOpen={open} onFollow={onFollow} />
      <PanelSection opened={opened} onBack={() => open()} onFollow={onFollow} />
    </div>
  );
}

/** Near the thumb: news, prices and search, contact, languages, Let's Talk. */
function PanelFoot({ onFollow }: PanelPartProps) {
  const { phones, settings, shortcuts } = useSite();
  return (
    <div className="panel-foot">
      <Shortcuts links={shortcuts} className="panel-shortcuts" onFollow={onFollow} />
      <LanguageSwitch />
      <p className="panel-contact">
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
  );
}
