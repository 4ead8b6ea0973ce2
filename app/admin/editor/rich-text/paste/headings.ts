import { rename } from "./elements.ts";

/**
 * The page's title is its one heading of the first level. Where a paste has such headings, all of its headings go one
 * step down; what is below the fourth level stands at the fourth.
 */
export function shiftHeadings(body: HTMLElement) {
  const step = body.querySelector("h1") ? 1 : 0;
  for (const heading of [...body.querySelectorAll("h1, h2, h3, h4, h5, h6")]) {
    const level = Math.min(Number(heading.tagName.slice(1)) + step, 4);
    rename(heading, `h${level}`);
  }
}
