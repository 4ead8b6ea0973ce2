import { eq, inArray, sql } from "drizzle-orm";
import type { Staff } from "#app/domain/accounts/account.ts";
import { recordAudit } from "#app/domain/audit/audit.server.ts";
import { type Bases, basesOf, mergeForm } from "#app/domain/documents/field-bases.server.ts";
import { db } from "#app/platform/database.server.ts";
import { media } from "#db/schema/media.ts";
import type { Media } from "./media.server.ts";
import { type MediaDetails, tagsMax } from "./media.ts";
import { makeVariantsLater } from "./media-files.server.ts";

/** The focal point is one field: two people who move it are in conflict, even if each changes another axis. */
interface MergedDetails {
  name: string;
  alt: string | null;
  tags: string[];
  /** Whole per cent, as in the form. */
  focus: { x: number; y: number };
}

function mergedDetails({
  name,
  alt,
  tags,
  focusX,
  focusY,
}: Pick<Media, "name" | "alt" | "tags" | "focusX" | "focusY">): MergedDetails {
  return { name, alt, tags, focus: { x: Math.round(focusX * 100), y: Math.round(focusY * 100) } };
}

/** The bases of a medium's form; see `saveMediaDetails`. */
export function mediaBases(row: Media): Bases {
  return basesOf(mergedDetails(row));
}

type DetailsOutcome =
  | { outcome: "saved"; media: Media; bases: Bases }
  /** Nothing was saved. A save with these bases overwrites the other person's values. */
  | { outcome: "conflict"; media: Media; fields: (keyof MergedDetails)[]; bases: Bases };

/**
 * Merges the details of a form into a medium: a detail changed by two people is a conflict. A save without changes
 * stores nothing. Undefined for an unknown medium.
 */
export function saveMediaDetails(
  id: string,
  formBases: Bases,
  { isDecorative, alt, ...details }: MediaDetails,
  staff: Staff,
): Promise<DetailsOutcome | undefined> {
  return db.transaction(async (tx): Promise<DetailsOutcome | undefined> => {
    const [before] = await tx.select().from(media).where(eq(media.id, id)).for("update");
    if (!before) return undefined;
    const mine = mergedDetails({ ...details, alt: isDecorative ? "" : alt || null });
    const { fields, conflicts, touched, bases } = mergeForm<MergedDetails>({
      theirs: mergedDetails(before),
      mine,
      bases: formBases,
    });
    if (conflicts.length > 0)
      return { outcome: "conflict", media: before, fields: conflicts.map(({ field }) => field), bases };
    if (touched.length === 0) return { outcome: "saved", media: before, bases };
    const { focus, ...texts } = fields;
    const after = { ...texts, focusX: focus.x / 100, focusY: focus.y / 100 };
    const [saved = before] = await tx
      .update(media)
      .set({ ...after, version: sql`${media.version} + 1` })
      .where(eq(media.id, id))
      .returning();
    const { name, tags, focusX, focusY } = before;
    await recordAudit(tx, {
      actor: staff,
      action: "media.save",
      subject: id,
      before: { name, tags, focusX, focusY, alt: before.alt },
      after,
    });
    return { outcome: "saved", media: saved, bases };
  });
}

/**
 * Adds tags to several media or removes them. Skips media that would exceed the tag limit. Resolves to the number of
 * changed media.
 */
export function tagMedia(
  ids: string[],
  { tags, isRemoving }: { tags: string[]; isRemoving: boolean },
  staff: Staff,
): Promise<number> {
  return db.transaction(async (tx) => {
    const rows = await tx
      .select({ id: media.id, tags: media.tags })
      .from(media)
      .where(inArray(media.id, ids))
      .orderBy(media.id)
      .for("update");
    let changed = 0;
    for (const row of rows) {
      const rest = row.tags.filter((tag) => !tags.includes(tag));
      const after = isRemoving ? rest : [...row.tags, ...tags.filter((tag) => !row.tags.includes(tag))];
      if (after.length === row.tags.length || after.length > tagsMax) continue;
      await tx
        .update(media)
        .set({ tags: after, version: sql`${media.version} + 1` })
        .where(eq(media.id, row.id));
      await recordAudit(tx, {
        actor: staff,
        action: "media.tag",
        subject: row.id,
        before: row.tags,
        after,
      });
      changed += 1;
    }
    return changed;
  });
}

/** Retries failed variants of a medium. Returns false when no retry is needed. */
export function retryMedia(id: string, by: Staff): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [failed] = await tx
      .update(media)
      .set({ state: "processing", problem: null })
      .where(sql`${media.id} = ${id} and ${media.state} = 'failed'`)
      .returning({ hash: media.hash });
    if (!failed) return false;
    await makeVariantsLater(tx, id, failed.hash);
    await recordAudit(tx, { actor: by, action: "media.retry-variants", subject: id });
    return true;
  });
}
