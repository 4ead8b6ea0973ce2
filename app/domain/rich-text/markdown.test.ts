import fc from "fast-check";
import { marked } from "marked";
import { expect, test } from "vitest";
import { markdownToRichText } from "./from-markdown.ts";
import { richTextToMarkdown } from "./markdown.ts";

const page = `## Let money in first

We sat with *the* compliance team and sorted **44 checks**, see [how](/about/how-we-work).\\
The rest ~~never~~ runs \`later\`: 10<sup>6</sup> litres of H<sub>2</sub>O.

- one
- two

  with a second paragraph

  1. inner
  2. more

1. third
2. fourth

> It was an *honest* slide.
>
> Mantas

\`\`\`ts
if (answer.sources.length === 0) return handOver();
\`\`\`

---

| Plan | Price |
| --- | --- |
| Small | €1,200 |`;

test("BLOCK-03: a document written as Markdown is read back as the same document", () => {
  const written = richTextToMarkdown(markdownToRichText(page));
  expect(written).toBe(page);
});

test("BLOCK-03: a picture keeps its alternative text, and an address with brackets is enclosed", () => {
  const image = { type: "image" as const, attrs: { src: "/art/a (1).webp", alt: "A *ledger*" } };
  expect(richTextToMarkdown({ type: "doc", content: [image] })).toBe("![A \\*ledger\\*](</art/a (1).webp>)");
});

test("BLOCK-03: a picture's caption is its title in Markdown, and is read from there", () => {
  for (const caption of ["The ledger, in March", 'It says "paid" \\ twice', "Fish &amp; chips & co"]) {
    const image = { type: "image" as const, attrs: { src: "/art/a.webp", alt: "A ledger", caption } };
    const written = richTextToMarkdown({ type: "doc", content: [image] });
    expect(markdownToRichText(written, { hasPictures: true }).content).toEqual([image]);
  }
});

test("BLOCK-03: a picture of the media library has its address", () => {
  const mediaId = "0b1f7f0e-4d5c-4b7e-9f5e-2f6d3c1a0b9e";
  const image = { type: "image" as const, attrs: { mediaId, alt: "A ledger" } };
  expect(richTextToMarkdown({ type: "doc", content: [image] })).toBe(`![A ledger](/media/${mediaId})`);
});

test("BLOCK-03: text that looks like Markdown is escaped", () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(..."# * _ ` [ ] ( ) < > ~~ | - + 1. a b > --- \\ ! &amp; =".split(" "), " "), {
        minLength: 1,
        maxLength: 12,
      }),
      (parts) => {
        const text = parts.join("").trim();
        fc.pre(text !== "");
        const written = richTextToMarkdown({
          type: "doc",
          content: [{ type: "paragraph", content: [{ type: "text", text }] }],
        });
        const [token] = marked.lexer(written);
        expect(token?.type).toBe("paragraph");
        const html = marked.parse(written, { async: false });
        const rendered = html.replace(/^<p>|<\/p>\n?$/g, "");
        expect(rendered).not.toMatch(/<[a-z]/);
      },
    ),
    { numRuns: 500 },
  );
});

const code = (text: string) => ({ type: "text" as const, text, marks: [{ type: "code" as const }] });

test("READ-01: code in a table keeps its bars and its neighbours", () => {
  const cell = (content: ReturnType<typeof code>) => ({
    type: "tableCell" as const,
    content: [{ type: "paragraph" as const, content: [content] }],
  });
  const row = { type: "tableRow" as const, content: [cell(code("a || b <img>")), cell(code("second"))] };
  const written = richTextToMarkdown({ type: "doc", content: [{ type: "table", content: [row, row] }] });
  const html = marked.parse(written, { async: false });
  expect(html).toContain("<td><code>a || b &lt;img&gt;</code></td>");
  expect(html).toContain("<td><code>second</code></td>");
});

test("SAFE-05: an empty line in code does not end the code", () => {
  const content = [code("one\n\n<img src=x onerror=alert(1)>")];
  const written = richTextToMarkdown({ type: "doc", content: [{ type: "paragraph", content }] });
  expect(marked.parse(written, { async: false })).not.toContain("<img");
});

test("READ-01: a long run of spaces is written without blocking the process", () => {
  const text = `a${" ".repeat(500_000)}b`;
  const document = {
    type: "doc" as const,
    content: [{ type: "paragraph" as const, content: [{ type: "text" as const, text }] }],
  };
  expect(richTextToMarkdown(document).trim()).toBe(text);
});
