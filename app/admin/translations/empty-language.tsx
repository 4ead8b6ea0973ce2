import { EmptyState } from "#app/admin/admin-page.tsx";
import type { SiteLanguage } from "#app/admin/language-switch.tsx";
import { TextLink } from "#app/admin/text-link.tsx";
import type { ContentLanguage } from "#db/schema/columns.ts";
import { messages } from "./messages.ts";

interface EmptyLanguageProps {
  /** What the list shows: "pages". */
  nouns: string;
  /** Those of the site, the main one first. */
  languages: SiteLanguage[];
  /** The further language that has none. */
  language: ContentLanguage;
  /** The list of the main language. */
  list: string;
}

/** Replaces an empty list of a further language: its first documents are mostly translations. */
export function EmptyLanguage({ nouns, languages, language, list }: EmptyLanguageProps) {
  const main = languages[0]?.name ?? "";
  const own = languages.find(({ code }) => code === language)?.name ?? "";
  return (
    <EmptyState title={messages.noneIn(nouns, own)}>
      {messages.howToTranslate(main, own)} <TextLink to={list}>{messages.allIn(nouns, main)}</TextLink>
    </EmptyState>
  );
}
