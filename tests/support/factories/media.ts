import { randomBytes, randomUUID } from "node:crypto";
import { db } from "#app/platform/database.server.ts";
import { media } from "#db/schema/media.ts";

/** A ready picture of the library by default, without files in the storage. */
export async function createMedia(values: Partial<typeof media.$inferInsert> = {}) {
  const id = values.id ?? randomUUID();
  const hash = randomBytes(32).toString("hex");
  const revision = hash.slice(0, 16);
  const variants = [320, 640].flatMap((width) =>
    (["avif", "webp"] as const).map((format) => ({
      width,
      format,
      key: `public/${id}/${revision}/${width}.${format}`,
      size: 1000,
    })),
  );
  const [created] = await db
    .insert(media)
    .values({
      id,
      name: "harbour.jpg",
      key: `originals/${id}/original`,
      hash,
      type: "image/jpeg",
      size: 120_000,
      width: 640,
      height: 400,
      state: "ready",
      revision,
      variants,
      ...values,
    })
    .returning();
  if (!created) throw new Error("the medium was not stored");
  return created;
}
