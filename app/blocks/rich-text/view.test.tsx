import { expect, test } from "vitest";
import type { RichText } from "#app/domain/rich-text/document.ts";
import { UploadedPicturesProvider } from "#app/ui/picture.tsx";
import { renderToText } from "#tests/support/render-to-text.tsx";
import { RichTextDocument } from "./document-view.tsx";

const sized = (width: number, more: object) => ({
  width,
  height: width,
  fallback: `/media/a/${width}`,
  ...more,
});

test("BLOCK-03: a small picture keeps its size, and a drawing fills the text", () => {
  const [small, drawing] = ["11111111-1111-4111-8111-111111111111", "22222222-2222-4222-8222-222222222222"];
  const image = (mediaId: string) => ({ type: "image" as const, attrs: { mediaId, alt: "" } });
  const uploaded = {
    [`/media/${small}`]: sized(120, { avif: "a 120w", webp: "b 120w" }),
    [`/media/${drawing}`]: sized(24, {}),
  };
  const html = renderToText(
    <UploadedPicturesProvider value={uploaded}>
      <RichTextDocument document={{ type: "doc", content: [image(small), image(drawing)] }} />
    </UploadedPicturesProvider>,
  );
  expect(html).toMatch(/<img[^>]*width="120"[^>]*class="h-auto bg-sand max-w-full"/);
  expect(html).toMatch(/<img[^>]*width="24"[^>]*class="h-auto bg-sand w-full"/);
});

test("BLOCK-03: every node type of rich text renders, and markup in its text is escaped", () => {
  const body: RichText = {
    type: "doc",
    content: [
      {
        type: "heading",
        attrs: { level: 3 },
        content: [{ type: "text", text: "<script>alert(1)</script>" }],
      },
      {
        type: "paragraph",
        content: [
          {
            type: "text",
            text: "our solutions",
            marks: [{ type: "bold" }, { type: "link", attrs: { href: "/solutions" } }],
          },
          { type: "hardBreak" },
          { type: "text", text: "a & b", marks: [{ type: "code" }] },
        ],
      },
      {
        type: "bulletList",
        content: [
          {
            type: "listItem",
            content: [{ type: "paragraph", content: [{ type: "text", text: "one" }] }],
          },
        ],
      },
      {
        type: "table",
        content: [
          {
            type: "tableRow",
            content: [
              { type: "tableHeader", content: [{ type: "paragraph" }] },
              {
                type: "tableHeader",
                content: [{ type: "paragraph", content: [{ type: "text", text: "Company A" }] }],
              },
            ],
          },
          { type: "tableRow", content: [{ type: "tableCell", content: [{ type: "paragraph" }] }] },
        ],
      },
    ],
  };
  const html = renderToText(<RichTextDocument document={body} />);

  expect(html).toMatch(/<h3[^>]*>&lt;script&gt;alert\(1\)&lt;\/script&gt;<\/h3>/);
  expect(html).toMatch(/<strong[^>]*><a [^>]*href="\/solutions"[^>]*>our solutions<\/a><\/strong><br\/>/);
  expect(html).toMatch(/<code[^>]*>a &amp; b<\/code>/);
  expect(html).toMatch(/<ul[^>]*><li><p>one<\/p><\/li><\/ul>/);
  expect(html.match(/<th scope="col"[^>]*>.*?<\/th>/g)).toEqual([expect.stringContaining("Company A")]);
  expect(html).toMatch(/<td /);
});
