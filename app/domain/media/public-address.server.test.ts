import { expect, test } from "vitest";

process.env.MEDIA_PUBLIC_URL = "https://cdn.kestrel.example/media/";
const { createMedia } = await import("#tests/support/factories/media.ts");
const { mediaSource } = await import("./media.server.ts");

test("MEDIA-01: with a public bucket address, pictures are loaded from the bucket", async () => {
  const row = await createMedia();

  expect(mediaSource(row)).toMatchObject({
    fallback: `https://cdn.kestrel.example/media/public/${row.id}/${row.revision}/640.webp`,
    avif: expect.stringMatching(/^https:\/\/cdn\.kestrel\.example\/media\/public\/\S+\/320\.avif 320w, /),
  });
});

test("MEDIA-01, SAFE-05: drawings are always served by the app, which blocks their scripts", async () => {
  const row = await createMedia({
    type: "image/svg+xml",
    revision: "0123456789abcdef",
    variants: [{ width: null, format: "svg", key: "public/x/0123456789abcdef/whole.svg", size: 900 }],
  });

  expect(mediaSource(row)?.fallback).toBe(`/media/${row.id}/whole.svg?v=0123456789abcdef`);
});
