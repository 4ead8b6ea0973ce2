import { Link } from "@remix-run/react";
import type { SiteLanguage } from "#app/admin/language-switch.tsx";
import { paths } from "#app/paths/paths.ts";
import type { ContentLanguage } from "#db/schema/columns.ts";
import { messages } from "./messages.ts";
import type { OtherLanguage } from "./other-languages.server.ts";
import { TranslationStatus } from "./translation-status.tsx";

interface LanguageCellsProps {
  /** Those of the site. */
  languages: SiteLanguage[];
  /** The language of the list. */
  own: ContentLanguage;
  /** The document of the row in other languages. */
  others?: OtherLanguage[];
  /** The screen of the row's document. */
  screen: string;
}

const hiddenOnNarrow = "hidden lg:table-cell";

/** The columns of a list for the other languages of the site. */
export function languageColumns(languages: SiteLanguage[], own: ContentLanguage): [string, string][] {
  return languages.filter(({ code }) => code !== own).map(({ name }) => [name, hiddenOnNarrow]);
}

/** The state of a row's document in each other language of the site, with a link to it; nothing with one language. */
export function LanguageCells({ languages, own, others = [], screen }: LanguageCellsProps) {
  return languages
    .filter(({ code }) => code !== own)
    .map(({ code }) => {
      const other = others.find(({ language }) => language === code);
      return (
        <td key={code} className={`${hiddenOnNarrow} pr-3`}>
          <OtherState other={other} screen={screen} />
        </td>
      );
    });
}

/** The same in the line under the title of a row, where the table has no room for the columns. */
export function LanguageLine({ languages, own, others = [], screen }: LanguageCellsProps) {
  const further = languages.filter(({ code }) => code !== own);
  if (further.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-4">
      {further.map(({ code, name }) => (
        <li key={code} className="flex min-h-6 items-center gap-1.5">
          {name}:
          <OtherState other={others.find(({ language }) => language === code)} screen={screen} />
        </li>
      ))}
    </ul>
  );
}

/** Without a translation, a link to the panel that translates the document. */
function OtherState({ other, screen }: { other: OtherLanguage | undefined; screen: string }) {
  if (!other) {
    return (
      <Link to={paths.admin.contentResources(screen).translations} className="text-muted hover:underline">
        {messages.missing}
      </Link>
    );
  }
  return (
    <Link to={other.screen} title={other.title} className="hover:underline">
      <TranslationStatus state={other.state} />
    </Link>
  );
}
