import { sql } from "drizzle-orm";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/platform/database.server.ts";
import { readBytes } from "#app/platform/objects.server.ts";
import { buckets } from "#app/platform/storage.server.ts";
import { emptyMediaBucket } from "#tests/support/bucket.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { fileOf } from "#tests/support/files.ts";
import { addPrepared, keysInMedia } from "#tests/support/media-library.ts";
import { aDrawing, aFilm, aPicture, offered } from "#tests/support/pictures.ts";
import { findMedia, resolveMedia } from "./media.server.ts";
import { widthsFor } from "./media.ts";
import { addMedia, downloadPicture } from "./upload-media.server.ts";

beforeEach(emptyMediaBucket);

const queued = async () =>
  (
    await db.execute<{ name: string }>(
      sql`select task_identifier as name from graphile_worker.jobs order by id`,
    )
  ).map(({ name }) => name);

test("MEDIA-01: a photograph is converted to AVIF and WebP in all widths, rotated and without metadata", async () => {
  const photograph = await sharp(await aPicture({ width: 1400, height: 900 }))
    .withExif({ IFD0: { Copyright: "Somebody", Make: "Camera" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { id, outcome } = await addPrepared("Hafen – früh.jpg", photograph);

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

test("MEDIA-01: a transparent picture stays transparent", async () => {
  const mark = await sharp({ create: { width: 300, height: 100, channels: 4, background: "#0e111200" } })
    .png()
    .toBuffer();
  const { id } = await addPrepared("mark.png", mark);

  const found = await findMedia(id);
  expect(found).toMatchObject({ state: "ready", placeholder: null, width: 300, height: 100 });
  const [variant] = found?.variants ?? [];
  const bytes = await readBytes({ bucket: buckets.media, key: variant?.key ?? "" });
  expect(await sharp(bytes).stats()).toMatchObject({ isOpaque: false });
});

test("MEDIA-01: uploading a file twice returns the existing one and stores nothing", async () => {
  const bytes = await aPicture();
  const first = await addPrepared("first.jpg", bytes);
  const before = await keysInMedia();

  const again = await addMedia(offered("second.jpg", bytes), await createStaff());

  expect(again).toEqual({ outcome: "duplicate", id: first.id, name: "first.jpg" });
  expect(await keysInMedia()).toEqual(before);
});

test("MEDIA-01: four simultaneous uploads of the same file store it once", async () => {
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

test("MEDIA-01: films and documents are served unchanged from the public prefix of the bucket", async () => {
  const film = aFilm();
  const { id } = await addPrepared("reel.mp4", film);
  const document = await addPrepared("rates.pdf", fileOf("pdf", 20_000));

  const source = (await resolveMedia([id, document.id])).get(id);
  expect(source).toMatchObject({
    kind: "film",
    type: "video/mp4",
    fallback: expect.stringMatching(/whole\.mp4\?v=/),
  });
  const key = (await findMedia(id))?.variants[0]?.key ?? "";
  expect(await readBytes({ bucket: buckets.media, key })).toEqual(film);
});

test("MEDIA-01: a damaged original is marked with the reason and not processed again", async () => {
  const whole = await aPicture({ width: 900, height: 900, format: "png" });
  const { id } = await addPrepared("torn.png", whole.subarray(0, whole.byteLength / 2));

  expect(await findMedia(id)).toMatchObject({
    state: "failed",
    problem: "The picture is damaged and cannot be read.",
    revision: null,
  });
  expect((await resolveMedia([id])).size).toBe(0);
});

test("MEDIA-01: a drawing keeps its paths and size and loses its scripts", async () => {
  const { id } = await addPrepared(
    "mark.svg",
    aDrawing('<script>alert(1)</script><path d="M0 0h9v9z" onclick="alert(2)"/>'),
  );
  const found = await findMedia(id);
  expect(found).toMatchObject({ state: "ready", type: "image/svg+xml", width: 120, height: 40 });
  const svg = String(await readBytes({ bucket: buckets.media, key: found?.variants[0]?.key ?? "" }));
  expect(svg).toContain('<path d="M0 0h9v9z"/>');
  expect(svg).not.toMatch(/script|onclick|alert/);
});

test.each([
  ["http", "http://10.0.0.1/chart.png", "10.0.0.1"],
  ["file", "file:///etc/chart.png", "file:///etc/chart.png"],
  ["data", `data:image/png;base64,${"A".repeat(3000)}`, `data:image/png;base64,${"A".repeat(78)}`],
])(
  "MEDIA-01: a picture that cannot be downloaded is named by its host, else by its address (%s)",
  async (_scheme, url, name) => {
    await expect(downloadPicture(new URL(url), await createStaff())).rejects.toThrow(
      `A picture from ${name} could not be downloaded. Save it on your device, then upload it.`,
    );
  },
);
