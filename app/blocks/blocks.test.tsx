import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { RichText } from "#app/domain/rich-text/document.ts";
import { draw } from "#tests/draw.tsx";
import { plainTextOf } from "./plain-text.ts";
import { type Block, blockSchema, blocks } from "./registry.ts";
import type { ResolvedBlock } from "./resolved-block.ts";
import { BlockView } from "./views.tsx";

const page = { id: "1", slug: "dwh", title: "DWH", path: "/solutions/dwh", excerpt: "One set of numbers." };

/** What the loaders of the blocks would find. */
function resolved(block: Block, pages = [page]): ResolvedBlock {
  switch (block.type) {
    case "case-passport":
      return { ...block, props: { ...block.props, data: { techStack: pages, services: [] } } };
    case "page-links":
      return { ...block, props: { ...block.props, data: { pages } } };
    case "testimonials":
      return { ...block, props: { ...block.props, data: { testimonials: [] } } };
    default:
      return block;
  }
}

function exampleOf(type: keyof typeof blocks): Block {
  const { version, example } = blocks[type];
  return blockSchema.parse({ id: randomUUID(), type, version, props: example });
}

function drawBlock(block: ResolvedBlock, isOpening = false): string {
  return draw(<BlockView block={block} place={{ number: "03", isOpening }} />);
}

test.each(Object.values(blocks))("BLOCK-01: $label accepts and draws its own example", ({ type }) => {
  const block = exampleOf(type);
  const html = drawBlock(resolved(block));

  expect(html).not.toBe("");
  // Every word of the plain text is on the page, whatever markup stands between the words.
  const drawn = wordsOf(html.replace(/<[^>]* alt="([^"]*)"[^>]*>/g, " $1 ").replace(/<[^>]+>/g, " "));
  const said = wordsOf(plainTextOf(block));
  expect(said.filter((word) => !drawn.includes(word))).toEqual([]);
});

function wordsOf(text: string): string[] {
  return text.replaceAll("&#x27;", "'").match(/[\p{L}\p{N}]+/gu) ?? [];
}

test("BLOCK-01: a block that opens with a heading carries the number of its place", () => {
  expect(drawBlock(exampleOf("metrics") as ResolvedBlock)).toContain("03");
});

test("the hero that opens a page is its title, any other is not", () => {
  const hero = exampleOf("hero") as ResolvedBlock;
  expect(drawBlock(hero, true)).toContain("<h1");
  expect(drawBlock(hero, false)).not.toContain("<h1");
});

test("DATA-09: page links lead to the pages that were found, with what they are about", () => {
  const html = drawBlock(resolved(exampleOf("page-links")));
  expect(html).toContain('href="/solutions/dwh"');
  expect(html).toContain("One set of numbers.");
});

test("DATA-10: a list that is empty says so", () => {
  expect(drawBlock(resolved(exampleOf("page-links"), []))).toContain("No pages are published here yet.");
  expect(drawBlock(resolved(exampleOf("testimonials")))).toContain("No testimonials are published yet.");
  const bare = blockSchema.parse({ id: randomUUID(), type: "case-passport", version: 1, props: {} });
  expect(drawBlock(resolved(bare, []))).toContain("The passport is not filled in yet.");
});

test("BLOCK-03: rich text is drawn by its kinds of nodes, and markup in its words stays words", () => {
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
  const html = drawBlock({ id: randomUUID(), type: "rich-text", version: 1, props: { body } });

  expect(html).toMatch(/<h3[^>]*>&lt;script&gt;alert\(1\)&lt;\/script&gt;<\/h3>/);
  expect(html).toMatch(/<strong[^>]*><a [^>]*href="\/solutions"[^>]*>our solutions<\/a><\/strong><br\/>/);
  expect(html).toMatch(/<code[^>]*>a &amp; b<\/code>/);
  expect(html).toMatch(/<ul[^>]*><li><p>one<\/p><\/li><\/ul>/);
  expect(html.match(/<th scope="col"[^>]*>.*?<\/th>/g)).toEqual([expect.stringContaining("Company A")]);
  expect(html).toMatch(/<td /);
});
