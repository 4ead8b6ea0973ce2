import type { ContentLanguage } from "#db/schema/columns.ts";
import type { ListLanguage } from "./list-language.server.ts";
import { SegmentedControl } from "./lists.tsx";

interface LanguageSwitchProps extends ListLanguage {
  /** The address of the list in a language. */
  pathOf: (language: ContentLanguage) => string;
}

/** Shows a list in another language of the site. Nothing on a site with one language. */
export function LanguageSwitch({ language, choices, pathOf }: LanguageSwitchProps) {
  if (choices.length === 0) return null;
  return (
    <div className="mb-4">
      <SegmentedControl
        label="Language"
        options={choices.map((choice) => ({
          name: choice.name,
          to: pathOf(choice.language),
          isCurrent: choice.language === language,
        }))}
      />
    </div>
  );
}
