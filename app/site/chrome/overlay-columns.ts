import type { NavigationPage } from "#app/domain/pages/navigation.ts";

export type OverlayEntry = Pick<NavigationPage, "title" | "path" | "number" | "children">;

/** Lines a section's own large link takes beside its children's small ones, set in two columns. */
const titleLines = 3;

/** The sections in their order over three columns of about the same height; never an empty column. */
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
