import type { PublicList, PublicRow, RowGroup } from "./public-content.ts";

export interface GroupedRow extends PublicRow {
  /** The heading above it and its neighbours, such as its year. */
  group?: string;
}

/** The first rows of a list with pictures stand above its groups. */
const LEADS = 2;

/** The same without the groups, which are not sent to browsers. */
export const ungrouped = (rows: GroupedRow[]): PublicRow[] => rows.map(({ group: _, ...row }) => row);

/** The rows of a page of a list with pictures. */
export function groupRows(rows: GroupedRow[], page: number): Pick<PublicList, "leads" | "groups"> {
  const leads = page > 1 ? [] : ungrouped(rows.slice(0, LEADS));
  const groups: RowGroup[] = [];
  for (const { group, ...row } of rows.slice(leads.length)) {
    const last = groups.at(-1);
    if (last && last.heading === group) last.rows.push(row);
    else groups.push({ heading: group, rows: [row] });
  }
  return { leads, groups };
}
