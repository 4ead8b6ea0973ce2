import { useLocation } from "@remix-run/react";
import { useSite } from "#app/site/site-data.ts";
import { InternalLink } from "#app/ui/internal-link.tsx";
import { currentMark } from "./current-mark.ts";
import { LetsTalk } from "./lets-talk.tsx";
import { Logo } from "./logo.tsx";
import { MenuClose, MenuDialog } from "./menu-dialog.tsx";
import { type OverlayEntry, overlayColumns } from "./overlay-columns.ts";
import { Shortcuts } from "./shortcuts.tsx";
import type { Menu } from "./use-menu.ts";

/** NAV-03: full-screen menu of every section with its pages, cases and about. */
export default function OverlayMenu({ menu }: { menu: Menu }) {
  const { navigation, settings, shortcuts } = useSite();
  return (
    <MenuDialog menu={menu} className="menu-overlay flex flex-col px-7 pt-7 pb-10">
      <div className="flex items-center justify-between gap-6">
        <MenuClose className="-ml-2.25" />
        <Logo />
      </div>
      <div className="my-auto grid grid-cols-3 gap-x-8 py-10 menu:gap-x-12 2xl:gap-x-20 2xl:pl-[calc(var(--sidebar)+var(--edge-left)-1.75rem)]">
        {overlayColumns(navigation).map((entries) => (
          <ul key={entries[0]?.path} className="flex flex-col gap-8">
            {entries.map((entry) => (
              <OverlaySection key={entry.path} entry={entry} onFollow={menu.close} />
            ))}
          </ul>
        ))}
      </div>
      <div className="flex items-end justify-between gap-6 border-t border-line pt-6">
        <a className="inline-link text-[1.0625rem]" href={`mailto:${settings.contact_email}`}>
          {settings.contact_email}
        </a>
        <Shortcuts links={shortcuts} className="text-[1.0625rem]" onFollow={menu.close} />
        <LetsTalk className="w-64" />
      </div>
    </MenuDialog>
  );
}

function OverlaySection({ entry, onFollow }: { entry: OverlayEntry; onFollow: () => void }) {
  const { pathname } = useLocation();
  return (
    <li>
      <InternalLink
        to={entry.path}
        aria-current={currentMark(pathname, entry.path)}
        onClick={onFollow}
        className="group relative grid grid-cols-[2.125rem_minmax(0,1fr)] items-baseline border-t border-line pt-3 text-[clamp(1.5rem,1.1rem+0.9vw,2.25rem)] leading-tight font-medium tracking-[-0.03em]"
      >
        <span className="absolute -top-px left-0 h-px w-full origin-left scale-x-0 bg-paper transition-transform duration-300 ease-out group-hover:scale-x-100 group-focus-visible:scale-x-100" />
        <span aria-hidden="true" className="mono text-muted group-aria-[current]:text-signal-text">
          {entry.number}
        </span>
        {entry.title}
      </InternalLink>
      {entry.children.length > 0 ? (
        <ul className="mt-2.5 columns-[8.25rem] gap-x-6 pl-8.5 text-[0.9375rem] leading-normal">
          {entry.children.map(({ title, path }) => (
            <li key={path} className="break-inside-avoid">
              <InternalLink
                to={path}
                aria-current={currentMark(pathname, path)}
                onClick={onFollow}
                className="block py-0.75 text-ink-text aria-[current]:text-paper aria-[current]:decoration-signal underline decoration-transparent underline-offset-4 transition-colors duration-150 hover:text-paper hover:decoration-current"
              >
                {title}
              </InternalLink>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}
