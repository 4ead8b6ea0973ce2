/** Most portraits in a row of a wall. */
const MAX_COLUMNS = 6;

/** Rows of about the same length. Fewer than three portraits leave the rest of their row empty. */
export function wallColumns(people: number): number {
  const rows = Math.ceil(people / MAX_COLUMNS);
  return Math.max(3, Math.ceil(people / rows));
}
