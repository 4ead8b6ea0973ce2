import type { ContentLanguage } from "#db/schema/columns.ts";
import { isLanguage } from "./language.ts";

/** A name within a language, for addresses of the admin and the audit log: `contact`, in a further language `de:kontakt`. */
export function languageKey(language: ContentLanguage | null | undefined, name: string): string {
  return language ? `${language}:${name}` : name;
}

/** The inverse of `languageKey`. */
export function readLanguageKey(key: string): { language: ContentLanguage; name: string } {
  const [, code, name] = /^([a-z]+):(.+)$/.exec(key) ?? [];
  return name && isLanguage(code) ? { language: code, name } : { language: "", name: key };
}
