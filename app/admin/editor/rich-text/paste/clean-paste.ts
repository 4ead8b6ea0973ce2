import { keepBlocks, keepTables } from "./blocks.ts";
import { keepEmphasis, keepLinks, rename, styleOf, unwrap } from "./inlines.ts";
import { keepLists, keepTasks, keepWordLists } from "./lists.ts";

/** The order matters: each step relies on those before it. */
const steps = [
  removeUnseen,
  keepCode,
  keepWordLists,
  keepTasks,
  keepEmphasis,
  keepLinks,
  keepLists,
  keepBlocks,
  keepTables,
  shiftHeadings,
  dropAttributes,
];

/**
 * Normalises clipboard HTML: headings, lists, links, emphasis, quotes, code, tables and pictures in standard elements
 * without styles. Understands the markup of Word, Google Docs, Notion and others.
 */
export function cleanPaste(html: string): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const step of steps) step(body);
  return body.innerHTML;
}

const allowedAttributes = new Set(["href", "src", "alt", "data-caption", "colspan", "rowspan", "start"]);

/** Keeps only the attributes that a document stores; the language of code is a class. */
function dropAttributes(body: HTMLElement) {
  for (const element of body.querySelectorAll("*")) {
    for (const { name } of [...element.attributes]) {
      const isLanguage = name === "class" && element.matches("pre > code");
      if (!allowedAttributes.has(name) && !isLanguage) element.removeAttribute(name);
    }
  }
}

/**
 * The page's title is its only `h1`. If a paste contains `h1`, all of its headings move down one level, at most to
 * `h4`.
 */
function shiftHeadings(body: HTMLElement) {
  const step = body.querySelector("h1") ? 1 : 0;
  for (const heading of [...body.querySelectorAll("h1, h2, h3, h4, h5, h6")]) {
    const level = Math.min(Number(heading.tagName.slice(1)) + step, 4);
    rename(heading, `h${level}`);
  }
}

/** Elements without readable content: scripts, styles, controls and program-specific markup. */
const invisibleSelectors = [
  "head, script, style, meta, link, title, noscript, template, iframe, object, embed, svg, canvas, audio, video",
  "button, select, textarea, nav, [hidden], [aria-hidden='true']:not(br)",
  "sup.reference, .anchor, .octicon, .sr-only, .mw-editsection, .Apple-interchange-newline",
].join(", ");

/** Removes unreadable elements and comments; unwraps Word's own elements. */
function removeUnseen(body: HTMLElement) {
  for (const element of body.querySelectorAll(invisibleSelectors)) {
    if (element.matches("svg, [aria-hidden]") && element.closest("pre")) continue;
    element.remove();
  }
  for (const element of [...body.querySelectorAll("*")]) {
    if (styleOf(element, "display") === "none" || styleOf(element, "mso-hide") === "all") element.remove();
  }
  removeComments(body);
  for (const element of [...body.querySelectorAll("*")]) {
    if (/:/.test(element.tagName)) unwrap(element);
  }
}

/** Word puts list bullets between two comments; lists.ts reads them first. */
function removeComments(node: Node) {
  for (const child of [...node.childNodes]) {
    if (child.nodeType === 8) child.parentNode?.removeChild(child);
    else removeComments(child);
  }
}

/** Keeps code with its line breaks and, if given, its language; unwraps the coloured spans of editors and of GitHub. */
function keepCode(body: HTMLElement) {
  for (const pasted of [...body.querySelectorAll<HTMLElement>("div")]) {
    if (isEditorPaste(pasted))
      toCode(pasted, [...pasted.children].map((line) => line.textContent ?? "").join("\n"));
  }
  for (const block of [...body.querySelectorAll<HTMLElement>("pre")]) {
    for (const lineBreak of block.querySelectorAll("br")) lineBreak.replaceWith("\n");
    toCode(block, (block.textContent ?? "").replace(/\n$/, ""), languageOf(block));
  }
}

/** VS Code and similar editors: a monospaced box with one box per line. */
function isEditorPaste(box: HTMLElement): boolean {
  const isMonospaced = /mono|consolas|menlo|courier/.test(styleOf(box, "font-family"));
  return isMonospaced && styleOf(box, "white-space") === "pre" && box.children.length > 0;
}

function toCode(element: Element, text: string, language?: string) {
  const { ownerDocument } = element;
  const pre = ownerDocument.createElement("pre");
  const code = ownerDocument.createElement("code");
  if (language) code.className = `language-${language}`;
  code.textContent = text;
  pre.append(code);
  element.replaceWith(pre);
}

function languageOf(block: Element): string | undefined {
  const named = [block, block.querySelector("code"), block.parentElement].map(
    (element) => element?.className ?? "",
  );
  for (const names of named) {
    const found = names.match(/(?:language|lang|highlight-source|brush:?)[-\s]([\w+#-]+)/)?.[1];
    if (found) return found === "js" ? "javascript" : found === "ts" ? "typescript" : found;
  }
  return undefined;
}
