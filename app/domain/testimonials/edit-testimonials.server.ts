import { and, desc, eq, isNotNull, isNull, max, sql } from "drizzle-orm";
import type { Staff } from "#app/domain/accounts/account.ts";
import { recordAudit } from "#app/domain/audit/audit.server.ts";
import { entriesOf } from "#app/domain/publishing/entries.server.ts";
import { statusesOf } from "#app/domain/publishing/publication-status.ts";
import { isOverdue } from "#app/domain/publishing/status.server.ts";
import { putInTrash, takeOutOfTrash } from "#app/domain/publishing/trash.server.ts";
import { paths } from "#app/http/paths.ts";
import { db } from "#app/platform/database.server.ts";
import { testimonials } from "#db/schema/testimonials.ts";
import { missingInTestimonial } from "./testimonial.ts";
import { isThere, type TestimonialRow, testimonialKind } from "./testimonial-kind.server.ts";
import { inOrder } from "./testimonials.server.ts";

/** What can be done with a testimonial, drafts and versions included. */
export const testimonialEntries = entriesOf({
  kind: testimonialKind,
  missingIn: missingInTestimonial,
  find: findTestimonial,
  titleOf: ({ name, company }) => [name, company].filter(Boolean).join(", ") || "Without a name",
  pathOf: paths.admin.testimonial,
});

/** A testimonial outside of the trash, published or not. */
async function findTestimonial(id: string): Promise<TestimonialRow | undefined> {
  const [row] = await db.select().from(testimonials).where(isThere(id));
  return row;
}

export type ListedTestimonial = Awaited<ReturnType<typeof listTestimonials>>[number];

/** All testimonials outside of the trash, in their order, as they are being edited. */
export async function listTestimonials() {
  const rows = await db
    .select()
    .from(testimonials)
    .where(isNull(testimonials.trashedAt))
    .orderBy(...inOrder);
  return rows.map((row) => {
    const { name, company, testimonial, avatar } = testimonialKind.draftSchema.parse(
      row.draft ?? testimonialKind.liveOf(row),
    );
    const { id, scheduledAt, isPublished } = row;
    const statuses = statusesOf({
      isPublished,
      scheduledAt,
      isChanged: row.draft !== null,
      isLate: isOverdue(row),
      hasFailed: row.scheduleFailure !== null,
      isHiddenByParent: false,
    });
    return { id, name, company, testimonial, avatar, scheduledAt, statuses };
  });
}

/** Makes an empty testimonial, the last in order, that visitors do not see yet. Resolves to its id. */
export function createTestimonial(name: string, by: Staff): Promise<string> {
  return db.transaction(async (tx) => {
    const [last] = await tx.select({ orderIndex: max(testimonials.orderIndex) }).from(testimonials);
    const [made] = await tx
      .insert(testimonials)
      .values({ name, testimonial: "", orderIndex: (last?.orderIndex ?? -1) + 1 })
      .returning({ id: testimonials.id });
    if (!made) throw new Error("the testimonial was not stored");
    await recordAudit(tx, { actor: by, action: "testimonial.create", subject: made.id, after: { name } });
    return made.id;
  });
}

export type PlaceOutcome = { status: "moved" | "unmoved"; name: string; position: number; count: number };

/**
 * Puts a testimonial at a position that counts from 0, for visitors too, at once. One beyond the ends goes to the end.
 * Undefined when it is gone.
 */
export function placeTestimonial(id: string, position: number, by: Staff): Promise<PlaceOutcome | undefined> {
  return db.transaction(async (tx) => {
    const rows = await tx
      .select({ id: testimonials.id, name: testimonials.name, orderIndex: testimonials.orderIndex })
      .from(testimonials)
      .where(isNull(testimonials.trashedAt))
      .orderBy(...inOrder)
      .for("update");
    const from = rows.findIndex((row) => row.id === id);
    const moved = rows[from];
    if (!moved) return undefined;
    const to = Math.min(Math.max(position, 0), rows.length - 1);
    const place = { name: moved.name, position: to, count: rows.length };
    if (to === from) return { status: "unmoved", ...place };

    const arranged = rows.toSpliced(from, 1).toSpliced(to, 0, moved);
    for (const [orderIndex, row] of arranged.entries()) {
      if (row.orderIndex === orderIndex) continue;
      await tx.update(testimonials).set({ orderIndex }).where(eq(testimonials.id, row.id));
    }
    await recordAudit(tx, {
      actor: by,
      action: "testimonial.move",
      subject: id,
      before: { position: from },
      after: { position: to },
    });
    return { status: "moved", ...place };
  });
}

/** Puts a testimonial into the trash. False when it is there already. */
export function trashTestimonial(id: string, by: Staff): Promise<boolean> {
  return db.transaction(async (tx) => (await putInTrash(testimonialKind, tx, id, by)) !== undefined);
}

/** Takes a testimonial out of the trash, unpublished, where it stood. False when it is not there. */
export function restoreTestimonial(id: string, by: Staff): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select({ id: testimonials.id })
      .from(testimonials)
      .where(and(eq(testimonials.id, id), isNotNull(testimonials.trashedAt)))
      .for("update");
    if (!row) return false;
    await takeOutOfTrash(testimonialKind, tx, id, by);
    return true;
  });
}

/** What is in the trash, last first. */
export function listTrashedTestimonials() {
  return db
    .select({
      id: testimonials.id,
      title: sql<string>`concat_ws(', ', ${testimonials.name}, ${testimonials.company})`,
      trashedAt: testimonials.trashedAt,
    })
    .from(testimonials)
    .where(isNotNull(testimonials.trashedAt))
    .orderBy(desc(testimonials.trashedAt));
}
