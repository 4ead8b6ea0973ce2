import { isBlank, styleOf, unwrap } from "./inlines.ts";

/** Makes lists valid: only items in a list, and nested lists inside an item. */
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

/**
 * Converts checklists to lists with `☑` or `☐` before each item. Notion, GitHub, Google Docs, Confluence and Apple
 * Notes each mark them differently.
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

/** Whether a task is done; undefined for other items. */
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

interface Item {
  paragraph: HTMLElement;
  /** One-based. */
  level: number;
  isOrdered: boolean;
  start: number;
}

/**
 * Word writes lists as paragraphs: `mso-list: l0 level2 lfo1` has the level, and a separate span (`mso-list: Ignore`)
 * has the bullet or number. Converts each run of them to a list.
 */
export function keepWordLists(body: HTMLElement) {
  const runs: Item[][] = [];
  for (const paragraph of body.querySelectorAll<HTMLElement>("p, h1, h2, h3, h4, h5, h6")) {
    const item = itemOf(paragraph);
    if (!item) continue;
    const run = runs.at(-1);
    const isNext = run?.at(-1)?.paragraph.nextElementSibling === paragraph;
    if (run && isNext) run.push(item);
    else runs.push([item]);
  }
  for (const run of runs) replace(run);
}

function itemOf(paragraph: HTMLElement): Item | undefined {
  const level = styleOf(paragraph, "mso-list").match(/level(\d)/)?.[1];
  if (!level) return undefined;
  const marker = [...paragraph.querySelectorAll("span")].find(
    (span) => styleOf(span, "mso-list") === "ignore",
  );
  const sign = marker?.textContent?.replaceAll("\u00a0", " ").trim() ?? "";
  marker?.remove();
  const number = sign.match(/^\(?(\d+|[a-z]{1,4})[.)]/i)?.[1];
  return { paragraph, level: Number(level), isOrdered: number !== undefined, start: Number(number) || 1 };
}

function replace(run: Item[]) {
  const [first] = run;
  if (!first) return;
  const { ownerDocument } = first.paragraph;
  const open: { list: HTMLElement; level: number }[] = [];
  const roots: HTMLElement[] = [];
  for (const { paragraph, level, isOrdered, start } of run) {
    while ((open.at(-1)?.level ?? 0) > level) open.pop();
    const name = isOrdered ? "OL" : "UL";
    const current = open.at(-1);
    if (current?.level === level && current.list.tagName !== name) open.pop();
    if (open.at(-1)?.level !== level) {
      const list = ownerDocument.createElement(name);
      if (isOrdered && start > 1) list.setAttribute("start", String(start));
      const around = open.at(-1)?.list;
      if (around) (around.lastElementChild ?? around).append(list);
      else roots.push(list);
      open.push({ list, level });
    }
    const item = ownerDocument.createElement("li");
    item.append(...paragraph.childNodes);
    open.at(-1)?.list.append(item);
  }
  first.paragraph.before(...roots);
  for (const { paragraph } of run) paragraph.remove();
}
