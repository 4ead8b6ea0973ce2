import { randomBytes } from "node:crypto";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { beforeEach, describe, expect, test } from "vitest";
import { buckets, listObjects } from "#app/platform/storage.server.ts";
import { emptyMediaBucket } from "#tests/support/bucket.ts";
import { createStaff } from "#tests/support/factories/accounts.ts";
import { fileOf } from "#tests/support/files.ts";
import { aDrawing, aPicture, offered } from "#tests/support/pictures.ts";
import { cleanDrawing } from "./clean-drawing.server.ts";
import { makeMediaVariants, renderPicture } from "./make-variants.server.ts";
import { findMedia, listMedia } from "./media.server.ts";
import { addMedia } from "./upload-media.server.ts";

const megabyte = 1_048_576;

/** Creates the start of a PNG that declares these dimensions. */
function pngOf(width: number, height: number): Buffer {
  const header = Buffer.alloc(25);
  header.writeUInt32BE(13, 0);
  header.write("IHDR", 4, "latin1");
  header.writeUInt32BE(width, 8);
  header.writeUInt32BE(height, 12);
  header.set([8, 2, 0, 0, 0], 16);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, header, Buffer.from([0, 0, 0, 0]), Buffer.from("IDAT"), randomBytes(64)]);
}

const jpegOf = (size: number) => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(size)]);
const heic = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1");
const gif = Buffer.from("GIF89a=1;alert(1)//", "latin1");

/** Frames of different colours, one below the other, as sharp reads them. */
const animatedWebp = await sharp(randomBytes(8 * 24 * 3), {
  raw: { width: 8, height: 24, channels: 3, pageHeight: 8 },
})
  .webp({ loop: 0, delay: [100, 100, 100] })
  .toBuffer();
const stillPng = await aPicture({ width: 8, height: 8, format: "png" });
const withFrames = (count: number) => {
  const chunk = Buffer.alloc(20);
  chunk.writeUInt32BE(8, 0);
  chunk.write("acTL", 4, "latin1");
  chunk.writeUInt32BE(count, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 16)), 16);
  return Buffer.concat([stillPng.subarray(0, 33), chunk, stillPng.subarray(33)]);
};
const avifSequence = Buffer.from("\0\0\0\x20ftypavis\0\0\0\0avifavismsf1iso8", "latin1");

const rejectedFiles: [what: string, name: string, bytes: Buffer, problem: string][] = [
  ["an empty file", "empty.png", Buffer.alloc(0), "empty.png is empty."],
  [
    "a program with a picture's file name",
    "cat.png",
    fileOf("exe", 5000),
    "The type of cat.png is not supported",
  ],
  [
    "an HTML page with a drawing's file name",
    "logo.svg",
    Buffer.from("<!doctype html><svg></svg>"),
    "The type of logo.svg is not supported",
  ],
  [
    "a script with a picture's file name",
    "cat.jpg",
    Buffer.from("alert(document.cookie)"),
    "The type of cat.jpg is not supported",
  ],
  ["a file that is both a GIF and a script", "cat.gif", gif, "cat.gif is a GIF; save it as PNG"],
  ["a WebP of three frames", "loop.webp", animatedWebp, "loop.webp is an animated picture; save it as MP4"],
  ["a PNG of three frames", "loop.png", withFrames(3), "loop.png is an animated picture; save it as MP4"],
  [
    "a tracking pixel",
    "open.gif",
    Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64"),
    "open.gif has 1 × 1 pixels, which nobody can see.",
  ],
  [
    "a spacer",
    "space.png",
    await aPicture({ width: 2, height: 2, format: "png" }),
    "space.png has 2 × 2 pixels",
  ],
  ["an AVIF sequence", "loop.avif", avifSequence, "loop.avif is an animated picture; save it as MP4"],
  [
    "an archive with a PDF file name",
    "rates.pdf",
    fileOf("docx", 5000),
    "The type of rates.pdf is not supported",
  ],
  ["a HEIC photograph", "IMG_0001.heic", heic, "IMG_0001.heic is a HEIC photograph; save it as JPEG"],
  ["a picture of 4 gigapixels", "bomb.png", pngOf(65_000, 65_000), "bomb.png has 65000 × 65000 pixels"],
  [
    "a picture of 26 MB",
    "large.jpg",
    jpegOf(26 * megabyte),
    "large.jpg is too large. A picture can have at most 25 MB.",
  ],
  [
    "a drawing of 2 MB",
    "large.svg",
    aDrawing(`<!--${"x".repeat(2 * megabyte)}-->`),
    "large.svg is too large. An SVG drawing can have at most 1 MB.",
  ],
];

describe("a rejected file", () => {
  beforeEach(emptyMediaBucket);

  test.each(rejectedFiles)(
    "MEDIA-01, SAFE-05: %s is rejected with a reason, and nothing of it is stored",
    async (_what, name, bytes, problem) => {
      await expect(addMedia(offered(name, bytes), await createStaff())).rejects.toThrow(problem);

      expect((await listMedia()).total).toBe(0);
      for await (const objects of listObjects(buckets.media)) expect(objects).toEqual([]);
    },
  );
});

test.each([
  ["a WebP with transparency", "logo.webp", await sharp(stillPng).ensureAlpha(0.5).webp().toBuffer()],
  ["a PNG of one frame", "logo.png", withFrames(1)],
  ["an AVIF", "logo.avif", await aPicture({ width: 8, height: 8, format: "avif" })],
])("MEDIA-01: %s is no animation", async (_what, name, bytes) => {
  expect(await addMedia(offered(name, bytes), await createStaff())).toMatchObject({ outcome: "added" });
});

test("MEDIA-01, SAFE-05: a picture with more pixels than its header declares is not decoded", async () => {
  const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: "#000" } })
    .png()
    .toBuffer();
  await expect(renderPicture(bomb)).rejects.toThrow("The picture has more than 50 megapixels.");
});

test("MEDIA-01, SAFE-05: a script appended to a picture is not in its variants", async () => {
  const tail = "<script>alert(1)</script>";
  const bytes = Buffer.concat([await aPicture({ width: 400, height: 300 }), Buffer.from(tail)]);
  const { id } = await addMedia(offered("holiday.jpg", bytes), await createStaff());
  const found = await findMedia(id);
  await makeMediaVariants(id, found?.hash ?? "");
  expect(await findMedia(id)).toMatchObject({ state: "ready" });

  const { files } = await renderPicture(bytes);
  for await (const { bytes: made } of files) expect(made.includes("script")).toBe(false);
});

const harmful: [what: string, inner: string][] = [
  ["a script", "<script>alert(1)</script>"],
  ["a script from another site", '<script href="https://evil.example/x.js"/>'],
  ["a script with a namespace prefix", '<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>'],
  ["an event handler", '<path d="M0 0" onload="alert(1)" onmouseover="alert(2)"/>'],
  ["a javascript: link", '<a href="javascript:alert(1)"><text>here</text></a>'],
  [
    "a javascript: link in xlink:href",
    '<a xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="javascript:alert(1)"><path d="M0 0"/></a>',
  ],
  [
    "HTML in a foreignObject",
    '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(1)"/></body></foreignObject>',
  ],
  ["an iframe", '<iframe xmlns="http://www.w3.org/1999/xhtml" src="https://evil.example"/>'],
  ["a picture from another site", '<image href="https://evil.example/pixel.png"/>'],
  ["an SVG data URL in an image", '<image href="data:image/svg+xml;base64,PHN2Zy8+"/>'],
  ["a use element from another site", '<use href="https://evil.example/x.svg#a"/>'],
  ["a use element with a data URL", '<use href="data:image/svg+xml,&lt;svg id=&quot;a&quot;/>#a"/>'],
  ["an @import rule", "<style>@import url(https://evil.example/x.css);</style>"],
  ["an escaped @import rule", "<style>@\\69mport url(//evil.example)</style>"],
  ["a fill from another site", '<path d="M0 0" style="fill:url(https://evil.example/x#a)"/>'],
  [
    "a choice of pictures from another site",
    `<path d="M0 0" style="fill:image-set('//evil.example/a' 1x)"/>`,
  ],
  [
    "a choice of pictures with a scheme",
    `<path d="M0 0" style="fill:image-set('https:evil.example/a' 1x)"/>`,
  ],
  [
    "an animation of a link's address",
    '<a><set attributeName="href" to="javascript:alert(1)"/><path d="M0 0"/></a>',
  ],
  ["a processing instruction", '<?xml-stylesheet href="https://evil.example/x.css"?>'],
  ["a comment that ends early", "<!-- --><script>alert(1)</script>"],
  ["markup in a CDATA section", "<text><![CDATA[<script>alert(1)</script>]]></text>"],
];

test.each(harmful)(
  "MEDIA-01, SAFE-05: a drawing with %s is cleaned and keeps its paths",
  async (_what, inner) => {
    const cleaned = await cleanDrawing(String(aDrawing(`<path d="M1 2h3"/>${inner}`)));

    expect(cleaned).toContain('<path d="M1 2h3"/>');
    // These strings may appear as text, but not as markup, attribute or URL.
    expect(cleaned).not.toMatch(
      /<\w*:?(script|iframe|foreignObject|set|a|\?)\b|\son\w+=|javascript:|evil|@|data:/i,
    );
  },
);

test("MEDIA-01: a drawing keeps gradients, clip paths, inline styles and embedded pictures", async () => {
  const inner = `
    <defs><linearGradient id="g"><stop offset="0" stop-color="#ff5a1f"/></linearGradient><clipPath id="c"><rect width="9" height="9"/></clipPath></defs>
    <style>.ink{fill:url(#g)}</style>
    <g clip-path="url(#c)"><path class="ink" d="M0 0h9v9z" style="stroke:#000"/></g>
    <use href="#p"/><image href="data:image/png;base64,iVBORw0KGgo=" width="9" height="9"/>`;

  const cleaned = await cleanDrawing(String(aDrawing(inner)));

  for (const part of [
    "linearGradient",
    'clip-path="url(#c)"',
    ".ink{fill:url(#g)}",
    'style="stroke:#000"',
    'href="#p"',
    "data:image/png",
  ]) {
    expect(cleaned).toContain(part);
  }
});

/** Two copies of two copies of…: 2 to the power of 26 paths. */
const copies = Array.from({ length: 26 }, (_, depth) => {
  const use = `<use href="#copies-${depth}"/>`;
  return `<g id="copies-${depth + 1}">${use}${use}</g>`;
}).join("");

const unusable: [what: string, source: string, problem: string][] = [
  [
    "copies of copies",
    String(aDrawing(`<defs><path id="copies-0" d="M0 0h9"/>${copies}</defs><use href="#copies-26"/>`)),
    "repeats its parts too often",
  ],
  [
    "nested entities",
    '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg"><text>&b;</text></svg>',
    "declares entities",
  ],
  [
    "an external entity",
    '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>',
    "declares entities",
  ],
  ["truncated markup", '<svg xmlns="http://www.w3.org/2000/svg"><path', "not well-formed"],
  ["an HTML root element", '<html xmlns="http://www.w3.org/1999/xhtml"><svg/></html>', "not an SVG drawing"],
];

test.each(unusable)("MEDIA-01, SAFE-05: a drawing with %s is rejected", async (_what, source, problem) => {
  await expect(cleanDrawing(source)).rejects.toThrow(problem);
});

test("MEDIA-01: a drawing without a size in pixels gets one from its viewBox or a default", async () => {
  const root = async (attributes: string) =>
    /<svg[^>]*>/.exec(
      await cleanDrawing(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><path d="M0 0h9"/></svg>`),
    )?.[0];

  expect(await root('viewBox="0 0 120 40"')).toMatch(/width="120" height="40"/);
  expect(await root('viewBox="0 0 120 40" width="100%" height="100%"')).toMatch(/width="120" height="40"/);
  expect(await root("")).toMatch(/width="300" height="150"/);
  expect(await root('viewBox="0 0 120 40" width="24px" height="8"')).toMatch(/width="24px" height="8"/);
});
