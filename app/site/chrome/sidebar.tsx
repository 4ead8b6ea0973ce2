import { useLocation } from "@remix-run/react";
import { lazy, Suspense } from "react";
import { useMessages } from "#app/languages/use-messages.ts";
import { useSite } from "#app/site/site-data.ts";
import { BesideLanguages } from "#app/site/translations/language-switch.tsx";
import { InternalLink } from "#app/ui/smart-link.tsx";
import { LetsTalk } from "../enquiry/lets-talk-link.tsx";
import { Logo } from "./logo.tsx";
import { currentMark, Shortcuts } from "./menu-links.tsx";
import { MenuToggle } from "./menu-toggle.tsx";
import { toneClasses, useHeaderTone } from "./tone.ts";
import { useMenu } from "./use-menu.ts";

const loadOverlay = () => import("./overlay-menu.tsx");
const OverlayMenu = lazy(loadOverlay);

/** NAV-02: fixed on the left above 1024 px. */
export function Sidebar() {
  const { brand_tagline } = useSite().settings;
  const tone = useHeaderTone();
  const menu = useMenu("(min-width: 64.0625rem)");
  return (
    <header
      data-tone={tone}
      suppressHydrationWarning
      className={`navbar fixed inset-y-0 left-0 z-30 flex w-sidebar flex-col overflow-y-auto border-r border-line px-7 pt-7 pb-8 transition-colors duration-200 max-lg:hidden screen-only ${toneClasses}`}
    >
      <BesideLanguages>
        <MenuToggle menu={menu} prepare={loadOverlay} className="-ml-2.25 shrink-0" />
      </BesideLanguages>
      {/* The list scrolls, so that the button below it is always visible. */}
      <div className="-mx-7 mt-[clamp(1.25rem,7vh,4rem)] mb-4 min-h-32 overflow-y-auto px-7">
        <NavigationList />
      </div>
      <div className="mt-auto shrink-0 pt-4">
        <Logo />
        {brand_tagline ? (
          <p className="mt-3.5 max-w-50 text-sm leading-snug text-muted">{brand_tagline}</p>
        ) : null}
        <LetsTalk className="mt-5.5 w-full" />
      </div>
      {menu.isWanted ? (
        <Suspense>
          <OverlayMenu menu={menu} />
        </Suspense>
      ) : null}
    </header>
  );
}

/** The numbered main navigation with the current entry marked. */
export function NavigationList() {
  const { site } = useMessages();
  const { navigation, shortcuts } = useSite();
  const { pathname } = useLocation();
  return (
    <nav aria-label={site.menu.main}>
      <ol>
        {navigation.map(({ title, path, number }) => (
          <li key={path}>
            <InternalLink
              to={path}
              aria-current={currentMark(pathname, path)}
              className="group grid grid-cols-[2.125rem_minmax(0,1fr)] items-baseline py-[clamp(0.3rem,1vh,0.5625rem)] text-[1.0625rem] leading-normal tracking-[-0.01em] aria-[current]:font-semibold"
            >
              <span aria-hidden="true" className="mono text-muted group-aria-[current]:text-signal-text">
                {number}
              </span>
              <span className="underline decoration-transparent underline-offset-4 group-hover:decoration-signal">
                {title}
              </span>
            </InternalLink>
          </li>
        ))}
      </ol>
      <Shortcuts links={shortcuts} className="mt-[clamp(0.5rem,2vh,1.25rem)] pl-8.5" />
    </nav>
  );
}
