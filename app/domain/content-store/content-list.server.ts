import { and, desc, eq, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Staff } from "#app/domain/accounts/account.ts";
import { recordAudit } from "#app/domain/audit/audit.server.ts";
import { blankOf } from "#app/domain/content-types/content-draft.ts";
import type { AnyContentType } from "#app/domain/content-types/define-content-type.ts";
import { isIn, shownPathOf } from "#app/domain/content-types/item-language.server.ts";
import { tablesOf } from "#app/domain/content-types/tables.server.ts";
import { statusesOf } from "#app/domain/publishing/publication.ts";
import { draftOf, isLate } from "#app/domain/publishing/publishable.server.ts";
import { db } from "#app/platform/database.server.ts";
import { contains, hasWords, jsonOf, textsOfJson } from "#app/platform/has-words.server.ts";
import type { ContentLanguage } from "#db/schema/columns.ts";
import { contentRowOf, publishableOf, rowsOf } from "./publishable-of.server.ts";

export type ListedContent = Awaited<ReturnType<typeof listContent>>[number];

interface ListOptions {
  query?: string;
  /** Only content in this language or for every language. */
  language?: ContentLanguage;
  /** Only content with a schedule, or whose schedule failed. */
  isScheduled?: boolean;
}

/** Lists the drafts of a type that are not in the trash, without long texts, optionally filtered by search words. */
export async function listContent(
  type: AnyContentType,
  { query = "", language, isScheduled = false }: ListOptions = {},
) {
  const { table } = tablesOf(type);
  const names = [type.startField, ...type.listed];
  const edited = (name: string): SQL =>
    sql`case when ${table.draft} is null then to_jsonb(${columnOf(type, name)}) else ${table.draft} -> ${name}::text end`;
  const rows = await db
    .select({
      id: sql<string>`${table.id}`,
      slug: table.slug ? sql<string | null>`${table.slug}` : sql<null>`null`,
      language: table.language ? sql<ContentLanguage | null>`${table.language}` : sql<null>`null`,
      values: sql<Record<string, unknown>>`${jsonOf(names.map((name) => [name, edited(name)]))}`,
      isPublished: sql<boolean>`${table.isPublished}`,
      isChanged: sql<boolean>`${table.draft} is not null`,
      scheduledAt: sql`${table.scheduledAt}`.mapWith((value) => new Date(value)),
      isLate: isLate(table.scheduledAt),
      hasFailed: sql<boolean>`${table.scheduleFailure} is not null`,
    })
    .from(table as PgTable)
    .where(
      and(
        isNull(table.trashedAt),
        language === undefined ? undefined : isIn(table, language),
        isScheduled ? or(isNotNull(table.scheduledAt), isNotNull(table.scheduleFailure)) : undefined,
        query
          ? or(
              ...names.map((name) => contains(sql`(${edited(name)}) #>> '{}'`, query)),
              hasWords(query, [textsOfJson(sql`coalesce(${table.draft}, ${publishedJson(type)})`)]),
              ...(table.slug ? [contains(table.slug, query)] : []),
            )
          : undefined,
      ),
    )
    .orderBy(...orderOf(type));
  return rows.map(({ values, ...row }) => {
    const draft = Object.fromEntries(
      names.map((name) => {
        const field = type.fieldOf(name);
        const value = values[name] ?? blankOf(field);
        return [name, field.control === "date" && value ? String(value).slice(0, 10) : value];
      }),
    );
    return {
      ...row,
      title: type.titleOf(draft),
      path: shownPathOf(type, row),
      values: draft,
      statuses: statusesOf({ ...row, isHiddenByParent: false }),
    };
  });
}

/** Sorts unpublished content above published content. */
function orderOf(type: AnyContentType): SQL[] {
  const { table } = tablesOf(type);
  const newest = desc(table.createdAt);
  if (table.orderIndex) return [sql`${table.orderIndex}`, sql`${table.createdAt}`];
  return type.dateField
    ? [sql`${table.isPublished}`, byDate(type, columnOf(type, type.dateField)), newest]
    : [sql`${table.isPublished}`, newest];
}

/** Sorts by a date in the type's direction; content without a date is last. */
export function byDate({ isSoonestFirst }: AnyContentType, date: SQL): SQL {
  return isSoonestFirst ? sql`${date} asc nulls last` : sql`${date} desc nulls last`;
}

/** What is published, with the names of a draft. */
function publishedJson(type: AnyContentType): SQL {
  const { table } = tablesOf(type);
  const fields = Object.keys(type.schema.shape).map((name) => [name, columnOf(type, name)] as const);
  return jsonOf(table.blocks ? [...fields, ["blocks", table.blocks]] : fields);
}

/** Returns the column of a field. */
export function columnOf(type: AnyContentType, name: string): SQL {
  return sql`${new Map(Object.entries(tablesOf(type).table)).get(type.fieldOf(name).name)}`;
}

/** Returns the existing values of each suggested field in a language. */
export async function listSuggestions(
  type: AnyContentType,
  language: ContentLanguage,
): Promise<Record<string, string[]>> {
  const { table } = tablesOf(type);
  const names = type.suggested ?? [];
  if (names.length === 0) return {};
  const rows = await db
    .select(Object.fromEntries(names.map((name) => [name, sql<unknown>`${columnOf(type, name)}`])))
    .from(table as PgTable)
    .where(isIn(table, language));
  return Object.fromEntries(
    names.map((name) => {
      const values = rows.flatMap((row) => row[name]).filter((value) => typeof value === "string" && value);
      return [name, [...new Set(values as string[])].sort()];
    }),
  );
}

type PlaceOutcome = { status: "moved" | "unmoved"; name: string; position: number; count: number };

/**
 * Moves content of an ordered type to a zero-based position, effective immediately for visitors. A position out of
 * range means the end. Undefined when the content does not exist or its type is not ordered.
 */
export function placeContent(
  type: AnyContentType,
  id: string,
  position: number,
  by: Staff,
): Promise<PlaceOutcome | undefined> {
  const { table } = tablesOf(type);
  return db.transaction(async (tx) => {
    if (!table.orderIndex) return undefined;
    const found = await rowsOf(tx, table)
      .where(isNull(table.trashedAt))
      .orderBy(table.orderIndex, table.createdAt)
      .for("update");
    const rows = found.map(contentRowOf);
    const from = rows.findIndex((row) => row.id === id);
    const moved = rows[from];
    if (!moved) return undefined;
    const to = Math.min(Math.max(position, 0), rows.length - 1);
    const name = type.titleOf(draftOf(publishableOf(type), moved));
    const place = { name, position: to, count: rows.length };
    if (to === from) return { status: "unmoved", ...place };

    for (const [orderIndex, row] of rows.toSpliced(from, 1).toSpliced(to, 0, moved).entries()) {
      if (row.orderIndex === orderIndex) continue;
      await tx
        .update(table as PgTable)
        .set({ orderIndex })
        .where(eq(table.id, row.id));
    }
    await recordAudit(tx, {
      actor: by,
      action: `${type.name}.move`,
      subject: id,
      before: { position: from },
      after: { position: to },
    });
    return { status: "moved", ...place };
  });
}
