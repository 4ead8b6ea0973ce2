import { isBlank } from "./elements.ts";

/** Tables without what lays them out; a first row of nothing but bold words is a row of headings. */
export function keepTables(body: HTMLElement) {
  for (const columns of [...body.querySelectorAll("colgroup, col")]) columns.remove();
  for (const table of [...body.querySelectorAll("table")]) {
    for (const row of [...table.querySelectorAll("tr")]) if (row.children.length === 0) row.remove();
    if (table.querySelectorAll("td, th").length === 0 || isBlank(table)) {
      table.remove();
      continue;
    }
    nameHeadings(table);
  }
}

function nameHeadings(table: Element) {
  const [first, ...others] = table.querySelectorAll("tr");
  if (!first || others.length === 0 || table.querySelector("th")) return;
  const cells = [...first.children];
  if (!first.closest("thead") && !cells.every(isBold)) return;
  for (const cell of cells) {
    const heading = cell.ownerDocument.createElement("th");
    for (const name of ["colspan", "rowspan"]) {
      const span = cell.getAttribute(name);
      if (span) heading.setAttribute(name, span);
    }
    heading.append(...cell.childNodes);
    cell.replaceWith(heading);
    for (const strong of [...heading.querySelectorAll("b, strong")]) strong.replaceWith(...strong.childNodes);
  }
}

function isBold(cell: Element): boolean {
  const strong = [...cell.querySelectorAll("b, strong")].map((element) => element.textContent).join("");
  return strong.trim() !== "" && strong.trim() === cell.textContent?.trim();
}
