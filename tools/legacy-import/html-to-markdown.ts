import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";
import {
  escapeMarkdown,
  fenced,
  indented,
  markdownImage,
  markdownLink,
} from "#app/domain/rich-text/markdown.ts";

type Node = DefaultTreeAdapterTypes.ChildNode;

/** Whether a text was written as HTML: it begins with a tag, or closes one. */
export function isHtml(text: string): boolean {
  return (
    /^\s*<[a-z][^>]*>/i.test(text) || /<\/(?:p|div|h[1-6]|ul|ol|li|b|strong|em|i|a|blockquote)>/i.test(text)
  );
}

/** Converts the elements that a rich text can have to Markdown; of others only their text is kept. */
export function htmlToMarkdown(html: string): string {
  return blocksOf(parseFragment(html).childNodes).trim();
}

const marks: Record<string, string | undefined> = {
  b: "**",
  strong: "**",
  em: "*",
  i: "*",
  s: "~~",
  del: "~~",
  sup: "<sup>",
  sub: "<sub>",
};

function blocksOf(nodes: Node[]): string {
  return nodes
    .map((node) => {
      if (!("tagName" in node)) return inlineOf(node);
      const { tagName: name, childNodes: children } = node;
      if (/^h[1-6]$/.test(name))
        return `\n\n${"#".repeat(Number(name[1]))} ${inlinesOf(children).trim()}\n\n`;
      if (name === "ul" || name === "ol") return `\n\n${listOf(children, name === "ol")}\n\n`;
      if (name === "blockquote") return `\n\n${indented(blocksOf(children).trim(), "> ")}\n\n`;
      if (name === "pre") return `\n\n${fenced(textOf(node).trimEnd())}\n\n`;
      if (name === "hr") return "\n\n---\n\n";
      if (/^(?:p|div|section|article|figure|table|tr)$/.test(name))
        return `\n\n${blocksOf(children).trim()}\n\n`;
      return inlineOf(node);
    })
    .join("");
}

function listOf(nodes: Node[], isOrdered: boolean): string {
  const items = nodes.filter((node) => "tagName" in node && node.tagName === "li");
  return items
    .map((item, position) => {
      const text = blocksOf("childNodes" in item ? item.childNodes : []).trim();
      return `${isOrdered ? `${position + 1}.` : "-"} ${indented(text, "   ").trimStart()}`;
    })
    .join("\n");
}

const inlinesOf = (nodes: Node[]): string => nodes.map(inlineOf).join("");

function inlineOf(node: Node): string {
  if (node.nodeName === "#text" && "value" in node) return escapeMarkdown(node.value.replace(/\s+/g, " "));
  if (!("tagName" in node)) return "";
  const { tagName: name, childNodes: children } = node;
  const attribute = (wanted: string) => node.attrs.find((attr) => attr.name === wanted)?.value;
  if (name === "br") return "\\\n";
  if (name === "img")
    return attribute("src") ? markdownImage(attribute("src") ?? "", attribute("alt") ?? "") : "";
  if (name === "script" || name === "style") return "";
  const text = inlinesOf(children);
  const href = attribute("href");
  if (name === "a" && href && text.trim()) return markdownLink(href, text);
  const mark = marks[name];
  const end = mark?.replace("<", "</");
  return mark && text.trim() ? text.replace(/^(\s*)(.*?)(\s*)$/s, `$1${mark}$2${end}$3`) : text;
}

function textOf(node: Node): string {
  if ("value" in node) return node.value;
  return "childNodes" in node ? node.childNodes.map(textOf).join("") : "";
}
