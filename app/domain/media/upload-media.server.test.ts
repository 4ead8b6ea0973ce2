import { sql } from "drizzle-orm";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/platform/database.server.ts";
import { readBytes } from "#app/platform/objects.server.ts";
import { buckets, listObjects } from "#app/platform/storage.server.ts";
import { createStaff } from "#db/factories/accounts.ts";
import { createPage } from "#db/factories/pages.ts";
import { emptyMediaBucket } from "#tests/bucket.ts";
import { fileOf } from "#tests/files.ts";
import { aDrawing, aFilm, aPicture, offered } from "#tests/pictures.ts";
import { deleteMedia, removeMediaObjects, removeStrayMedia } from "./delete-media.server.ts";
import { makeMediaVariants } from "./make-variants.server.ts";
import { findMedia } from "./media.server.ts";
import { widthsFor } from "./media.ts";
import { resolveMedia, resolveMediaIn } from "./resolve-media.server.ts";
import { addMedia, replaceMedia } from "./upload-media.server.ts";

beforeEach(emptyMediaBucket);

async function add(name: string, bytes: Uint8Array) {
  const upload = await addMedia(offered(name, bytes), await createStaff());
  await prepare(upload.id);
  return upload;
}

/** What the worker does. */
async function prepare(id: string, attempt = 1) {
  const found = await findMedia(id);
  if (found) await makeMediaVariants(id, found.hash, attempt);
}

async function keysInMedia(): Promise<string[]> {
  const keys: string[] = [];
  for await (const page of listObjects(buckets.media)) keys.push(...page.map(({ key }) => key));
  return keys;
}

const queued = async () =>
  (
    await db.execute<{ name: string }>(
      sql`select task_identifier as name from graphile_worker.jobs order by id`,
    )
  ).map(({ name }) => name);

test("MEDIA-01: a photograph becomes AVIF and WebP in the widths used, turned and without metadata", async () => {
  const photograph = await sharp(await aPicture({ width: 1400, height: 900 }))
    .withExif({ IFD0: { Copyright: "Somebody", Make: "Camera" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { id, outcome } = await add("Hafen – früh.jpg", photograph);

  expect(outcome).toBe("added");
  const found = await findMedia(id);
  expect(found).toMatchObject({
    name: "Hafen – früh.jpg",
    type: "image/jpeg",
    state: "ready",
    width: 900,
    height: 1400,
    size: photograph.byteLength,
    placeholder: expect.stringMatching(/^data:image\/webp;base64,[\w+/=]{20,600}$/),
  });
  expect(widthsFor(900)).toEqual([320, 640, 900]);
  expect(found?.variants.map(({ width, format }) => `${width}.${format}`)).toEqual([
    "320.avif",
    "320.webp",
    "640.avif",
    "640.webp",
    "900.avif",
    "900.webp",
  ]);
  for (const { key, width, format } of found?.variants ?? []) {
    expect(key).toMatch(/^public\//);
    const bytes = await readBytes({ bucket: buckets.media, key });
    const made = await sharp(bytes).metadata();
    expect(made).toMatchObject({ format: format === "avif" ? "heif" : "webp", width });
    expect(made.height).toBe(Math.round(((width ?? 0) * 1400) / 900));
    expect([made.exif, made.xmp, made.icc, made.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  }
});

test("MEDIA-01: what may be seen through stays so, and nothing stands behind it", async () => {
  const mark = await sharp({ create: { width: 300, height: 100, channels: 4, background: "#0e111200" } })
    .png()
    .toBuffer();
  const { id } = await add("mark.png", mark);

  const found = await findMedia(id);
  expect(found).toMatchObject({ state: "ready", placeholder: null, width: 300, height: 100 });
  const [variant] = found?.variants ?? [];
  const bytes = await readBytes({ bucket: buckets.media, key: variant?.key ?? "" });
  expect(await sharp(bytes).stats()).toMatchObject({ isOpaque: false });
});

test("MEDIA-01: the same file again is the one that is there, and is not stored twice", async () => {
  const bytes = await aPicture();
  const first = await add("first.jpg", bytes);
  const before = await keysInMedia();

  const again = await addMedia(offered("second.jpg", bytes), await createStaff());

  expect(again).toEqual({ outcome: "duplicate", id: first.id, name: "first.jpg" });
  expect(await keysInMedia()).toEqual(before);
});

test("MEDIA-01: the same new file four times at once is kept once", async () => {
  const bytes = await aPicture();
  const staff = await createStaff();

  const uploads = await Promise.all([1, 2, 3, 4].map((n) => addMedia(offered(`${n}.jpg`, bytes), staff)));

  expect(uploads.map(({ outcome }) => outcome).sort()).toEqual([
    "added",
    "duplicate",
    "duplicate",
    "duplicate",
  ]);
  expect(new Set(uploads.map(({ id }) => id)).size).toBe(1);
  expect(await keysInMedia()).toHaveLength(1);
  expect(await queued()).toEqual(["media.make-variants"]);
});

test("MEDIA-01: films and documents are shown as they are, below the public part of the bucket", async () => {
  const film = aFilm();
  const { id } = await add("reel.mp4", film);
  const document = await add("rates.pdf", fileOf("pdf", 20_000));

  const source = (await resolveMedia([id, document.id])).get(id);
  expect(source).toMatchObject({
    kind: "film",
    type: "video/mp4",
    fallback: expect.stringMatching(/whole\.mp4\?v=/),
  });
  const key = (await findMedia(id))?.variants[0]?.key ?? "";
  expect(await readBytes({ bucket: buckets.media, key })).toEqual(film);
});

test("MEDIA-01: replacing keeps the id, shows the old until the new is there, then removes it", async () => {
  const staff = await createStaff();
  const { id } = await add("portrait.jpg", await aPicture({ width: 500, height: 500 }));
  const before = await findMedia(id);

  expect(
    await replaceMedia(
      id,
      offered("new.png", await aPicture({ width: 800, height: 400, format: "png" })),
      staff,
    ),
  ).toEqual({ outcome: "replaced", id, name: "portrait.jpg" });
  expect((await resolveMedia([id])).get(id)).toMatchObject({ width: 500 });
  await prepare(id);

  const after = await findMedia(id);
  expect(after).toMatchObject({ type: "image/png", width: 800, height: 400, state: "ready" });
  expect(after?.revision).not.toBe(before?.revision);
  expect(await queued()).toContain("media.remove-objects");
  await removeMediaObjects([before?.key ?? "", ...(before?.variants.map(({ key }) => key) ?? [])]);
  expect((await keysInMedia()).sort()).toEqual(
    [after?.key, ...(after?.variants.map(({ key }) => key) ?? [])].sort(),
  );
});

test("MEDIA-01: a content that came back is not removed with what it had replaced", async () => {
  const staff = await createStaff();
  const bytes = await aPicture({ width: 400 });
  const { id } = await add("a.jpg", bytes);
  const first = await findMedia(id);
  await replaceMedia(id, offered("b.jpg", await aPicture({ width: 400 })), staff);
  await prepare(id);
  await replaceMedia(id, offered("a.jpg", bytes), staff);
  await prepare(id);

  await removeMediaObjects(first?.variants.map(({ key }) => key) ?? []);

  const shown = await findMedia(id);
  for (const { key } of shown?.variants ?? []) expect(await keysInMedia()).toContain(key);
});

test("MEDIA-01: a picture is not replaced by a film", async () => {
  const { id } = await add("a.jpg", await aPicture());
  await expect(replaceMedia(id, offered("reel.mp4", aFilm()), await createStaff())).rejects.toThrow(
    "reel.mp4 is of another kind",
  );
  expect(await findMedia(id)).toMatchObject({ type: "image/jpeg", state: "ready" });
});

test("MEDIA-01: what is used is not deleted, and says where; what is not is gone from the storage", async () => {
  const staff = await createStaff();
  const { id } = await add("hero.jpg", await aPicture({ width: 400 }));
  const page = await createPage({
    title: "Pricing",
    content: [{ type: "hero", props: { image: { mediaId: id, alt: "" } } }],
  });

  expect(await deleteMedia(id, staff)).toMatchObject({
    outcome: "used",
    uses: [{ what: "page", label: "Pricing", path: `/admin/pages/${page.slug}` }],
  });

  await db.execute(sql`update pages set content = '[]'`);
  const found = await findMedia(id);
  expect(await deleteMedia(id, staff)).toEqual({ outcome: "deleted", name: "hero.jpg" });
  await removeMediaObjects([found?.key ?? "", ...(found?.variants.map(({ key }) => key) ?? [])]);
  expect(await keysInMedia()).toEqual([]);
});

test("MEDIA-01: an original that cannot be read is marked with the reason and not tried again", async () => {
  const whole = await aPicture({ width: 900, height: 900, format: "png" });
  const { id } = await add("torn.png", whole.subarray(0, whole.byteLength / 2));

  expect(await findMedia(id)).toMatchObject({
    state: "failed",
    problem: "The picture is damaged and cannot be read.",
    revision: null,
  });
  expect((await resolveMedia([id])).size).toBe(0);
});

test("MEDIA-01: objects of no medium are swept after a day, not before", async () => {
  const { id } = await add("kept.jpg", await aPicture({ width: 320 }));
  const kept = await keysInMedia();
  await db.execute(sql`delete from media where id <> ${id}`);
  const stray = await addMedia(offered("stray.jpg", await aPicture()), await createStaff());
  await db.execute(sql`delete from media where id = ${stray.id}`);

  expect(await removeStrayMedia()).toBe(0);
  expect(await removeStrayMedia(new Date(Date.now() + 25 * 60 * 60 * 1000))).toBe(1);
  expect(await keysInMedia()).toEqual(kept);
});

test("MEDIA-01: a page's pictures are resolved at once, wherever they are named", async () => {
  const { id } = await add("cover.jpg", await aPicture({ width: 700, height: 350 }));
  const lost = "0b9a6f0e-8b7a-4a35-a70f-6c1f2f1b4f0a";

  const pictures = await resolveMediaIn({
    coverImage: `/media/${id}`,
    blocks: [{ props: { image: { mediaId: id } } }, { props: { image: { mediaId: lost } } }],
  });

  expect(pictures).toEqual({
    [`/media/${id}`]: expect.objectContaining({
      width: 700,
      height: 350,
      focus: "50% 50%",
      avif: expect.stringMatching(/^\/media\/[\w-]+\/320\.avif\?v=[0-9a-f]{16} 320w, .* 700w$/),
      fallback: expect.stringMatching(/\/700\.webp\?v=/),
    }),
    [`/media/${lost}`]: null,
  });
});

test("MEDIA-01: a drawing keeps its lines and measures, and loses its scripts", async () => {
  const { id } = await add(
    "mark.svg",
    aDrawing('<script>alert(1)</script><path d="M0 0h9v9z" onclick="alert(2)"/>'),
  );
  const found = await findMedia(id);
  expect(found).toMatchObject({ state: "ready", type: "image/svg+xml", width: 120, height: 40 });
  const svg = String(await readBytes({ bucket: buckets.media, key: found?.variants[0]?.key ?? "" }));
  expect(svg).toContain('<path d="M0 0h9v9z"/>');
  expect(svg).not.toMatch(/script|onclick|alert/);
});
