import { isBlank, unwrap } from "./elements.ts";

/** Lists as the standard has them: nothing but items in a list, a list below an item inside of that item. */
export function keepLists(body: HTMLElement) {
  for (const list of [...body.querySelectorAll("ul > ul, ul > ol, ol > ul, ol > ol")]) {
    const before = list.previousElementSibling;
    if (before?.tagName === "LI") before.append(list);
    else {
      const item = list.ownerDocument.createElement("li");
      list.before(item);
      item.append(...list.childNodes);
      list.remove();
      unwrap(item);
    }
  }
  for (const item of [...body.querySelectorAll("li")]) {
    if (!item.parentElement?.matches("ul, ol")) wrapInList(item);
    for (const breaks of [...item.querySelectorAll(":scope > br:last-child")]) breaks.remove();
    if (isBlank(item)) item.remove();
  }
  for (const list of [...body.querySelectorAll("ul, ol")]) if (isBlank(list)) list.remove();
}

function wrapInList(item: Element) {
  const list = item.ownerDocument.createElement("ul");
  item.before(list);
  let next: Element | null = item;
  while (next?.tagName === "LI") {
    const following: Element | null = next.nextElementSibling;
    list.append(next);
    next = following;
  }
}
