import { lazy, Suspense } from "react";
import { Logo } from "./logo.tsx";
import { MenuToggle } from "./menu-toggle.tsx";
import { useHidingBar } from "./use-hiding-bar.ts";
import { useMenu } from "./use-menu.ts";
import { toneClasses, topBarTone, useStageTone } from "./use-stage-tone.ts";

const loadPanel = () => import("./mobile-panel.tsx");
const MobilePanel = lazy(loadPanel);

/** NAV-05: at the top up to 1024 px. */
export function TopBar() {
  const tone = useStageTone(topBarTone);
  const isHidden = useHidingBar();
  const menu = useMenu("(max-width: 64rem)");
  return (
    <header
      data-tone={tone}
      data-hidden={isHidden}
      className={`navbar fixed inset-x-0 top-0 z-30 flex h-top-bar items-center justify-between gap-6 border-b pr-edge-right pl-edge-left transition-[transform,background-color,color] duration-250 ease-out focus-within:translate-y-0 data-[hidden=true]:-translate-y-full data-[hidden=true]:focus-within:translate-y-0 lg:hidden print:hidden ${toneClasses[tone]} ${tone === "stage" ? "border-transparent" : "border-line"}`}
    >
      <Logo />
      <MenuToggle menu={menu} prepare={loadPanel} className="-mr-2.25 shrink-0" />
      {menu.isWanted ? (
        <Suspense>
          <MobilePanel menu={menu} />
        </Suspense>
      ) : null}
    </header>
  );
}
