import { lazy, Suspense } from "react";
import * as messages from "#app/site/messages.ts";
import { LetsTalkLink } from "../enquiry/lets-talk-link.tsx";
import { Logo } from "./logo.tsx";
import { MenuToggle } from "./menu-toggle.tsx";
import { toneClasses, useHeaderTone } from "./tone.ts";
import { useMenu } from "./use-menu.ts";

const loadPanel = () => import("./mobile-panel.tsx");
const MobilePanel = lazy(loadPanel);

/** NAV-05: at the top up to 1024 px. `hide-top-bar.ts` hides it, `stage-motion-element.ts` updates its tone. */
export function TopBar() {
  const tone = useHeaderTone();
  const menu = useMenu("(max-width: 64rem)");
  return (
    <header
      data-tone={tone}
      data-top-bar
      suppressHydrationWarning
      className={`navbar fixed inset-x-0 top-0 z-30 flex h-top-bar items-center justify-between gap-6 border-b pr-edge-right pl-edge-left transition-[transform,background-color,color] duration-250 ease-out focus-within:translate-y-0 data-hidden:-translate-y-full data-hidden:focus-within:translate-y-0 lg:hidden screen-only border-line data-[tone=stage]:border-transparent ${toneClasses}`}
    >
      <Logo />
      <LetsTalkLink className="top-bar-talk ml-auto inline-flex min-h-11 shrink-0 items-center bg-signal px-4 font-semibold text-ink">
        {messages.letsTalk}
      </LetsTalkLink>
      <MenuToggle menu={menu} prepare={loadPanel} className="-mr-2.25 shrink-0" />
      {menu.isWanted ? (
        <Suspense>
          <MobilePanel menu={menu} />
        </Suspense>
      ) : null}
    </header>
  );
}
