import type { ContentLanguage } from "#db/schema/columns.ts";
import { FilterLink } from "./lists.tsx";

/** A language of the site, with its English name. */
export interface SiteLanguage {
  code: ContentLanguage;
  name: string;
}

interface LanguageSwitchProps {
  /** Those of the site; with one there is nothing to switch. */
  languages: SiteLanguage[];
  current: ContentLanguage;
  /** Its accessible name. */
  label?: string;
  pathOf: (code: ContentLanguage) => string;
}

/** Links to a screen in each language of the site. */
export function LanguageSwitch({ languages, current, label = "Language", pathOf }: LanguageSwitchProps) {
  if (languages.length < 2) return null;
  return (
    <nav aria-label={label} className="mb-4 flex flex-wrap gap-1">
      {languages.map(({ code, name }) => (
        <FilterLink key={code} to={pathOf(code)} isCurrent={code === current}>
          {name}
        </FilterLink>
      ))}
    </nav>
  );
}
