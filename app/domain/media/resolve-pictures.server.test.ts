import { beforeEach, expect, test } from "vitest";
import { emptyMediaBucket } from "#tests/support/bucket.ts";
import { addPrepared } from "#tests/support/media-library.ts";
import { aPicture } from "#tests/support/pictures.ts";
import { pictureAt } from "./media-item.ts";
import { resolvePictures } from "./resolve-pictures.server.ts";

beforeEach(emptyMediaBucket);

const lost = "0b9a6f0e-8b7a-4a35-a70f-6c1f2f1b4f0a";

test("MEDIA-01: what the public reads has the files of each picture in its place", async () => {
  const { id } = await addPrepared("cover.jpg", await aPicture({ width: 700, height: 350 }));
  const files = {
    src: expect.stringMatching(/^\/media\/[\w-]+\/700\.webp\?v=[0-9a-f]{16}$/),
    avif: expect.stringMatching(/^\/media\/[\w-]+\/320\.avif\?v=[0-9a-f]{16} 320w, .* 700w$/),
    width: 700,
    height: 350,
    focus: "50% 50%",
    placeholder: expect.stringMatching(/^data:/),
  };

  const shown = await resolvePictures({
    coverImage: pictureAt(`/media/${id}`),
    blocks: [
      { props: { image: { mediaId: id, alt: "Boats", focusX: 0.2 } } },
      { props: { image: { src: `/media/${id}`, alt: "By its address" } } },
      { props: { image: { mediaId: lost, src: `/media/${lost}`, alt: "Lost" } } },
    ],
  });

  expect(shown).toEqual({
    coverImage: files,
    blocks: [
      { props: { image: { ...files, alt: "Boats", focusX: 0.2 } } },
      { props: { image: { ...files, alt: "By its address" } } },
      { props: { image: { alt: "Lost" } } },
    ],
  });
});

test("MEDIA-01: the site's own pictures, links to files and dates are unchanged", async () => {
  const { id } = await addPrepared("cover.jpg", await aPicture({ width: 40, height: 40 }));
  const content = {
    image: { src: "/art/covers/ostra-bank-1024.webp", alt: "" },
    cover: pictureAt("/art/covers/ostra-bank-1024.webp"),
    none: pictureAt(null),
    link: { href: `/media/${id}` },
    publishedDate: new Date("2026-11-12"),
  };
  expect(await resolvePictures(content)).toBe(content);
  const { link, publishedDate, logo } = await resolvePictures({ ...content, logo: { mediaId: id } });
  expect(link).toBe(content.link);
  expect(publishedDate).toBe(content.publishedDate);
  expect(logo).toMatchObject({ width: 40 });
});

test("MEDIA-01: an object that is used twice is the same object afterwards", async () => {
  const { id } = await addPrepared("cover.jpg", await aPicture({ width: 40, height: 40 }));
  const page = { title: "Ferries", cover: pictureAt(`/media/${id}`) };
  const other = { title: "Ports", cover: pictureAt(`/media/${id}`) };
  const { first, second } = await resolvePictures({ first: [page], second: [page, other] });
  expect(first[0]).not.toBe(page);
  expect(first[0]).toBe(second[0]);
  expect(first[0]?.cover).toBe(second[1]?.cover);
});
