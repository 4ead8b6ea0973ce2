import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { XMLValidator } from "fast-xml-parser";
import { parse } from "parse5";
import { storableText } from "#app/platform/storable-text.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { wordsOfMarkdown } from "#tests/support/readable-text.ts";
import { p } from "#tests/support/rich-text.ts";

const odd = [
  "a\u000bline\u000cbreak",
  "\u0000\u0001\u001f",
  "\ud800 lone \udfff",
  "\ufffe]]>",
  "</script><script>alert(1)</script>",
  "<!--<script> -->",
  "</title></head></textarea></style>",
  "&amp; &lt; &#0; &notanentity; \u2028\u2029",
  "\u202eexe.gnp \u2066x",
  "# 1. * _ ` [a](javascript:alert(1)) ![b](c) | > ~~~",
  '" onload="alert(1)',
];
const sampled = fc.sample(fc.string({ unit: "binary", minLength: 1, maxLength: 60 }), {
  numRuns: 30,
  seed: 20261128,
});

test("WORLD-06: whatever is typed, HTML, JSON-LD, Markdown and the sitemap stay well-formed", async ({
  request,
  anArticle,
}) => {
  test.slow(); // a page and its Markdown for each text
  for (const [number, text] of [...odd, ...sampled].entries()) {
    const slug = `typed-${number}-${randomUUID().slice(0, 8)}`;
    const title = `Title ${text}`;
    await anArticle({
      slug,
      title,
      excerpt: `Excerpt ${text}`,
      author: text,
      // As forms and the editor store them; plain columns are cleaned by the driver, too.
      tags: [storableText(text)],
      body: { type: "doc", content: [p(`Before ${storableText(text)} after`)] },
    });

    const html = await (await request.get(`/news/${slug}`)).text();
    const errors: string[] = [];
    const document = parse(html, { onParseError: ({ code }) => errors.push(code) });
    // Rare characters that XML allows are parse errors of HTML, which change nothing.
    const serious = errors.filter((code) => !code.endsWith("-in-input-stream"));
    expect(serious, JSON.stringify(text)).toEqual([]);
    const { headings, data } = partsOf(document);
    expect(headings.map(inOneLine), JSON.stringify(text)).toEqual([inOneLine(storableText(title))]);
    const graphs = data.map((json) => JSON.stringify(JSON.parse(json)));
    expect(graphs.join(), JSON.stringify(text)).toContain("Article");

    const markdown = await (await request.get(`/news/${slug}.md`)).text();
    expect(markdown, JSON.stringify(text)).not.toMatch(
      /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u,
    );
    expect(wordsOfMarkdown(markdown), JSON.stringify(text)).toEqual(
      expect.arrayContaining(["Before", "after"]),
    );
  }
  expect(XMLValidator.validate(await (await request.get("/sitemap.xml")).text())).toBe(true);
});

interface Node {
  nodeName: string;
  value?: string;
  childNodes?: Node[];
}

/** The texts of the document's first-level headings and its JSON-LD. */
function partsOf(node: Node): { headings: string[]; data: string[] } {
  const inner = (node.childNodes ?? []).map(partsOf);
  const text = textOf(node);
  return {
    headings: [...(node.nodeName === "h1" ? [text] : []), ...inner.flatMap(({ headings }) => headings)],
    data: [
      ...(node.nodeName === "script" && text.startsWith("{") ? [text] : []),
      ...inner.flatMap(({ data }) => data),
    ],
  };
}

function textOf({ value, childNodes = [] }: Node): string {
  return value ?? childNodes.map(textOf).join("");
}

const inOneLine = (text: string) => text.replace(/\s+/g, " ").trim();
