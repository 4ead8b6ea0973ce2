/** Puts the content of an element in its place. */
export function unwrap(element: Element) {
  element.replaceWith(...element.childNodes);
}

/** Puts an element of another name in the place of one, with the same content. */
export function rename(element: Element, name: string): HTMLElement {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

/** Puts the content of an element into another one of the given name inside of it. */
export function wrapContent(element: Element, name: string) {
  const inner = element.ownerDocument.createElement(name);
  inner.append(...element.childNodes);
  element.append(inner);
}

/** The value of a property in an element's style, in lower case; also of properties that no browser knows. */
export function styleOf(element: Element, property: string): string {
  const style = element.getAttribute("style") ?? "";
  const found = style.match(new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]+)`, "i"));
  return found?.[1]?.trim().toLowerCase() ?? "";
}

export function isBlank(element: Element): boolean {
  return element.textContent?.trim() === "" && !element.querySelector("img, hr, table");
}
