import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/platform/database.server.ts";
import { emptyMediaBucket } from "#tests/support/bucket.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { addPrepared, keysInMedia, prepareMedia } from "#tests/support/media-library.ts";
import { aFilm, aPicture, offered } from "#tests/support/pictures.ts";
import { removeMediaObjects } from "./delete-media.server.ts";
import { findMedia, resolveMedia } from "./media.server.ts";
import { replaceMedia } from "./upload-media.server.ts";

beforeEach(emptyMediaBucket);

test("MEDIA-01: replacing a file keeps its id, shows the old file until the new one is ready, then deletes the old", async () => {
  const staff = await createStaff();
  const { id } = await addPrepared("portrait.jpg", await aPicture({ width: 500, height: 500 }));
  const before = await findMedia(id);

  expect(
    await replaceMedia(
      id,
      offered("new.png", await aPicture({ width: 800, height: 400, format: "png" })),
      staff,
    ),
  ).toEqual({ outcome: "replaced", id, name: "portrait.jpg" });
  expect((await resolveMedia([id])).get(id)).toMatchObject({ width: 500 });
  await prepareMedia(id);

  const after = await findMedia(id);
  expect(after).toMatchObject({ type: "image/png", width: 800, height: 400, state: "ready" });
  expect(after?.revision).not.toBe(before?.revision);
  const [{ jobs } = { jobs: 0 }] = await db.execute<{ jobs: number }>(sql`
    select count(*)::int as jobs from graphile_worker.jobs
    where task_identifier = 'media.remove-objects' and run_at > now() + interval '50 minutes'`);
  expect(jobs).toBe(1);
  await removeMediaObjects([before?.key ?? "", ...(before?.variants.map(({ key }) => key) ?? [])]);
  expect((await keysInMedia()).sort()).toEqual(
    [after?.key, ...(after?.variants.map(({ key }) => key) ?? [])].sort(),
  );
});

test("MEDIA-01: a file restored by a second replacement is not deleted", async () => {
  const staff = await createStaff();
  const bytes = await aPicture({ width: 400 });
  const { id } = await addPrepared("a.jpg", bytes);
  const first = await findMedia(id);
  await replaceMedia(id, offered("b.jpg", await aPicture({ width: 400 })), staff);
  await prepareMedia(id);
  await replaceMedia(id, offered("a.jpg", bytes), staff);
  await prepareMedia(id);

  await removeMediaObjects(first?.variants.map(({ key }) => key) ?? []);

  const shown = await findMedia(id);
  for (const { key } of shown?.variants ?? []) expect(await keysInMedia()).toContain(key);
});

test("MEDIA-01: a picture cannot be replaced with a film", async () => {
  const { id } = await addPrepared("a.jpg", await aPicture());
  await expect(replaceMedia(id, offered("reel.mp4", aFilm()), await createStaff())).rejects.toThrow(
    "reel.mp4 has a different file type",
  );
  expect(await findMedia(id)).toMatchObject({ type: "image/jpeg", state: "ready" });
});
