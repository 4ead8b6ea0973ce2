import { expect, test } from "vitest";
import type { RichText } from "#app/domain/rich-text/document.ts";
import { renderToText } from "#tests/support/render-to-text.tsx";
import { RichTextDocument } from "./document-view.tsx";

test("BLOCK-03: a small picture keeps its size, and a drawing fills the text", () => {
  const image = (width: number, files: object) => ({
    type: "image" as const,
    attrs: { src: `/media/a/${width}`, alt: "", width, height: width, ...files },
  });
  const content = [image(120, { avif: "a 120w" }), image(24, {})];
  const html = renderToText(<RichTextDocument document={{ type: "doc", content }} />);
  expect(html).toMatch(/<img[^>]*width="120"[^>]*class="h-auto bg-sand max-w-full"/);
  expect(html).toMatch(/<img[^>]*width="24"[^>]*class="h-auto bg-sand w-full"/);
});

test("BLOCK-03: a picture with a caption is a figure", () => {
  const attrs = { src: "/art/a.webp", alt: "A ledger", caption: "In <March>" };
  const html = renderToText(
    <RichTextDocument document={{ type: "doc", content: [{ type: "image", attrs }] }} />,
  );
  expect(html).toMatch(
    /<figure><img[^>]*alt="A ledger"[^>]*>.*<figcaption[^>]*>In &lt;March&gt;<\/figcaption>/,
  );
  expect(html).not.toMatch(/<img[^>]*caption/);
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
