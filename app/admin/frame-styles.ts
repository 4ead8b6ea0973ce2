import { withInertStyles } from "./inert-styles.ts";

interface Adopted {
  sheet: CSSStyleSheet;
  /** Of single elements; each names its style, so that none is in the way of another. */
  rules: Set<string>;
}

const adopted = new WeakMap<Document, Adopted>();

/** Reads a drawing that is to be put into a frame. Its style elements become templates; see `adoptStyles`. */
export function parseDrawing(html: string): Document {
  return new DOMParser().parseFromString(withInertStyles(html), "text/html");
}

/**
 * Gives the document in a frame the styles that come with such a drawing. The policy of the frame knows the style
 * elements that it was sent with and lets in no others; a sheet that a script makes is not its business.
 */
export function adoptStyles(shown: Document, incoming: Document) {
  const { sheet, rules } = adopted.get(shown) ?? begin(shown);
  const inBody = [...incoming.body.querySelectorAll("template")];
  for (const element of incoming.head.querySelectorAll("template")) rules.add(cssOf(element));
  sheet.replaceSync([...rules, ...inBody.map(cssOf)].join("\n"));
  for (const element of inBody) element.remove();
}

function cssOf({ content }: HTMLTemplateElement): string {
  return content.textContent ?? "";
}

/** Gives the document in a frame a sheet of its own. */
export function adoptSheet(shown: Document, css: string): CSSStyleSheet {
  const view = shown.defaultView;
  if (!view) throw new Error("the frame has gone");
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(css);
  shown.adoptedStyleSheets = [...shown.adoptedStyleSheets, sheet];
  return sheet;
}

function begin(shown: Document): Adopted {
  const begun = { sheet: adoptSheet(shown, ""), rules: new Set<string>() };
  adopted.set(shown, begun);
  return begun;
}
