import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { NavigationPage } from "#app/domain/pages/navigation.ts";
import { Arrow } from "#app/ui/arrow.tsx";
import { InternalLink } from "#app/ui/internal-link.tsx";
import { currentMark } from "./current-mark.ts";

/** A row of the panel: number, words, arrow. */
export const panelRow =
  "group grid w-full grid-cols-[2.125rem_minmax(0,1fr)_auto] items-baseline border-t border-line py-3 text-left text-[1.625rem] leading-tight font-medium tracking-[-0.03em]";

interface PanelSubmenuProps {
  section: NavigationPage;
  onBack: () => void;
  onFollow: () => void;
}

/** The pages of one section; focus starts on the way back. */
export function PanelSubmenu({ section, onBack, onFollow }: PanelSubmenuProps) {
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
        Back
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
      </InternalLink>
      <ul className="border-b border-line">
        {section.children.map(({ title, path }) => (
          <li key={path}>
            <InternalLink
              to={path}
              aria-current={currentMark(pathname, path)}
              onClick={onFollow}
              className="block border-t border-line py-2.75 pl-8.5 text-[1.0625rem] leading-snug aria-[current]:font-semibold"
            >
              {title}
            </InternalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
