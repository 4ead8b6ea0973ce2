import { expect, test } from "vitest";
import { mediaIdOf, mediaIdsIn } from "./media-item.ts";

const one = "0b9a6f0e-8b7a-4a35-a70f-6c1f2f1b4f0a";
const two = "1c8b7a6f-5e4d-4c3b-8a29-18f7e6d5c4b3";

test("MEDIA-01: media ids are found in blocks, texts, lists and settings, each once", () => {
  const content = {
    coverImage: `/media/${one}`,
    blocks: [{ props: { images: [{ mediaId: two }, { mediaId: one }] } }, { props: { id: two } }],
    nothing: [null, undefined, 3, "/art/covers/ostra-bank-1024.webp", "/media/not-an-id"],
  };
  expect([...mediaIdsIn(content)].sort()).toEqual([one, two].sort());
  expect(mediaIdsIn(undefined).size).toBe(0);
});

test.each([
  ["the source of a custom script", `<img src="/media/${one}"><script src='/media/${two}'></script>`],
  ["an address with a fragment or parameters", [`/media/${one}#page=2`, `/media/${two}?download`]],
  ["a link with the site's own address", [`https://www.example.com/media/${one}`, `see /media/${two}.`]],
])("MEDIA-01: media ids are found in %s", (_, content) => {
  expect([...mediaIdsIn({ text: content })].sort()).toEqual([one, two].sort());
});

test("MEDIA-01: only a media address contains a media id", () => {
  expect(mediaIdOf(`/media/${one}`)).toBe(one);
  expect(mediaIdOf(`/media/${one}/640.webp`)).toBeUndefined();
  expect(mediaIdOf("/art/covers/ostra-bank-1024.webp")).toBeUndefined();
});
