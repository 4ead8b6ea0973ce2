import { NavLink } from "@remix-run/react";
import { focusRing } from "#app/admin/classes.ts";
import type { SettingTab } from "#app/domain/settings/section.ts";
import { tabKey } from "#app/domain/settings/tab-key.ts";
import { paths } from "#app/paths/paths.ts";
import type { ContentLanguage } from "#db/schema/columns.ts";

export interface TabLanguage {
  language: ContentLanguage;
  name: string;
}

/** Links to the tab in each language of the site; nothing if there is only one. */
export function TabLanguages({ tab, languages }: { tab: SettingTab; languages: TabLanguage[] }) {
  if (languages.length === 0) return null;
  return (
    <nav aria-label="Language of the texts" className="mt-4">
      <ul className="flex flex-wrap gap-x-4 border-b border-line">
        {languages.map(({ language, name }) => (
          <li key={language}>
            <NavLink to={paths.admin.settings(tabKey({ tab, language }))} className={classes}>
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function classes({ isActive }: { isActive: boolean }) {
  const state = isActive ? "border-signal font-semibold" : "border-transparent text-muted hover:text-ink";
  return `-mb-px block border-b-2 py-1.5 ${state} ${focusRing}`;
}
