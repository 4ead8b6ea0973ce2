import { useEffect, useRef } from "react";
import type { Footer } from "#app/domain/pages/footer.ts";
import { Arrow } from "#app/ui/arrow.tsx";
import { FooterCases } from "./footer-cases.tsx";
import { FooterSectionColumn } from "./footer-section.tsx";
import { type DrillDown, useDrillDown } from "./use-drill-down.ts";

/** Every page of the site: in columns, or below 768 px one step in (FOOT-03). */
export function FooterIndex({ sections, cases }: Footer) {
  const drillDown = useDrillDown();
  const { open, isClosing } = drillDown;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is a shortcut for the way back, which is a button
    <div
      ref={drillDown.root}
      className="footer-index mt-14"
      data-open={open !== undefined || undefined}
      data-closing={isClosing || undefined}
      onKeyDown={drillDown.leaveOnEscape}
    >
      {open !== undefined ? <WayBack key={open} drillDown={drillDown} /> : null}
      {sections.length > 0 ? (
        <nav
          aria-label="All pages"
          className="gap-x-6 gap-y-10 md:grid md:grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))]"
        >
          {sections.map((section) => (
            <FooterSectionColumn key={section.path} section={section} drillDown={drillDown} />
          ))}
        </nav>
      ) : null}
      <FooterCases cases={cases} drillDown={drillDown} />
    </div>
  );
}

function WayBack({ drillDown }: { drillDown: DrillDown }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <button
      ref={button}
      type="button"
      onClick={drillDown.leave}
      className="footer-back mono inline-flex min-h-11 items-center gap-3 text-muted md:hidden"
    >
      <Arrow to="left" />
      <span>
        Back<span className="sr-only"> to all sections</span>
      </span>
    </button>
  );
}
