import { and, eq, isNull, sql } from "drizzle-orm";
import type { Publishable } from "#app/domain/publishing/publishable.server.ts";
import { entrySchedule } from "#app/domain/publishing/publishing-jobs.server.ts";
import { testimonials, testimonialVersions } from "#db/schema/testimonials.ts";
import { type TestimonialDraft, testimonialDraftSchema } from "./testimonial.ts";

export type TestimonialRow = typeof testimonials.$inferSelect;

const fields = Object.keys(testimonialDraftSchema.shape) as (keyof TestimonialDraft)[];

/** How testimonials are drafted, scheduled and published. */
export const testimonialKind: Publishable<TestimonialRow, TestimonialDraft> = {
  name: "testimonial",
  subjectOf: ({ id }) => id,
  draftSchema: testimonialDraftSchema,
  liveOf: (row) => testimonialDraftSchema.parse(Object.fromEntries(fields.map((name) => [name, row[name]]))),
  async lock(tx, id) {
    const [row] = await tx.select().from(testimonials).where(isThere(id)).for("update");
    return row;
  },
  async write(tx, id, changes, live) {
    const [row] = await tx
      .update(testimonials)
      .set({ ...live, ...changes, version: sql`${testimonials.version} + 1` })
      .where(eq(testimonials.id, id))
      .returning();
    if (!row) throw new Error(`testimonial ${id} is gone`);
    return row;
  },
  versions: testimonialVersions,
  partsBetween: (before, after) => fields.filter((name) => before[name] !== after[name]),
  schedule: entrySchedule("testimonial"),
};

/** A testimonial outside of the trash. */
export const isThere = (id: string) => and(eq(testimonials.id, id), isNull(testimonials.trashedAt));
