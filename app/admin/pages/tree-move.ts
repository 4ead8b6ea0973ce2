import { MAX_LEVELS, type Place } from "#app/domain/pages/page.ts";

/** A row of the tree, in depth-first order. */
export interface TreeRow extends Place {
  id: string;
  title: string;
  /** 1 for a first-level page. */
  level: number;
}

/** A page that is being moved: the rows that move with it, the rows that stay, and the drop position. */
export interface Lifted {
  branch: TreeRow[];
  rest: TreeRow[];
  /** Before this index of `rest`; its length means the end. */
  gap: number;
  /** The level at the drop position. */
  level: number;
}

/** Starts to move a page with its descendants. */
export function lift(rows: TreeRow[], id: string): Lifted | undefined {
  const start = rows.findIndex((row) => row.id === id);
  const page = rows[start];
  if (!page) return undefined;
  const after = rows.findIndex((row, position) => position > start && row.level <= page.level);
  const end = after === -1 ? rows.length : after;
  const rest = [...rows.slice(0, start), ...rows.slice(end)];
  return { branch: rows.slice(start, end), rest, gap: start, level: page.level };
}

/** Moves the drop position to another gap, at the closest possible level to the requested one. */
export function moveToGap(lifted: Lifted, gap: number, requestedLevel: number): Lifted {
  const held = { ...lifted, gap: Math.min(Math.max(gap, 0), lifted.rest.length) };
  const { lowest, highest } = levelsAt(held);
  if (lowest > highest) return lifted;
  return { ...held, level: Math.min(Math.max(requestedLevel, lowest), highest) };
}

/** One gap up or down; skips gaps where the branch does not fit. */
export function step(lifted: Lifted, by: 1 | -1): Lifted {
  for (let gap = lifted.gap + by; gap >= 0 && gap <= lifted.rest.length; gap += by) {
    const held = moveToGap({ ...lifted, gap }, gap, lifted.level);
    const { lowest, highest } = levelsAt({ ...lifted, gap });
    if (lowest <= highest) return held;
  }
  return lifted;
}

/** One level in or out, within the levels that the gap allows. */
export function shift(lifted: Lifted, by: 1 | -1): Lifted {
  return moveToGap(lifted, lifted.gap, lifted.level + by);
}

/** At least the level of the next row, at most one below the previous row, within the maximum depth. */
function levelsAt({ branch, rest, gap }: Lifted): { lowest: number; highest: number } {
  const [page] = branch;
  const height = Math.max(...branch.map(({ level }) => level)) - (page?.level ?? 1);
  const above = rest[gap - 1];
  return {
    lowest: rest[gap]?.level ?? 1,
    highest: Math.min((above?.level ?? 0) + 1, MAX_LEVELS - height),
  };
}

/** The drop target: the parent page and the zero-based position among its siblings. */
export function targetOf({ rest, gap, level }: Lifted): { parentSlug: string | null; position: number } {
  const before = rest.slice(0, gap);
  const parent = before.findLast((row) => row.level === level - 1 && isAncestor(row, before, level));
  const parentSlug = level === 1 ? null : (parent?.slug ?? null);
  const position = before.filter((row) => row.parentSlug === parentSlug && row.level === level).length;
  return { parentSlug, position };
}

/** No row of a lower level is between a parent and its child. */
function isAncestor(row: TreeRow, before: TreeRow[], level: number): boolean {
  return before.slice(before.indexOf(row) + 1).every((between) => between.level >= level);
}

/** The rows after the drop. */
export function rowsWith({ branch, rest, gap, level }: Lifted): TreeRow[] {
  const by = level - (branch[0]?.level ?? 1);
  const moved = branch.map((row) => ({ ...row, level: row.level + by }));
  return [...rest.slice(0, gap), ...moved, ...rest.slice(gap)];
}

/** Whether the drop would change nothing. */
export function isUnmoved(rows: TreeRow[], lifted: Lifted): boolean {
  const before = lift(rows, lifted.branch[0]?.id ?? "");
  return before?.gap === lifted.gap && before.level === lifted.level;
}

/** The drop position as text: "Third of 9 under Solutions". */
export function placeInWords(lifted: Lifted): string {
  const { parentSlug, position } = targetOf(lifted);
  const siblings = lifted.rest.filter((row) => row.parentSlug === parentSlug).length + 1;
  const parent = lifted.rest.find(({ slug }) => slug === parentSlug);
  return parent
    ? `${position + 1} of ${siblings} under ${parent.title}`
    : `${position + 1} of ${siblings} at the top level`;
}
