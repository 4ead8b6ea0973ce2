import { marked } from "marked";
import { type DefaultTreeAdapterTypes, parse } from "parse5";

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** Interactive elements, which are not part of the readable text. */
const unread = new Set([
  "button",
  "form",
  "small",
  "script",
  "style",
  "svg",
  "template",
  "noscript",
  "iframe",
  "search",
]);

/**
 * The readable words of HTML in order, including alternative texts, and titles of pictures, as which Markdown writes
 * captions; of its main content, if it has one.
 */
export function wordsOfHtml(html: string): string[] {
  const document = parse(html);
  return textOf(find(document.childNodes, "main") ?? document).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** The readable words of Markdown. */
export function wordsOfMarkdown(markdown: string): string[] {
  return wordsOfHtml(marked.parse(markdown, { async: false }));
}

function find(nodes: Node[], name: string): Element | undefined {
  for (const node of nodes) {
    if (!("childNodes" in node)) continue;
    const found = node.nodeName === name ? node : find(node.childNodes, name);
    if (found && "attrs" in found) return found;
  }
  return undefined;
}

function textOf(node: Node | DefaultTreeAdapterTypes.Document): string {
  if (node.nodeName === "#text" && "value" in node) return node.value;
  if (!("childNodes" in node)) return "";
  const attribute = (name: string) =>
    "attrs" in node ? node.attrs.find((given) => given.name === name)?.value : undefined;
  if (unread.has(node.nodeName) || attribute("aria-hidden") === "true") return "";
  // A link that scrolls.
  if (attribute("href")?.startsWith("#")) return "";
  if (node.nodeName === "img") return ` ${attribute("alt") ?? ""} ${attribute("title") ?? ""} `;
  if (node.nodeName === "video") return ` ${attribute("aria-label") ?? ""} `;
  // Elements separate words.
  return `${node.childNodes.map(textOf).join("")} `;
}
