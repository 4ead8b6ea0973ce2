import { useMatches } from "@remix-run/react";
import type { ReactNode } from "react";
import { useSite } from "#app/site/site-data.ts";
import { lazyComponent } from "#app/ui/lazy-component.ts";
import type { Translation } from "./translation.ts";

/** Loaded on sites with several languages only. */
const LanguageLinks = lazyComponent("languages", () => import("./language-links.tsx"), "LanguageLinks");

/** LANG-04: links to the page in the languages of the site; nothing on a site with one. */
export function LanguageSwitch({ className = "" }: { className?: string }) {
  const translations = useTranslations();
  if (!translations || translations.length < 2) return null;
  return <LanguageLinks translations={translations} className={className} />;
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
