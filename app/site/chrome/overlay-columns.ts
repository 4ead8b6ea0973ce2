import type { NavigationPage } from "#app/domain/pages/navigation.ts";

export type OverlayEntry = Pick<NavigationPage, "title" | "path" | "number" | "children">;

/** The height of a section's large link in lines of its children's small ones, which have two columns. */
const titleLines = 3;

/** The sections in order, distributed over three columns of similar height; no column is empty. */
export function overlayColumns(entries: OverlayEntry[]): OverlayEntry[][] {
  const heights = entries.map(({ children }) => titleLines + Math.ceil(children.length / 2));
  const total = heights.reduce((sum, height) => sum + height, 0);

  const columns: OverlayEntry[][] = [[], [], []];
  let above = 0;
  for (const [position, entry] of entries.entries()) {
    const height = heights[position] ?? 0;
    const column = Math.min(Math.floor(((above + height / 2) / total) * 3), 2);
    columns[column]?.push(entry);
    above += height;
  }
  return columns.filter((column) => column.length > 0);
}
