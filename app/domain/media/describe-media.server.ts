import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { recordAudit } from "#app/domain/audit/audit.server.ts";
import type { Transaction } from "#app/platform/database.server.ts";
import { media } from "#db/schema/media.ts";
import { altMaxLength } from "./media.ts";

/** Copies the alternative texts of published content to the pictures of the library that have none yet. */
export async function describeMedia(tx: Transaction, content: unknown, by?: { id: string }): Promise<void> {
  const texts = altTextsIn(content);
  if (texts.size === 0) return;
  const undescribed = await tx
    .select({ id: media.id })
    .from(media)
    .where(and(inArray(media.id, [...texts.keys()]), isNull(media.alt)))
    .orderBy(media.id)
    .for("update");
  for (const { id } of undescribed) {
    const alt = texts.get(id)?.slice(0, altMaxLength);
    await tx
      .update(media)
      .set({ alt, version: sql`${media.version} + 1` })
      .where(eq(media.id, id));
    const details = { before: { alt: null }, after: { alt } };
    await recordAudit(tx, { actor: by, action: "media.save", subject: id, ...details });
  }
}

/** The first alternative text of each picture. Decorative pictures have none. */
function altTextsIn(content: unknown, found = new Map<string, string>()): Map<string, string> {
  if (typeof content !== "object" || content === null) return found;
  const { mediaId, alt, isDecorative } = content as Record<string, unknown>;
  if (typeof mediaId === "string" && typeof alt === "string" && alt.trim() && isDecorative !== true) {
    if (!found.has(mediaId)) found.set(mediaId, alt.trim());
  }
  for (const part of Object.values(content)) altTextsIn(part, found);
  return found;
}
