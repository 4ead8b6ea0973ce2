import { and, eq, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Staff } from "#app/domain/accounts/account.ts";
import { freeSlug } from "#app/domain/pages/create-page.server.ts";
import { versionOfDraft } from "#app/domain/publishing/drafts.server.ts";
import {
  changeLocked,
  type Draftable,
  draftOf,
  type PublishableRow,
  recordChange,
} from "#app/domain/publishing/publishable.server.ts";
import { db, type Transaction } from "#app/platform/database.server.ts";
import type { ContentLanguage } from "#db/schema/columns.ts";
import { type ListedTable, listTranslations, type Translation } from "./list-translations.server.ts";
import { messages } from "./messages.ts";

/** How pages or a content type are translated. */
interface Translatable<Row extends PublishableRow, Draft extends object>
  extends Omit<ListedTable, "versions"> {
  publishable: Draftable<Row, Draft>;
  /** Every slug in use in a language, including the trash. Locks the choice of slugs until the transaction ends. */
  takenSlugs: (tx: Transaction, language: ContentLanguage) => Promise<Set<string>>;
  /** The columns of a translation: its content and its place. */
  columnsOf: (
    tx: Transaction,
    source: Row,
    to: { draft: Draft; language: ContentLanguage },
  ) => Promise<Record<string, unknown>>;
  /** Whether a slug cannot have another one in its place. */
  isFixed?: (slug: string) => boolean;
  /** Moves documents below a new translation that belong there. */
  gatherBelow?: (
    tx: Transaction,
    source: Row,
    place: { slug: string; language: ContentLanguage },
    by: Staff,
  ) => Promise<void>;
  /** Removes redirects from the address of a new translation. Resolves to that address. */
  reserve: (
    tx: Transaction,
    place: { slug: string; language: ContentLanguage },
  ) => Promise<string | undefined>;
}

export type TranslateOutcome =
  | { status: "translated"; id: string; screen: string }
  | { status: "refused"; message: string };

/** Translations of pages or of a content type, by the id of a row. */
export function translationActionsOf<Row extends PublishableRow, Draft extends object>(
  translatable: Translatable<Row, Draft>,
) {
  const { publishable, table } = translatable;
  const listed = { ...translatable, versions: publishable.versions };
  const groupOf = (id: string) =>
    sql`(select own.translation_group from ${table} as own where own.id = ${id} and own.trashed_at is null)`;
  return {
    /** Every row outside of the trash. */
    list: () => listTranslations(listed),
    /** The rows of a translation group outside of the trash. */
    translationsOf: (group: string) => listTranslations(listed, group),
    /** The rows of a document's group, itself included; empty when it is deleted. */
    translationsWith: (id: string) => listTranslations(listed, groupOf(id)),

    /**
     * Creates the unpublished translation of a document, with its draft and block ids, as the text to be overwritten.
     * Undefined when the document is deleted or in the trash.
     */
    translate: (id: string, language: ContentLanguage, by: Staff) =>
      db.transaction(async (tx): Promise<TranslateOutcome | undefined> => {
        const taken = await translatable.takenSlugs(tx, language);
        const source = await publishable.lock(tx, id);
        const known = await listTranslations(listed, groupOf(id), tx);
        const place = known.find((each) => each.id === id);
        if (!source || !place) return undefined;
        const { translationGroup } = place;
        const existing = known.find((each) => each.language === language);
        if (existing) return { status: "refused", message: messages.alreadyTranslated(existing.title) };
        const slug = freeSlug(place.slug, taken);
        if (slug !== place.slug && translatable.isFixed?.(place.slug))
          return { status: "refused", message: messages.homeIsTaken };

        const draft = draftOf(publishable, source);
        const [made] = await tx
          .insert(table as PgTable)
          .values({
            ...(await translatable.columnsOf(tx, source, { draft, language })),
            ...{ slug, language, translationGroup },
            translatedFrom: await versionOfDraft(publishable, tx, source),
          })
          .returning({ id: sql<string>`id` });
        if (!made) throw new Error("the translation was not stored");
        const path = await translatable.reserve(tx, { slug, language });
        const translation = await publishable.lock(tx, made.id);
        if (translation)
          await recordChange(publishable, tx, translation, "create", {
            by,
            after: { path, language, translationOf: publishable.subjectOf(source) },
          });
        await translatable.gatherBelow?.(tx, source, { slug, language }, by);
        return {
          status: "translated",
          id: made.id,
          screen: translatable.screenOf({ ...made, slug, language }),
        };
      }),

    /**
     * Marks a document as translated from a published version of its source, by its number: that which its translator
     * has compared. False for another number; undefined when the document is deleted or in the trash.
     */
    markTranslated: (id: string, number: number, by: Staff) =>
      changeLocked(publishable, id, async (tx, row) => {
        const version = await publishedVersion(tx, id, number);
        if (!version) return false;
        await tx
          .update(table as PgTable)
          .set({ translatedFrom: version })
          .where(eq(table.id, id));
        await recordChange(publishable, tx, row, "mark-translated", { by, after: { version: number } });
        return true;
      }),
  };

  /** The id of a published version of the document that a row was translated from. */
  async function publishedVersion(tx: Transaction, id: string, number: number): Promise<string | undefined> {
    const { versions } = publishable;
    const owner = sql`(
      select source.${sql.identifier(versions.ownerId.name)} from ${versions} as source
      join ${table} as translation on translation.translated_from = source.id
      where translation.id = ${id}
    )`;
    const [version] = await tx
      .select({ id: versions.id })
      .from(versions)
      .where(and(eq(versions.ownerId, owner), eq(versions.number, number), versions.isPublished));
    return version?.id;
  }
}

export type TranslationActions = ReturnType<typeof translationActionsOf>;

/** Documents by translation group and language. */
export type TranslationStates = Map<string, Map<ContentLanguage, Translation>>;

/** Documents by translation group and language, for lists; a language without an entry is missing. */
export async function translationStates({
  list,
}: Pick<TranslationActions, "list">): Promise<TranslationStates> {
  const states: TranslationStates = new Map();
  for (const translation of await list()) {
    const group = states.get(translation.translationGroup) ?? new Map();
    states.set(translation.translationGroup, group.set(translation.language, translation));
  }
  return states;
}
