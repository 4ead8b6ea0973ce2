import { styleOf } from "./elements.ts";

interface Item {
  paragraph: HTMLElement;
  /** From 1. */
  level: number;
  isOrdered: boolean;
  start: number;
}

/**
 * Word writes lists as paragraphs: `mso-list: l0 level2 lfo1` says how deep, and the bullet or number stands in front
 * in a span of its own (`mso-list: Ignore`). Makes real lists of each run of them.
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
