import { columnOf } from "#app/domain/content-store/content-list.server.ts";
import { columnsOf, publishableOf } from "#app/domain/content-store/publishable-of.server.ts";
import { takenSlugs } from "#app/domain/content-store/slugs.server.ts";
import type { AnyContentType } from "#app/domain/content-types/define-content-type.ts";
import { storedPathOf } from "#app/domain/content-types/item-language.server.ts";
import { translatedTableOf } from "#app/domain/content-types/tables.server.ts";
import { deleteShadowedRedirects } from "#app/domain/links/record-redirects.server.ts";
import { paths } from "#app/paths/paths.ts";
import { translationActionsOf } from "./translation-actions.server.ts";

/** Translations of a content type; undefined for types that are the same in all languages. */
export function contentTranslations(type: AnyContentType) {
  const table = translatedTableOf(type);
  if (!table || !type.address) return undefined;
  return translationActionsOf({
    publishable: publishableOf(type),
    table,
    title: { name: type.startField, column: columnOf(type, type.startField) },
    dateField: type.dateField,
    screenOf: ({ id }) => paths.admin.content(type.collection, id),
    takenSlugs: (tx, language) => takenSlugs(tx, type, language),
    columnsOf: async (_, __, { draft }) => columnsOf(type, draft),
    async reserve(tx, place) {
      const path = storedPathOf(type, place);
      if (path) await deleteShadowedRedirects(tx, [path]);
      return path;
    },
  });
}
