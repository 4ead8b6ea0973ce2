import { pageId } from "#app/http/document-ids.ts";

/** Attributes that React renders and that scripts of this site leave unchanged. */
const identifying = ["href", "name", "type", "value", "class"];

/**
 * Remembers an element of the page. The returned function finds it, or the element that has taken its place: React
 * renders the page again if another program had changed it before hydration.
 */
export function remember(element: HTMLElement): () => HTMLElement | undefined {
  const selector = selectorOf(element);
  const position = elementsOf(selector).indexOf(element);
  return () => (element.isConnected ? element : elementsOf(selector)[position]);
}

function selectorOf(element: HTMLElement): string {
  const attributes = identifying.flatMap((name) => {
    const value = element.getAttribute(name);
    return value === null ? [] : [`[${name}="${CSS.escape(value)}"]`];
  });
  return `#${pageId} ${element.localName}${attributes.join("")}`;
}

function elementsOf(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)];
}
