import { isBlank, rename, styleOf, unwrap } from "./inlines.ts";

/** Elements that form their own block. */
const blocks =
  "p, div, h1, h2, h3, h4, h5, h6, ul, ol, table, blockquote, pre, hr, section, article, header, footer, main, figure, aside, details, dl, address";

/** Normalises paragraphs, quotes and captions from the markup that other programs write. */
export function keepBlocks(body: HTMLElement) {
  renameAll(body, ".MsoTitle", "h1");
  renameAll(
    body,
    ".MsoQuote, .MsoIntenseQuote, aside, .callout, .confluence-information-macro, .panel",
    "blockquote",
  );
  for (const figure of body.querySelectorAll("figure")) keepCaption(figure);
  for (const caption of body.querySelectorAll("caption")) caption.closest("table")?.before(caption);
  renameAll(body, "summary, dd, figcaption, caption, address", "p");
  for (const term of [...body.querySelectorAll("dt")]) {
    const paragraph = rename(term, "p");
    const strong = paragraph.ownerDocument.createElement("strong");
    strong.append(...paragraph.childNodes);
    paragraph.append(strong);
  }
  for (const picture of [...body.querySelectorAll("picture, source")]) unwrap(picture);
  for (const box of [
    ...body.querySelectorAll("div, section, article, header, footer, main, figure, details, dl, body"),
  ]) {
    makeParagraphs(box);
  }
  makeParagraphs(body);
  for (const paragraph of [...body.querySelectorAll("p")]) liftPictures(paragraph);
  for (const last of [...body.querySelectorAll(":is(p, li, h1, h2, h3, h4, h5, h6) > br:last-child")]) {
    if (!last.nextSibling?.textContent?.trim()) last.remove();
  }
  for (const paragraph of [...body.querySelectorAll("p")]) splitAtBlankLines(paragraph);
  for (const empty of [...body.querySelectorAll("p, h1, h2, h3, h4, h5, h6, blockquote")]) {
    if (isBlank(empty) && !empty.closest("td, th")) empty.remove();
  }
}

/** Moves the caption of a single picture to it. One with links stays a paragraph, which keeps them. */
function keepCaption(figure: Element) {
  const [picture, ...others] = figure.querySelectorAll("img");
  const caption = figure.querySelector("figcaption");
  const text = caption?.textContent?.trim();
  if (!picture || others.length > 0 || !caption || !text || caption.querySelector("a, img")) return;
  picture.setAttribute("data-caption", text.replace(/\s+/g, " "));
  caption.remove();
}

function renameAll(body: HTMLElement, selector: string, name: string) {
  for (const element of [...body.querySelectorAll(selector)]) {
    if (name === "blockquote" && element.closest("blockquote")) continue;
    rename(element, name);
  }
}

/** Unwraps a box that contains blocks; a box with only inline content becomes a paragraph. */
function makeParagraphs(box: Element) {
  const isBody = box.tagName === "BODY";
  const holdsBlocks = [...box.children].some((child) => child.matches(blocks));
  if (isBody && !holdsBlocks && box.querySelector("br + br")) wrapRun([...box.childNodes]);
  if (!holdsBlocks && !isBody) {
    if (styleOf(box, "white-space").startsWith("pre") && box.textContent?.includes("\n")) return;
    rename(box, "p");
    return;
  }
  if (holdsBlocks) {
    let run: ChildNode[] = [];
    for (const child of [...box.childNodes]) {
      const isBlock = child.nodeType === 1 && child instanceof Element && child.matches(blocks);
      if (isBlock) {
        wrapRun(run);
        run = [];
      } else run.push(child);
    }
    wrapRun(run);
  }
  if (!isBody) unwrap(box);
}

function wrapRun(run: ChildNode[]) {
  const [first] = run;
  const text = run.map((node) => node.textContent ?? "").join("");
  const hasPicture = run.some(
    (node) => node instanceof Element && (node.matches("img") || node.querySelector("img")),
  );
  if (!first || (!text.trim() && !hasPicture)) {
    for (const node of run) node.remove();
    return;
  }
  const paragraph = first.ownerDocument?.createElement("p");
  if (!paragraph) return;
  first.before(paragraph);
  paragraph.append(...run);
}

/** Makes pictures block-level: the text before and after each becomes a paragraph. */
function liftPictures(paragraph: Element) {
  const image = paragraph.querySelector("img");
  if (image) {
    const rest = paragraph.ownerDocument.createElement("p");
    const range = paragraph.ownerDocument.createRange();
    range.setStartAfter(image);
    range.setEndAfter(paragraph.lastChild ?? image);
    rest.append(range.extractContents());
    paragraph.after(image, ...(isBlank(rest) && !rest.querySelector("img") ? [] : [rest]));
    if (rest.isConnected) liftPictures(rest);
  }
}

/** Two consecutive line breaks end a paragraph. */
function splitAtBlankLines(paragraph: Element) {
  const parts: ChildNode[][] = [[]];
  let breaks: ChildNode[] = [];
  for (const node of [...paragraph.childNodes]) {
    if (node.nodeName === "BR") {
      breaks.push(node);
      continue;
    }
    if (node.nodeType === 3 && !node.textContent?.trim() && breaks.length > 0) continue;
    if (breaks.length > 1) parts.push([]);
    else parts.at(-1)?.push(...breaks);
    breaks = [];
    parts.at(-1)?.push(node);
  }
  const filled = parts.filter((part) => part.length > 0);
  if (filled.length === 1 && breaks.length === 0) return;
  const paragraphs = filled.map((part) => {
    const each = paragraph.ownerDocument.createElement("p");
    each.append(...part.filter((node, position) => node.nodeName !== "BR" || position > 0));
    return each;
  });
  paragraph.replaceWith(...paragraphs);
}

/** Removes layout markup from tables; a first row of only bold text becomes the header row. */
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
