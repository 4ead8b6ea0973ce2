/** Units of a cell of the wide wall of links, and of a row of the narrow one; `link-wall.css` has the same proportions. */
export const wallCell = { width: 400, height: 324 };
export const wallRow = { width: 390, height: 152 };

/** The columns of the wide wall. */
export function wallColumns(links: number): number {
  return links === 3 || links > 4 ? 3 : Math.min(links, 2);
}
