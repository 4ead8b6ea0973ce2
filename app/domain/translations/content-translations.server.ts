import { sql } from "drizzle-orm";
import { columnOf } from "#app/domain/content-store/content-list.server.ts";
import { columnsOf, publishableOf } from "#app/domain/content-store/publishable-of.server.ts";
import type { AnyContentType } from "#app/domain/content-types/define-content-type.ts";
import { translatedTableOf } from "#app/domain/content-types/tables.server.ts";
import { deleteShadowedRedirects } from "#app/domain/links/record-redirects.server.ts";
import { defaultLanguage, prefixOf } from "#app/languages/language.ts";
import { paths } from "#app/paths/paths.ts";
import { translationActionsOf } from "./translation-actions.server.ts";

/** Translations of a content type; undefined for types that are the same in all languages. */
export function contentTranslations(type: AnyContentType) {
  const table = translatedTableOf(type);
  const { address } = type;
  if (!table || !address) return undefined;
  return translationActionsOf({
    publishable: publishableOf(type),
    table,
    title: { name: type.startField, column: columnOf(type, type.startField) },
    dateField: type.dateField,
    screenOf: ({ id }) => paths.admin.content(type.collection, id),
    // The lock of `takenSlugs` in slugs.server.ts.
    lockPlaces: async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`${type.name}_slugs`}))`);
    },
    columnsOf: async (_, __, { draft }) => columnsOf(type, draft),
    async reserve(tx, { slug, language }) {
      const path = address.item(slug, { language: defaultLanguage, prefix: prefixOf(language) });
      await deleteShadowedRedirects(tx, [path]);
      return path;
    },
  });
}
