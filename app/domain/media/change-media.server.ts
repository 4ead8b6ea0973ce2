import { eq, inArray, sql } from "drizzle-orm";
import type { Staff } from "#app/domain/accounts/account.ts";
import { recordAudit } from "#app/domain/audit/audit.server.ts";
import { db } from "#app/platform/database.server.ts";
import { media } from "#db/schema/media.ts";
import type { Media } from "./media.server.ts";
import { type MediaDetails, tagsMax } from "./media.ts";
import { makeVariantsLater } from "./media-files.server.ts";

type DetailsOutcome = { outcome: "saved" | "unchanged"; media: Media } | { outcome: "stale"; media: Media };

/**
 * Saves a medium's details with optimistic locking: a concurrent change is not overwritten; `stale` returns the stored
 * values. Undefined for an unknown medium.
 */
export function saveMediaDetails(
  id: string,
  { version, isDecorative, alt, ...details }: MediaDetails,
  staff: Staff,
): Promise<DetailsOutcome | undefined> {
  return db.transaction(async (tx) => {
    const [before] = await tx.select().from(media).where(eq(media.id, id)).for("update");
    if (!before) return undefined;
    const after = { ...details, alt: isDecorative ? "" : alt || null };
    if (before.version !== version) return { outcome: "stale", media: before };
    if (isSame(before, after)) return { outcome: "unchanged", media: before };
    const [saved = before] = await tx
      .update(media)
      .set({ ...after, version: version + 1 })
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
    return { outcome: "saved", media: saved };
  });
}

function isSame(before: Media, after: Pick<Media, "name" | "alt" | "tags" | "focusX" | "focusY">) {
  return (
    before.name === after.name &&
    before.alt === after.alt &&
    before.tags.join() === after.tags.join() &&
    Math.abs(before.focusX - after.focusX) < 0.001 && // stored in single precision
    Math.abs(before.focusY - after.focusY) < 0.001
  );
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
