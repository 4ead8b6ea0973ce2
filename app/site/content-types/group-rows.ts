import type { PublicList, PublicRow, RowGroup } from "./public-content.ts";

export interface GroupedRow extends PublicRow {
  /** The heading above it and its neighbours, such as its year. */
  group?: string;
}

/** The first rows of a list with pictures stand above its groups. */
const LEADS = 2;

/** In a group, the first of three rows shows its picture. */
const PICTURE_EVERY = 3;

/** The rows of a page of a list with pictures. */
export function groupRows(rows: GroupedRow[], page: number): Pick<PublicList, "leads" | "groups"> {
  const leads = page > 1 ? [] : rows.slice(0, LEADS).map(({ group: _, ...row }) => row);
  const groups: RowGroup[] = [];
  for (const row of rows.slice(leads.length)) {
    const last = groups.at(-1);
    if (last && last.heading === row.group) last.rows.push(row);
    else groups.push({ heading: row.group, rows: [row] });
  }
  return { leads, groups: groups.map(({ heading, rows }) => ({ heading, rows: rowsOfGroup(rows) })) };
}

/** The rows of a group, with the pictures that it shows. */
export function rowsOfGroup(rows: GroupedRow[]): PublicRow[] {
  return rows.map(({ group: _, picture, ...row }, position) =>
    position % PICTURE_EVERY === 0 ? { ...row, picture } : row,
  );
}
