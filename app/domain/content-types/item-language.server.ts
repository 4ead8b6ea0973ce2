import { eq, isNull, or, type SQL } from "drizzle-orm";
import { furtherEdition, storedEdition } from "#app/languages/language.ts";
import { languageKey } from "#app/languages/language-key.ts";
import type { ContentLanguage } from "#db/schema/columns.ts";
import type { AnyContentType } from "./define-content-type.ts";
import type { ContentTable } from "./tables.server.ts";

/** What an address is made of: an item's slug and language. */
interface Placed {
  slug?: string | null;
  language?: ContentLanguage | null;
}

/** SQL condition: content in a language, or for every language. All content of a type without languages. */
export function isIn({ language: column }: ContentTable, language: ContentLanguage): SQL | undefined {
  return column && or(isNull(column), eq(column, language));
}

/**
 * The path of an item as links and redirects store it: in the default language, below the prefix of its language. Undefined
 * without a public page.
 */
export function storedPathOf({ address }: AnyContentType, { slug, language }: Placed): string | undefined {
  if (!slug) return undefined;
  return address?.item(slug, storedEdition(language ?? ""));
}

/** The path of an item in the admin: in a further language as visitors see it, else as it is stored. */
export function shownPathOf(type: AnyContentType, { slug, language }: Placed): string | undefined {
  if (!slug || !language) return storedPathOf(type, { slug });
  return type.address?.item(slug, furtherEdition(language));
}

/** The subject of an item in the audit log: `a-door`, in a further language `de:a-door`, without a public page its id. */
export function subjectOf({ id, slug, language }: Placed & { id: string }): string {
  return slug ? languageKey(language, slug) : id;
}
