import type { RichTextInline, RichTextMark, RichTextNode } from "#app/domain/rich-text/document.ts";

/* Shorthands for rich text, for tests that compare documents. */

type Inline = string | RichTextInline;

const inlines = (words: Inline[]): RichTextInline[] =>
  words.map((word) => (typeof word === "string" ? { type: "text", text: word } : word));

const marked =
  (mark: RichTextMark) =>
  (word: Inline): RichTextInline => {
    const [inline] = inlines([word]);
    if (inline?.type !== "text") throw new Error("only words have marks");
    return { ...inline, marks: [mark, ...(inline.marks ?? [])] };
  };

export const b = marked({ type: "bold" });
export const i = marked({ type: "italic" });
export const s = marked({ type: "strike" });
export const sup = marked({ type: "superscript" });
export const sub = marked({ type: "subscript" });
export const code = marked({ type: "code" });
export const a = (href: string, word: Inline) => marked({ type: "link", attrs: { href } })(word);
export const br: RichTextInline = { type: "hardBreak" };

export const p = (...words: Inline[]): RichTextNode =>
  words.length > 0 ? { type: "paragraph", content: inlines(words) } : { type: "paragraph" };

export const h = (level: 2 | 3 | 4, ...words: Inline[]): RichTextNode => ({
  type: "heading",
  attrs: { level },
  content: inlines(words),
});

const items = (list: (string | RichTextNode[])[]) =>
  list.map((item) => ({
    type: "listItem" as const,
    content: typeof item === "string" ? [p(item)] : item,
  }));

export const ul = (...list: (string | RichTextNode[])[]): RichTextNode => ({
  type: "bulletList",
  content: items(list),
});

export const ol = (...list: (string | RichTextNode[])[]): RichTextNode => ({
  type: "orderedList",
  content: items(list),
});

export const quote = (...content: RichTextNode[]): RichTextNode => ({ type: "blockquote", content });
export const pre = (text: string, language: string | null = null): RichTextNode => ({
  type: "codeBlock",
  attrs: { language },
  content: [{ type: "text", text }],
});
export const hr: RichTextNode = { type: "horizontalRule" };
export const img = (src: string, alt = "", caption?: string): RichTextNode => ({
  type: "image",
  attrs: { src, alt, ...(caption && { caption }) },
});

type Cell = string | RichTextNode[];
const cell = (type: "tableHeader" | "tableCell") => (content: Cell) => ({
  type,
  content: typeof content === "string" ? [content ? p(content) : p()] : content,
});

/** A table whose first row has header cells; no header row if `head` is empty. */
export const table = (head: Cell[], ...rows: Cell[][]): RichTextNode => ({
  type: "table",
  content: [
    ...(head.length > 0 ? [{ type: "tableRow" as const, content: head.map(cell("tableHeader")) }] : []),
    ...rows.map((row) => ({ type: "tableRow" as const, content: row.map(cell("tableCell")) })),
  ],
});
