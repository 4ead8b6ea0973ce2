import { NavLink, useParams } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { AdminPage } from "#app/admin/admin-page.tsx";
import { focusRing } from "#app/admin/classes.ts";
import { SearchBox } from "#app/admin/lists.tsx";
import { readTabKey } from "#app/domain/settings/tab-key.ts";
import type { TabLink } from "#app/domain/settings/tabs.ts";
import { paths } from "#app/paths/paths.ts";

/** The visible tabs: a column on a wide screen, a scrollable row on a narrow one. */
export function SettingTabs({ visible }: { visible: TabLink[] }) {
  const row = useRef<HTMLElement>(null);
  const key = useParams().tab;
  const current = readTabKey(key)?.tab;
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>("[aria-current]");
    if (row.current && current) row.current.scrollLeft = current.offsetLeft - row.current.clientWidth / 2;
  }, []);

  return (
    <nav
      ref={row}
      aria-label="Settings"
      className="relative -mx-4 -mt-5 overflow-x-auto border-b border-line px-2 md:-mx-6 md:px-4 xl:sticky xl:top-17 xl:mx-0 xl:mt-0 xl:self-start xl:border-b-0 xl:px-0"
    >
      <ul className="flex xl:flex-col">
        {visible.map(({ name, label, to }) => (
          <li key={name}>
            <NavLink to={to ?? paths.admin.settings(name === current ? key : name)} className={classes}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function classes({ isActive }: { isActive: boolean }) {
  const place = "block border-b-2 px-2.5 py-2 whitespace-nowrap xl:border-b-0 xl:border-l-2 xl:py-1.5";
  const state = isActive ? "border-signal font-semibold" : "border-transparent text-muted hover:text-ink";
  return `${place} ${state} ${focusRing} focus-visible:-outline-offset-2`;
}

/** Searches the settings of every tab. */
export function SettingSearch({ query = "" }: { query?: string }) {
  return (
    <SearchBox
      action={paths.admin.settingSearch()}
      query={query}
      label="Search all settings"
      placeholder="Label, help, key or value"
    />
  );
}

interface TabPageProps {
  title: string;
  visibleTabs: TabLink[];
  /** Buttons at the end of the title row. */
  actions?: ReactNode;
  /** The layout of the content. */
  className?: string;
  children: ReactNode;
}

/** A settings tab with a custom screen. */
export function TabPage({
  title,
  visibleTabs,
  actions,
  className = "flex flex-col gap-5",
  children,
}: TabPageProps) {
  return (
    <AdminPage title={title} actions={actions}>
      <div className="xl:grid xl:grid-cols-[136px_minmax(0,1fr)] xl:gap-8">
        <SettingTabs visible={visibleTabs} />
        <div className={`mt-5 xl:mt-0 ${className}`}>{children}</div>
      </div>
    </AdminPage>
  );
}
