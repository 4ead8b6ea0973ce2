import { eq, inArray, sql } from "drizzle-orm";
import type { Staff } from "#app/domain/accounts/account.ts";
import { isOwnAction, recordAudit } from "#app/domain/audit/audit.server.ts";
import { changedFields } from "#app/domain/records/changed-fields.server.ts";
import { db } from "#app/platform/database.server.ts";
import { media } from "#db/schema/media.ts";
import type { Media } from "./media.server.ts";
import { type MediaDetails, tagsMax } from "./media.ts";
import { makeVariantsLater } from "./media-files.server.ts";

type Details = Pick<Media, "name" | "alt" | "tags" | "focusX" | "focusY">;

/** The form shows the focal point in whole per cent. */
const inForm = ({ name, alt, tags, focusX, focusY }: Details): Details => ({
  name,
  alt,
  tags,
  focusX: Math.round(focusX * 100),
  focusY: Math.round(focusY * 100),
});

type DetailsOutcome =
  | { outcome: "saved"; media: Media }
  /**
   * The medium was saved since the form was loaded, by the same account if `isOwn`; it differs from the form in these
   * fields.
   */
  | { outcome: "stale"; media: Media; isOwn: boolean; fields: (keyof Details)[] };

/**
 * Saves the details of a form that was loaded with a version of the medium. A save without changes stores nothing.
 * Undefined for an unknown medium.
 */
export function saveMediaDetails(
  id: string,
  version: number,
  { isDecorative, alt, ...details }: MediaDetails,
  staff: Staff,
): Promise<DetailsOutcome | undefined> {
  return db.transaction(async (tx): Promise<DetailsOutcome | undefined> => {
    const [before] = await tx.select().from(media).where(eq(media.id, id)).for("update");
    if (!before) return undefined;
    const typed: Details = { ...details, alt: isDecorative ? "" : alt || null };
    const fields = changedFields(inForm(before), inForm(typed));
    if (fields.length === 0) return { outcome: "saved", media: before };
    if (version !== before.version) {
      const isOwn = await isOwnAction(tx, staff, id, ["media.save", "media.tag"]);
      return { outcome: "stale", media: before, isOwn, fields };
    }
    const after: Partial<Details> = Object.fromEntries(fields.map((field) => [field, typed[field]]));
    const [saved = before] = await tx
      .update(media)
      .set({ ...after, version: sql`${media.version} + 1` })
      .where(eq(media.id, id))
      .returning();
    await recordAudit(tx, {
      actor: staff,
      action: "media.save",
      subject: id,
      before: detailsOf(before),
      after: detailsOf(saved),
    });
    return { outcome: "saved", media: saved };
  });
}

function detailsOf({ name, alt, tags, focusX, focusY }: Details): Details {
  return { name, alt, tags, focusX, focusY };
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
