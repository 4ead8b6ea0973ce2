import { styleOf } from "./elements.ts";

/** Code with its line breaks and, where it is said, its language; out of the coloured spans of editors and of GitHub. */
export function keepCode(body: HTMLElement) {
  for (const pasted of [...body.querySelectorAll<HTMLElement>("div")]) {
    if (isEditorPaste(pasted))
      toCode(pasted, [...pasted.children].map((line) => line.textContent ?? "").join("\n"));
  }
  for (const block of [...body.querySelectorAll<HTMLElement>("pre")]) {
    for (const lineBreak of block.querySelectorAll("br")) lineBreak.replaceWith("\n");
    toCode(block, (block.textContent ?? "").replace(/\n$/, ""), languageOf(block));
  }
}

/** VS Code and its kin: a box of monospaced lines, each a box of its own. */
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
