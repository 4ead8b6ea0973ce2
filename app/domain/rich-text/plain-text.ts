import type { RichText, RichTextInline, RichTextNode } from "./document.ts";

/** A document's text, one line per paragraph, heading, cell or item. */
export function richTextToPlainText(document: RichText): string {
  return document.content.map(textOf).filter(Boolean).join("\n");
}

/** The text of a block. */
export function textOf(node: RichTextNode): string {
  switch (node.type) {
    case "paragraph":
    case "heading":
    case "codeBlock":
      return (node.content ?? []).map(inlineText).join("");
    case "bulletList":
    case "orderedList":
      return node.content.flatMap((item) => item.content.map(textOf)).join("\n");
    case "blockquote":
      return node.content.map(textOf).join("\n");
    case "table":
      return node.content
        .flatMap((row) => row.content.flatMap((cell) => cell.content.map(textOf)))
        .join("\n");
    case "image":
      return [node.attrs.alt, node.attrs.caption].filter(Boolean).join("\n");
    case "horizontalRule":
      return "";
  }
}

function inlineText(inline: RichTextInline): string {
  if (inline.type !== "text") return "\n";
  const isRaised = inline.marks?.some(({ type }) => type === "superscript");
  return isRaised ? asPower(inline.text) : inline.text;
}

/** 10⁶ must not become 106. Other superscripts, as in 1st, are readable without. */
function asPower(text: string): string {
  return /^[-−+\d]+$/.test(text) ? text.replace(/./gu, (sign) => powers[sign] ?? sign) : text;
}

const powers: Record<string, string> = {
  ...Object.fromEntries([..."⁰¹²³⁴⁵⁶⁷⁸⁹"].map((power, digit) => [digit, power])),
  ...{ "-": "⁻", "−": "⁻", "+": "⁺" },
};
