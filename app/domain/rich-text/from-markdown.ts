import { Marked, type Token, type Tokens } from "marked";
import {
  type RichText,
  type RichTextImage,
  type RichTextInline,
  type RichTextMark,
  type RichTextNode,
  richTextSchema,
} from "./document.ts";

/** Markdown, and superscript and subscript in GitHub's spelling. */
const markdownParser = new Marked({
  extensions: [
    {
      name: "raised",
      level: "inline",
      start: (source) => source.match(/<su[bp]>/)?.index,
      tokenizer(source) {
        const [raw, , text] = /^<(su[bp])>([^<]{1,200})<\/\1>/.exec(source) ?? [];
        return raw && text ? { type: "raised", raw, tokens: this.lexer.inlineTokens(text) } : undefined;
      },
    },
  ],
});

/** The default for Markdown that rich text does not support, such as HTML: it becomes literal text. */
const asItIs = (token: Token) => token.raw;

interface Reading {
  /** Converts unsupported syntax to text, or throws. */
  otherwise?: (token: Token) => string;
  /** Whether a picture that is a paragraph becomes one; its title is the caption. */
  hasPictures?: boolean;
}

/** Converts Markdown to a rich text document, which is an allowlist without executable content. */
export function markdownToRichText(markdown: string, reading: Reading = {}): RichText {
  return richTextSchema.parse({
    type: "doc",
    content: markdownParser.lexer(markdown).flatMap(readerWith(reading)),
  });
}

/** Marked takes quadratic time for emphasis, and both it and the reader below a stack frame per level of nesting. */
const MAX_EMPHASIS_MARKS = 1000;
const tooDeep = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])[ \t])){50}/m;

/** Converts a Markdown text that a person typed. One that is too expensive to parse becomes a code block. */
export function typedToRichText(text: string): RichText {
  const marks = text.match(/[*_~]+/g)?.length ?? 0;
  if (marks <= MAX_EMPHASIS_MARKS && !tooDeep.test(text)) return markdownToRichText(text);
  const content: RichTextNode[] = [
    { type: "codeBlock", attrs: { language: null }, content: [{ type: "text", text }] },
  ];
  return { type: "doc", content };
}

/** Moves a checkbox into the line that it precedes. */
function withBoxInLine(tokens: Token[]): Token[] {
  const [box, line, ...rest] = tokens;
  if (box?.type !== "checkbox" || line?.type !== "text") return tokens;
  return [{ ...line, tokens: [box, ...(("tokens" in line && line.tokens) || [line])] }, ...rest];
}

/** The picture that a paragraph consists of. */
function pictureOf(token: Token): RichTextImage | undefined {
  const [picture, ...others] = (token.type === "paragraph" && (token as Tokens.Paragraph).tokens) || [];
  if (picture?.type !== "image" || others.length > 0) return undefined;
  const { href, text, title } = picture as Tokens.Image;
  return { type: "image", attrs: { src: href, alt: text, ...(title && { caption: title }) } };
}

function readerWith({ otherwise = asItIs, hasPictures = false }: Reading) {
  return toNode;

  function toNode(token: Token): RichTextNode[] {
    const picture = hasPictures && pictureOf(token);
    if (picture) return [picture];
    switch (token.type) {
      case "space":
        return [];
      case "paragraph":
      case "text":
        return [{ type: "paragraph", content: toInline((token as Tokens.Paragraph).tokens ?? [token]) }];
      case "heading": {
        const { depth, tokens } = token as Tokens.Heading;
        return [
          {
            type: "heading",
            attrs: { level: Math.min(Math.max(depth, 2), 4) as 2 | 3 | 4 },
            content: toInline(tokens),
          },
        ];
      }
      case "list": {
        const { ordered, items } = token as Tokens.List;
        const content = items.map((item) => ({
          type: "listItem" as const,
          content: withBoxInLine(item.tokens).flatMap(toNode),
        }));
        return [{ type: ordered ? "orderedList" : "bulletList", content }];
      }
      case "blockquote":
        return [{ type: "blockquote", content: ((token as Tokens.Blockquote).tokens ?? []).flatMap(toNode) }];
      case "code": {
        const { lang, text } = token as Tokens.Code;
        return [{ type: "codeBlock", attrs: { language: lang || null }, content: [{ type: "text", text }] }];
      }
      case "hr":
        return [{ type: "horizontalRule" }];
      case "table": {
        const { header, rows } = token as Tokens.Table;
        const row = (type: "tableHeader" | "tableCell") => (cells: Tokens.TableCell[]) => ({
          type: "tableRow" as const,
          content: cells.map((cell) => ({
            type,
            content: [{ type: "paragraph" as const, content: toInline(cell.tokens) }],
          })),
        });
        return [{ type: "table", content: [row("tableHeader")(header), ...rows.map(row("tableCell"))] }];
      }
      default:
        return [{ type: "paragraph", content: [plain(otherwise(token).trimEnd(), [])] }];
    }
  }

  function toInline(tokens: Token[], marks: RichTextMark[] = []): RichTextInline[] {
    return tokens.flatMap((token): RichTextInline[] => {
      const inner = (mark: RichTextMark) =>
        toInline(("tokens" in token && token.tokens) || [], [...marks, mark]);
      switch (token.type) {
        case "strong":
          return inner({ type: "bold" });
        case "em":
          return inner({ type: "italic" });
        case "del":
          return inner({ type: "strike" });
        case "raised":
          return inner({ type: token.raw.startsWith("<sup") ? "superscript" : "subscript" });
        case "link":
          return inner({ type: "link", attrs: { href: (token as Tokens.Link).href } });
        case "codespan":
          return [plain((token as Tokens.Codespan).text, [...marks, { type: "code" }])];
        case "br":
          return [{ type: "hardBreak" }];
        case "escape":
        case "text":
          return [plain((token as Tokens.Text).text, marks)];
        default:
          return [plain(otherwise(token), marks)];
      }
    });
  }

  function plain(text: string, marks: RichTextMark[]): RichTextInline {
    return marks.length > 0 ? { type: "text", text, marks } : { type: "text", text };
  }
}
