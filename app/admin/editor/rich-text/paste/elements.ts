/** Replaces an element with its content. */
export function unwrap(element: Element) {
  element.replaceWith(...element.childNodes);
}

/** Renames an element; its content stays. */
export function rename(element: Element, name: string): HTMLElement {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

/** Wraps the content of an element in another element. */
export function wrapContent(element: Element, name: string) {
  const inner = element.ownerDocument.createElement(name);
  inner.append(...element.childNodes);
  element.append(inner);
}

/** A property's value from the style attribute in lower case, including non-standard properties. */
export function styleOf(element: Element, property: string): string {
  const style = element.getAttribute("style") ?? "";
  const found = style.match(new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]+)`, "i"));
  return found?.[1]?.trim().toLowerCase() ?? "";
}

export function isBlank(element: Element): boolean {
  return element.textContent?.trim() === "" && !element.querySelector("img, hr, table");
}
