import type { BlockKind } from "#app/admin/editor/library.ts";
import type { LinkablePage } from "#app/admin/fields/binding.ts";
import { findPage } from "#app/admin/fields/link-controls.tsx";
import { messages } from "#app/admin/translations/messages.ts";
import type { StoredBlock } from "#app/domain/documents/content.ts";
import type { PageElsewhere } from "#app/domain/translations/page-elsewhere.ts";
import type { FieldDescription } from "#app/fields/field-meta.ts";
import type { PropPath } from "#app/fields/prop-path.ts";
import type { Finding } from "./finding-list.tsx";

interface Site {
  kinds: ReadonlyMap<string, BlockKind>;
  /** The pages that fields offer. */
  pages: readonly LinkablePage[];
  pagesElsewhere?: readonly PageElsewhere[];
}

/**
 * Pages of another language that a block chooses, and whose translation visitors do not see. Blocks of a new translation
 * have those of its original.
 */
export function findUntranslated(
  blocks: StoredBlock[],
  { kinds, pages, pagesElsewhere = [] }: Site,
): Finding[] {
  if (pagesElsewhere.length === 0) return [];
  const others = new Set(pagesElsewhere.map(({ id }) => id));
  const own = pages.filter(({ id }) => !others.has(id));
  return blocks.flatMap(({ id: blockId, type, props }) =>
    referencesIn(kinds.get(type)?.fields ?? [], props).flatMap(({ reference, path }): Finding[] => {
      if (findPage(own, reference)) return [];
      const chosen = pagesElsewhere.find(({ id, slug }) => id === reference || slug === reference);
      if (!chosen || chosen.translation?.isPublished) return [];
      const message = chosen.translation
        ? messages.chosenUnpublished(chosen.translation.title)
        : messages.chosenUntranslated(chosen.title);
      return [{ weight: "advice", message, place: { kind: "block", blockId, path } }];
    }),
  );
}

/** The references to pages in a group of fields, by id or slug. */
function referencesIn(
  fields: FieldDescription[],
  props: unknown,
  at: PropPath = [],
): { reference: unknown; path: PropPath }[] {
  if (typeof props !== "object" || props === null) return [];
  return fields.flatMap(({ name, control, fields: parts = [] }) => {
    const path = [...at, name];
    const value: unknown = Object(props)[name];
    if (control === "pageReference") return value ? [{ reference: value, path }] : [];
    if (!Array.isArray(value)) return referencesIn(parts, value, path);
    if (control === "pageReferences") return value.map((reference: unknown) => ({ reference, path }));
    return value.flatMap((item: unknown, position) => referencesIn(parts, item, [...path, position]));
  });
}
