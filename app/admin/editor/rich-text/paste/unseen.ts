import { styleOf, unwrap } from "./elements.ts";

/** What says nothing: scripts, styles, controls, and what only some program understands. */
const unseen = [
  "head, script, style, meta, link, title, noscript, template, iframe, object, embed, svg, canvas, audio, video",
  "button, select, textarea, nav, [hidden], [aria-hidden='true']:not(br)",
  "sup.reference, .anchor, .octicon, .sr-only, .mw-editsection, .Apple-interchange-newline",
].join(", ");

/** Removes what is not read, and comments; keeps the words of Word's own elements. */
export function removeUnseen(body: HTMLElement) {
  for (const element of body.querySelectorAll(unseen)) {
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

/** Word puts the bullets of its lists between two comments; they are read before, see word-lists.ts. */
function removeComments(node: Node) {
  for (const child of [...node.childNodes]) {
    if (child.nodeType === 8) child.parentNode?.removeChild(child);
    else removeComments(child);
  }
}
