/** Units of a cell of the wide wall of links, and of a row of the narrow one; `link-wall.css` has the same proportions. */
export const wallCell = { width: 400, height: 324 };
export const wallRow = { width: 390, height: 152 };

/** The columns of the wide wall. */
export function wallColumns(entries: number): number {
  return entries === 3 || entries > 4 ? 3 : Math.min(entries, 2);
}
