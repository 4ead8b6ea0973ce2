import { Form, useLocation } from "@remix-run/react";
import { MAX_QUERY_LENGTH, queryName } from "#app/domain/search/search.ts";
import { useMessages } from "#app/languages/use-messages.ts";
import { useSitePaths } from "#app/paths/use-site-paths.ts";
import { BesideLanguages } from "#app/site/translations/language-switch.tsx";
import { Arrow } from "#app/ui/arrow.tsx";
import { customProperties } from "#app/ui/custom-properties.ts";
import { InlineLink, InternalLink } from "#app/ui/smart-link.tsx";
import { telephone } from "#app/ui/telephone.ts";
import { LetsTalk } from "../enquiry/lets-talk-link.tsx";
import { useSite } from "../site-data.ts";
import { Logo } from "./logo.tsx";
import { MenuClose, MenuDialog } from "./menu-dialog.tsx";
import { MenuIndex, type Shown, useShownPage } from "./menu-index.tsx";
import { currentMark } from "./menu-links.tsx";
import "./overlay-menu.css";
import { PreviewOf } from "./page-preview.tsx";
import type { Menu } from "./use-menu.ts";

/** NAV-03: full-screen menu of every page, with a preview of the page under the pointer or the focus. */
export default function OverlayMenu({ menu }: { menu: Menu }) {
  return (
    <MenuDialog menu={menu} className="menu-overlay">
      <OverlayContent onFollow={menu.close} />
    </MenuDialog>
  );
}

/** Mounted each time the menu opens: starts with the section of the current page. */
function OverlayContent({ onFollow }: { onFollow: () => void }) {
  const { navigation } = useSite();
  const { pathname } = useLocation();
  const start = navigation.find(({ path }) => currentMark(pathname, path)) ?? navigation[0];
  const { shown, linkTo } = useShownPage({ section: start?.path, page: start?.path }, onFollow);
  return (
    <>
      <div className="menu-top">
        <BesideLanguages>
          <MenuClose className="-ml-2.25" />
        </BesideLanguages>
        <MenuSearch onSubmit={onFollow} />
        <Logo />
      </div>
      <div className="menu-body" style={customProperties({ "--sections": navigation.length })}>
        <MenuIndex shown={shown} linkTo={linkTo} />
        {shown.page ? <PreviewOf path={shown.page} onFollow={onFollow} /> : null}
      </div>
      <MenuFoot shown={shown} linkTo={linkTo} />
    </>
  );
}

function MenuSearch({ onSubmit }: { onSubmit: () => void }) {
  const sitePaths = useSitePaths();
  const { search } = useMessages();
  return (
    <Form method="get" action={sitePaths.search()} role="search" className="menu-search" onSubmit={onSubmit}>
      <input
        type="search"
        name={queryName}
        aria-label={search.field}
        placeholder={search.field}
        maxLength={MAX_QUERY_LENGTH}
        autoComplete="off"
      />
      <button type="submit" aria-label={search.button}>
        <Arrow />
      </button>
    </Form>
  );
}

type MenuFootProps = Pick<ReturnType<typeof useShownPage>, "shown" | "linkTo">;

/** SITE-08: news and prices; phone numbers, the mail address and Let's Talk. */
function MenuFoot({ shown, linkTo }: MenuFootProps) {
  const sitePaths = useSitePaths();
  const { settings, phones, shortcuts } = useSite();
  const { pathname } = useLocation();
  const preview = (page: string): Shown => ({ section: shown.section, page });
  return (
    <div className="menu-foot">
      <ul className="menu-shortcuts">
        {shortcuts
          .filter(({ path }) => path !== sitePaths.search())
          .map(({ title, path }) => (
            <li key={path}>
              <InternalLink
                to={path}
                aria-current={pathname === path ? "page" : undefined}
                {...linkTo(preview(path))}
              >
                {title}
              </InternalLink>
            </li>
          ))}
      </ul>
      <ul className="menu-contact">
        {phones.map(({ number, city }) => (
          <li key={number}>
            {city ? <span className="mono text-muted">{city}</span> : null}
            <a href={telephone(number)}>{number}</a>
          </li>
        ))}
        {settings.contact_email ? (
          <li>
            <InlineLink href={`mailto:${settings.contact_email}`}>{settings.contact_email}</InlineLink>
          </li>
        ) : null}
      </ul>
      <LetsTalk className="w-56 shrink-0" />
    </div>
  );
}
