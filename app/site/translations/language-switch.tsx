import { useMatches } from "@remix-run/react";
import type { ReactNode } from "react";
import { languages } from "#app/languages/language.ts";
import { useLanguage, useMessages } from "#app/languages/use-messages.ts";
import { useSite } from "#app/site/site-data.ts";
import type { Translation } from "./translation.ts";

/**
 * LANG-04: the page in the languages of the site, each by its own name; nothing on a site with one language. Plain links:
 * a page in another language is a separate document.
 */
export function LanguageSwitch({ className = "" }: { className?: string }) {
  const { site } = useMessages();
  const current = useLanguage();
  const translations = useTranslations();
  if (!translations || translations.length < 2) return null;
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

/** A control with the languages beside it; on a site with one language the control alone. */
export function BesideLanguages({ children }: { children: ReactNode }) {
  if (!useSite().translations) return children;
  return (
    <div className="flex shrink-0 items-center justify-between gap-4">
      {children}
      <LanguageSwitch className="text-[0.9375rem]" />
    </div>
  );
}

/** Those of the page or, where it has none, the home pages. */
function useTranslations(): Translation[] | undefined {
  const { translations: homes } = useSite();
  const data = useMatches().at(-1)?.data;
  const isTranslated = typeof data === "object" && data !== null && "translations" in data;
  return homes && isTranslated ? (data as { translations: Translation[] }).translations : homes;
}
