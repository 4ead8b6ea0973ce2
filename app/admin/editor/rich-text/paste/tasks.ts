/**
 * Checklists become lists whose items say whether they are done: `☑` or `☐` in front. Notion, GitHub, Google Docs,
 * Confluence and Apple Notes each mark them in their own way.
 */
export function keepTasks(body: HTMLElement) {
  for (const item of body.querySelectorAll("li")) {
    const isDone = stateOf(item);
    if (isDone === undefined) continue;
    const words = [...item.childNodes].find((node) => node.textContent?.trim());
    const sign = item.ownerDocument.createTextNode(isDone ? "☑ " : "☐ ");
    const first =
      words?.nodeType === 1 && words instanceof Element && words.matches("p, div, span, label")
        ? words
        : item;
    first.prepend(sign);
  }
  for (const box of body.querySelectorAll("input, .checkbox, img[aria-roledescription*='checkbox']"))
    box.remove();
}

/** Undefined for an item that is no task. */
function stateOf(item: Element): boolean | undefined {
  const own = (selector: string) =>
    [...item.querySelectorAll(selector)].find((found) => found.closest("li") === item);
  const box = own("input[type=checkbox]");
  if (box) return box.hasAttribute("checked");
  const notion = own(".checkbox");
  if (notion) return notion.classList.contains("checkbox-on");
  const role = item.getAttribute("role") === "checkbox" ? item : own("[role=checkbox]");
  if (role) return role.getAttribute("aria-checked") === "true";
  if (item.hasAttribute("data-inline-task-id")) return item.classList.contains("checked");
  if (item.closest("ul")?.matches("[class*=checklist], [class*=todo]"))
    return item.classList.contains("checked");
  return undefined;
}
