import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { waitForContentChanges } from "#app/domain/content/content-version.server.ts";
import { locateBest } from "#app/domain/media/media-files.server.ts";
import { defaultSettings } from "#app/domain/settings/registry.ts";
import { readPicture } from "#app/domain/share-cards/read-picture.server.ts";
import { paths } from "#app/paths/paths.ts";
import { db } from "#app/platform/database.server.ts";
import { media } from "#db/schema/media.ts";
import { createMedia } from "#tests/support/factories/media.ts";
import { addPrepared } from "#tests/support/media-library.ts";
import { aPicture } from "#tests/support/pictures.ts";
import { shareCardOf } from "./share-card.server.ts";

test("READ-01, MEDIA-01: a page gets a new card when its cover is prepared or replaced", async () => {
  const { id } = await createMedia({ state: "processing", revision: null, variants: [] });
  const cardOf = () =>
    shareCardOf(defaultSettings, { title: "Ferries", label: "Cases", cover: `/media/${id}` });
  const cards = [await cardOf()];
  for (const revision of ["a".repeat(16), "b".repeat(16)]) {
    const variants = [
      { width: 640, format: "webp" as const, key: `public/${id}/${revision}/640.webp`, size: 1 },
    ];
    await db.update(media).set({ state: "ready", revision, variants }).where(eq(media.id, id));
    await waitForContentChanges();
    cards.push(await cardOf());
  }
  expect(new Set(cards).size).toBe(3);
});

test("READ-01: a card's cover is read from the revision in its address", async () => {
  const { id } = await addPrepared("cover.jpg", await aPicture({ width: 640 }));
  const best = await locateBest(id);
  if (!best) throw new Error("the picture is not prepared");
  expect(await readPicture(paths.mediaVariant(id, best.file, best.revision))).toBeInstanceOf(Buffer);
  expect(await readPicture(paths.mediaVariant(randomUUID(), best.file, best.revision))).toBeUndefined();
});
