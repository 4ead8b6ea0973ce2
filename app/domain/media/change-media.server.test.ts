import { expect, test } from "vitest";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { createMedia } from "#tests/support/factories/media.ts";
import { retryMedia, saveMediaDetails, tagMedia } from "./change-media.server.ts";
import { countMedia, findAltMissing, findMedia, listMedia } from "./media.server.ts";
import { type MediaDetails, mediaDetailsSchema, tagsSchema, widthsFor } from "./media.ts";

const details = (changes: Partial<MediaDetails> = {}) => ({
  name: "harbour.jpg",
  alt: "",
  isDecorative: false,
  tags: [],
  focusX: 0.5,
  focusY: 0.5,
  ...changes,
});

test("MEDIA-01: alternative text and focal point are stored, and missing text differs from decorative", async () => {
  const staff = await createStaff();
  const row = await createMedia();
  const { id } = row;

  const saved = await saveMediaDetails(id, row.version, details({ focusX: 0.2, tags: ["office"] }), staff);
  expect(saved).toMatchObject({
    outcome: "saved",
    media: { alt: null, tags: ["office"], focusX: 0.2, version: 2 },
  });
  expect(await saveMediaDetails(id, 2, details({ isDecorative: true }), staff)).toMatchObject({
    media: { alt: "" },
  });
});

test("ADMIN-06, MEDIA-01: a stale save of a medium names the fields that differ, and equal details are saved", async () => {
  const staff = await createStaff();
  const { id, version } = await createMedia();
  const theirs = details({ alt: "A harbour", name: "Harbour at noon", focusX: 0.2 });
  await saveMediaDetails(id, version, theirs, staff);

  const mine = details({ alt: "Boats", name: "Harbour at noon", focusX: 0.2, focusY: 0.9 });
  const refused = await saveMediaDetails(id, version, mine, staff);
  expect(refused).toMatchObject({ outcome: "stale", fields: ["alt", "focusY"], media: { version: 2 } });
  expect(refused).toMatchObject({ isOwn: true });
  const others = await saveMediaDetails(id, version, mine, await createStaff());
  expect(others).toMatchObject({ outcome: "stale", isOwn: false });
  expect(await findMedia(id)).toMatchObject({ alt: "A harbour", focusY: 0.5, version: 2 });
  expect(await saveMediaDetails(id, version, theirs, staff)).toMatchObject({ outcome: "saved" });

  expect(await saveMediaDetails(id, 2, mine, staff)).toMatchObject({
    outcome: "saved",
    media: { alt: "Boats", name: "Harbour at noon", focusX: 0.2, focusY: 0.9, version: 3 },
  });
});

test("MEDIA-01: an unchanged save does not increase the version", async () => {
  const row = await createMedia({ focusX: 0.333 });
  const unchanged = details({ focusX: 0.33 });
  const saved = await saveMediaDetails(row.id, row.version, unchanged, await createStaff());
  expect(saved).toMatchObject({ outcome: "saved", media: { focusX: row.focusX, version: 1 } });
});

test("MEDIA-01: the library filters by text, type, tag and missing alternative text", async () => {
  await createMedia({ name: "harbour.jpg", alt: "Boats", tags: ["office"] });
  await createMedia({ name: "100%_cotton.png", type: "image/png" });
  await createMedia({ name: "mark.svg", type: "image/svg+xml", alt: "" });
  await createMedia({ name: "reel.mp4", type: "video/mp4" });
  const namesOf = async (search: Parameters<typeof listMedia>[0]) =>
    (await listMedia(search)).media.map(({ name }) => name).sort();

  expect(await namesOf({ query: "boat" })).toEqual(["harbour.jpg"]);
  expect(await namesOf({ query: "OFFI" })).toEqual(["harbour.jpg"]);
  expect(await namesOf({ query: "100%_" })).toEqual(["100%_cotton.png"]);
  expect(await namesOf({ query: "_" })).toEqual(["100%_cotton.png"]);
  expect(await namesOf({ kind: "film" })).toEqual(["reel.mp4"]);
  expect(await namesOf({ isVisual: true })).toEqual(["100%_cotton.png", "harbour.jpg", "mark.svg"]);
  expect(await namesOf({ tag: "office" })).toEqual(["harbour.jpg"]);
  expect(await namesOf({ isAltMissing: true })).toEqual(["100%_cotton.png"]);
  expect(await countMedia()).toEqual({
    kinds: { picture: 2, drawing: 1, film: 1, document: 0 },
    altMissing: 1,
    tags: [{ tag: "office", count: 1 }],
  });
});

test("MEDIA-01: the queue of missing alternative texts goes from oldest to newest and starts again", async () => {
  const at = (minute: number) => new Date(Date.UTC(2031, 0, 1, 9, minute));
  const first = await createMedia({ createdAt: at(1) });
  const second = await createMedia({ createdAt: at(2) });
  await createMedia({ createdAt: at(3), alt: "Said already" });

  expect(await findAltMissing()).toBe(first.id);
  expect(await findAltMissing(first)).toBe(second.id);
  expect(await findAltMissing(second)).toBe(first.id);
  await saveMediaDetails(first.id, first.version, details({ alt: "Boats" }), await createStaff());
  expect(await findAltMissing(second)).toBeUndefined();
});

test("MEDIA-01: several files are tagged at once, without duplicate tags and up to the limit", async () => {
  const staff = await createStaff();
  const full = Array.from({ length: 20 }, (_, n) => `tag ${n}`);
  const [one, two, three] = [
    await createMedia({ tags: ["office"] }),
    await createMedia(),
    await createMedia({ tags: full }),
  ];
  const ids = [one.id, two.id, three.id];

  expect(await tagMedia(ids, { tags: ["office", "case"], isRemoving: false }, staff)).toBe(2);
  expect((await findMedia(one.id))?.tags).toEqual(["office", "case"]);
  expect((await findMedia(three.id))?.tags).toEqual(full);
  expect(await tagMedia(ids, { tags: ["case"], isRemoving: true }, staff)).toBe(2);
  expect((await findMedia(two.id))?.tags).toEqual(["office"]);
});

test("MEDIA-01: a failed file can be processed again, a ready one cannot", async () => {
  const failed = await createMedia({ state: "failed", problem: "The storage could not be reached." });
  const ready = await createMedia();

  expect(await retryMedia(failed.id, await createStaff())).toBe(true);
  expect(await findMedia(failed.id)).toMatchObject({ state: "processing", problem: null });
  expect(await retryMedia(ready.id, await createStaff())).toBe(false);
});

test("MEDIA-01: typed tags are trimmed, lower-cased and deduplicated", () => {
  expect(tagsSchema.parse(" Office,  Lisbon  harbour,office,, ")).toEqual(["office", "lisbon harbour"]);
  expect(tagsSchema.safeParse("x".repeat(41)).error?.issues[0]?.message).toBe(
    "A tag has at most 40 characters",
  );
});

test("MEDIA-01: a focal point is entered in per cent and stored as a fraction", () => {
  const typed = { name: "a", focusX: "25", focusY: " 100" };
  expect(mediaDetailsSchema.parse(typed)).toMatchObject({ focusX: 0.25, focusY: 1 });
  expect(mediaDetailsSchema.safeParse({ ...typed, focusX: "101" }).success).toBe(false);
  expect(mediaDetailsSchema.safeParse({ ...typed, focusX: "50,5" }).error?.issues[0]?.message).toBe(
    "Use a whole number without decimals, like 50",
  );
});

test.each([
  [200, [200]],
  [320, [320]],
  [1000, [320, 640, 960, 1000]],
  [6000, [320, 640, 960, 1280, 1920, 2560]],
])("MEDIA-01: a picture of %i pixels has the variants %j", (width, widths) => {
  expect(widthsFor(width)).toEqual(widths);
});
