import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Picture } from "./picture.tsx";
import type { ShownPicture } from "./picture-sources.ts";

const base = "/media/0b9a6f0e-8b7a-4a35-a70f-6c1f2f1b4f0a";
const photograph = {
  width: 1400,
  height: 900,
  avif: `${base}/320.avif?v=1 320w`,
  src: `${base}/1400.webp?v=1`,
  placeholder: "data:image/webp;base64,AAAA",
  focus: "20% 80%",
};

function renderPicture(picture: ShownPicture, focus?: string) {
  return renderToStaticMarkup(
    <Picture picture={picture} alt="Boats" sizes="100vw" width={4} height={3} focus={focus} />,
  );
}

test("MEDIA-01: an uploaded picture has its size, formats, focal point and placeholder", () => {
  const html = renderPicture(photograph);

  expect(html).toContain(`<source type="image/avif" srcSet="${base}/320.avif?v=1 320w" sizes="100vw"`);
  expect(html).toContain('width="1400" height="900"');
  expect(html).toContain("object-position:20% 80%");
  expect(html).toContain("background-image:url(data:image/webp;base64,AAAA)");
});

test("MEDIA-01: a block's focal point overrides the picture's", () => {
  expect(renderPicture(photograph, "50% 0%")).toContain("object-position:50% 0%");
});

test("MEDIA-01: a drawing has one file for every width", () => {
  const html = renderPicture({ width: 120, height: 40, src: `${base}/whole.svg?v=1` });

  expect(html).not.toContain("<source");
  expect(html).toContain(`src="${base}/whole.svg?v=1"`);
});

test("MEDIA-01: a picture that cannot be shown renders nothing", () => {
  expect(renderPicture({})).toBe("");
});

test("MEDIA-01: a picture without its files is shown by redirect", () => {
  expect(renderPicture({ mediaId: "0b9a6f0e-8b7a-4a35-a70f-6c1f2f1b4f0a" })).toContain(`src="${base}"`);
});
