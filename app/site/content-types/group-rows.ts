import type { PublicList, PublicRow, RowGroup } from "./public-content.ts";

/** The first rows of a list with pictures stand above its groups. */
const LEADS = 2;

/** The rows of a page of a list with pictures. */
export function groupRows(rows: PublicRow[], page: number): Pick<PublicList, "leads" | "groups"> {
  const leads = page > 1 ? [] : rows.slice(0, LEADS);
  const groups: RowGroup[] = [];
  for (const row of rows.slice(leads.length)) {
    const last = groups.at(-1);
    if (last && last.heading === row.group) last.rows.push(row);
    else groups.push({ heading: row.group, rows: [row] });
  }
  return { leads, groups };
}
