import fc from "fast-check";
import { expect, test } from "vitest";
import { cleanRichText } from "./clean.ts";
import { isEmptyRichText, type RichText, richTextSchema } from "./document.ts";
import { richTextToPlainText } from "./plain-text.ts";

const words = (text: string, ...marks: unknown[]) => ({ type: "text", text, marks });
const paragraph = (...content: unknown[]) => ({ type: "paragraph", content });
const document = (...content: unknown[]) => ({ type: "doc", content });
const cleaned = (...content: unknown[]) => cleanRichText(document(...content))?.content;

test("BLOCK-03: an unknown node is replaced with its content, and an unknown mark with its text", () => {
  expect(
    cleaned(
      { type: "callout", attrs: { onclick: "alert(1)" }, content: [paragraph(words("kept"))] },
      { type: "script", content: [words("alert(1)")] },
      paragraph(words("plain", { type: "textStyle", attrs: { color: "red" } }, { type: "bold" })),
    ),
  ).toEqual([
    { type: "paragraph", content: [{ type: "text", text: "kept" }] },
    { type: "paragraph", content: [{ type: "text", text: "alert(1)" }] },
    { type: "paragraph", content: [{ type: "text", text: "plain", marks: [{ type: "bold" }] }] },
  ]);
});

test("BLOCK-03: a link with a script address loses the link and keeps its text", () => {
  for (const href of ["javascript:alert(1)", "java\tscript:alert(1)", "//evil.example", 4, undefined]) {
    expect(cleaned(paragraph(words("press", { type: "link", attrs: { href, onclick: "x()" } })))).toEqual([
      { type: "paragraph", content: [{ type: "text", text: "press" }] },
    ]);
  }
});

test("BLOCK-03: only listed attributes of a node are kept", () => {
  expect(
    cleaned({
      type: "heading",
      attrs: { level: 1, style: "position:fixed", id: "root" },
      class: "evil",
      content: [words("Title")],
    }),
  ).toEqual([{ type: "heading", attrs: { level: 2 }, content: [{ type: "text", text: "Title" }] }]);
});

test("BLOCK-03: a picture splits the paragraph it was pasted into, and an inline picture is removed", () => {
  const picture = { type: "image", attrs: { src: "/art/covers/ostra-bank-1024.webp", alt: "A ledger" } };
  const inline = { type: "image", attrs: { src: "data:image/svg+xml,<svg onload=alert(1)>" } };
  expect(cleaned(paragraph(words("before"), picture, inline, words("after")))).toEqual([
    { type: "paragraph", content: [{ type: "text", text: "before" }] },
    picture,
    { type: "paragraph", content: [{ type: "text", text: "after" }] },
  ]);
});

test("BLOCK-03: a picture's caption is kept as one text without surrounding spaces", () => {
  const picture = (caption?: unknown) => ({ type: "image", attrs: { src: "/a.webp", alt: "", caption } });
  expect(cleaned(picture(" The ledger "))).toEqual([picture("The ledger")]);
  for (const caption of ["", " ", null, 4, ["x"]]) expect(cleaned(picture(caption))).toEqual([picture()]);
  expect(richTextToPlainText({ type: "doc", content: cleaned(picture("The ledger")) ?? [] })).toBe(
    "The ledger",
  );
});

test("BLOCK-03: a list directly inside a list becomes a list item, and an empty table row is removed", () => {
  const item = (...content: unknown[]) => ({ type: "listItem", content });
  const one = paragraph({ type: "text", text: "one" });
  expect(
    cleaned({ type: "bulletList", content: [item(one), { type: "bulletList", content: [item(one)] }] }),
  ).toEqual([
    {
      type: "bulletList",
      content: [item(one), item({ type: "bulletList", content: [item(one)] })],
    },
  ]);
  const cell = { type: "tableHeader", attrs: { colspan: 2, colwidth: [400] }, content: [one] };
  expect(
    cleaned({ type: "table", content: [{ type: "tableRow" }, { type: "tableRow", content: [cell] }] }),
  ).toEqual([
    {
      type: "table",
      content: [
        { type: "tableRow", content: [{ type: "tableHeader", attrs: { colspan: 2 }, content: [one] }] },
      ],
    },
  ]);
});

test("BLOCK-03: a document nested very deeply is read quickly and keeps the text of its outer levels", () => {
  let node: unknown = paragraph(words("far"));
  for (let level = 0; level < 50_000; level += 1)
    node = { type: "blockquote", content: [words("near"), node] };
  const [first] = cleaned(node) ?? [];
  expect(richTextToPlainText({ type: "doc", content: first ? [first] : [] })).toContain("near");
});

test("BLOCK-03: text inside a picture does not become code", () => {
  const image = { type: "image", content: [words("hidden")] };
  const code = { type: "codeBlock", content: [words("shown"), image] };
  expect(cleaned(code)).toEqual([
    { type: "codeBlock", attrs: { language: null }, content: [{ type: "text", text: "shown" }] },
  ]);
});

const anything = fc.letrec((tie) => ({
  node: fc.record(
    {
      type: fc.oneof(
        fc.constantFrom(
          ..."doc paragraph heading bulletList orderedList listItem blockquote codeBlock image table tableRow".split(
            " ",
          ),
          ..."tableCell tableHeader horizontalRule text hardBreak script __proto__ constructor".split(" "),
        ),
        fc.string(),
      ),
      text: fc.oneof(fc.string(), fc.jsonValue()),
      attrs: fc.oneof(
        fc.jsonValue(),
        fc.record({ level: fc.jsonValue(), href: fc.string(), src: fc.string() }),
      ),
      marks: fc.jsonValue(),
      content: fc.oneof({ maxDepth: 5 }, fc.jsonValue(), fc.array(tie("node"), { maxLength: 4 })),
    },
    { requiredKeys: ["type"] },
  ),
}));

test("BLOCK-03: cleaning any input gives a valid, stable document with all its text", () => {
  fc.assert(
    fc.property(fc.array(anything.node, { maxLength: 5 }), (content) => {
      const read = cleanRichText(document(...content)) as RichText;
      expect(cleanRichText(read)).toEqual(read);
      expect(lettersOf(richTextToPlainText(read))).toBe(lettersOf(textsOf(content, 0)));
    }),
    { numRuns: 400 },
  );
});

/** Every text node reachable through `content`; pictures and rules contain none. */
function textsOf(nodes: unknown, depth: number): string {
  if (!Array.isArray(nodes) || depth > 50) return "";
  return nodes
    .map((node) => {
      if (typeof node !== "object" || node === null || typeof node.type !== "string") return "";
      if (node.type === "text" && typeof node.text === "string" && node.text !== "") return node.text;
      if (["image", "horizontalRule", "hardBreak"].includes(node.type)) return altOf(node);
      return textsOf(node.content, depth + 1);
    })
    .join("");
}

function altOf(node: { type: string }): string {
  const [image] = cleaned(node) ?? [];
  return image?.type === "image" ? (image.attrs.alt ?? "") : "";
}

function lettersOf(text: string): string {
  return text.replace(/[\s\0]/g, "");
}

test("BLOCK-03: a value that is not a document is rejected", () => {
  for (const value of [undefined, null, "text", [], { type: "paragraph" }, { content: [] }]) {
    expect(richTextSchema.safeParse(value).success).toBe(false);
  }
});

test("isEmptyRichText is true only without text and pictures", () => {
  const empty = (content: unknown[]) => isEmptyRichText(richTextSchema.parse(document(...content)));
  expect(empty([])).toBe(true);
  expect(empty([paragraph(), paragraph(words(" "), { type: "hardBreak" })])).toBe(true);
  expect(empty([paragraph(words("x"))])).toBe(false);
  expect(empty([{ type: "horizontalRule" }])).toBe(false);
});
