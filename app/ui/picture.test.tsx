import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Picture, type UploadedPictures, UploadedPicturesProvider } from "./picture.tsx";

const src = "/media/0b9a6f0e-8b7a-4a35-a70f-6c1f2f1b4f0a";
const photograph = {
  width: 1400,
  height: 900,
  avif: `${src}/320.avif?v=1 320w`,
  webp: `${src}/320.webp?v=1 320w`,
  fallback: `${src}/1400.webp?v=1`,
  placeholder: "data:image/webp;base64,AAAA",
  focus: "20% 80%",
};

function renderPicture(uploaded: UploadedPictures, focus?: string) {
  return renderToStaticMarkup(
    <UploadedPicturesProvider value={uploaded}>
      <Picture src={src} alt="Boats" sizes="100vw" width={4} height={3} focus={focus} />
    </UploadedPicturesProvider>,
  );
}

test("MEDIA-01: an uploaded picture has its size, formats, focal point and placeholder", () => {
  const html = renderPicture({ [src]: photograph });

  expect(html).toContain(`<source type="image/avif" srcSet="${src}/320.avif?v=1 320w" sizes="100vw"`);
  expect(html).toContain('width="1400" height="900"');
  expect(html).toContain("object-position:20% 80%");
  expect(html).toContain("background-image:url(data:image/webp;base64,AAAA)");
});

test("MEDIA-01: a block's focal point overrides the picture's", () => {
  expect(renderPicture({ [src]: photograph }, "50% 0%")).toContain("object-position:50% 0%");
});

test("MEDIA-01: a drawing has one file for every width", () => {
  const html = renderPicture({ [src]: { width: 120, height: 40, fallback: `${src}/whole.svg?v=1` } });

  expect(html).not.toContain("<source");
  expect(html).toContain(`src="${src}/whole.svg?v=1"`);
});

test("MEDIA-01: a picture that cannot be shown renders nothing", () => {
  expect(renderPicture({ [src]: null })).toBe("");
});
