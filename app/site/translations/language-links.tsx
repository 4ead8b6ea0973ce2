import { languages } from "#app/languages/language.ts";
import { useLanguage, useMessages } from "#app/languages/use-messages.ts";
import type { Translation } from "./translation.ts";

interface LanguageLinksProps {
  translations: Translation[];
  className: string;
}

/** A link to each language by its own name: a page in another language is a document of its own. */
export function LanguageLinks({ translations, className }: LanguageLinksProps) {
  const { site } = useMessages();
  const current = useLanguage();
  return (
    <ul aria-label={site.languages} className={`flex flex-wrap items-baseline gap-x-3 ${className}`}>
      {translations.map(({ language, path }) => (
        <li key={language}>
          <a
            href={path}
            hrefLang={language}
            lang={language}
            aria-current={language === current ? "true" : undefined}
            className={`inline-block py-1 ${language === current ? "font-semibold" : "inline-link"}`}
          >
            {languages[language].name}
          </a>
        </li>
      ))}
    </ul>
  );
}
