import { beforeEach, expect, test } from "vitest";
import { emptyMediaBucket } from "#tests/support/bucket.ts";
import { addPrepared } from "#tests/support/media-library.ts";
import { aPicture } from "#tests/support/pictures.ts";
import { resolveMediaIn } from "./media.server.ts";

beforeEach(emptyMediaBucket);

test("MEDIA-01: all pictures of a page are resolved in one call, wherever they are referenced", async () => {
  const { id } = await addPrepared("cover.jpg", await aPicture({ width: 700, height: 350 }));
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
