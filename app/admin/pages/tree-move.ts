import type { Place } from "#app/domain/pages/place.ts";
import { MAX_LEVELS } from "#app/domain/pages/place.ts";
import { messages } from "./messages.ts";

/** A row of the tree; rows stand each before its children. */
export interface TreeRow extends Place {
  id: string;
  title: string;
  /** 1 for a page at the top. */
  level: number;
}

/** A page in the hand: which rows go with it, which stay, and the gap it is held over. */
export interface Lifted {
  branch: TreeRow[];
  rest: TreeRow[];
  /** Before this row of `rest`; its length is the end. */
  gap: number;
  /** The level it would have there. */
  level: number;
}

/** Takes a page up where it stands, with everything below it. */
export function lift(rows: TreeRow[], id: string): Lifted | undefined {
  const start = rows.findIndex((row) => row.id === id);
  const page = rows[start];
  if (!page) return undefined;
  const after = rows.findIndex((row, position) => position > start && row.level <= page.level);
  const end = after === -1 ? rows.length : after;
  const rest = [...rows.slice(0, start), ...rows.slice(end)];
  return { branch: rows.slice(start, end), rest, gap: start, level: page.level };
}

/** Holds it over another gap, at the nearest level to the wished one that is possible there. */
export function holdOver(lifted: Lifted, gap: number, wished: number): Lifted {
  const held = { ...lifted, gap: Math.min(Math.max(gap, 0), lifted.rest.length) };
  const { lowest, highest } = levelsAt(held);
  if (lowest > highest) return lifted;
  return { ...held, level: Math.min(Math.max(wished, lowest), highest) };
}

/** One gap up or down; gaps where it has no room are passed over. */
export function step(lifted: Lifted, by: 1 | -1): Lifted {
  for (let gap = lifted.gap + by; gap >= 0 && gap <= lifted.rest.length; gap += by) {
    const held = holdOver({ ...lifted, gap }, gap, lifted.level);
    const { lowest, highest } = levelsAt({ ...lifted, gap });
    if (lowest <= highest) return held;
  }
  return lifted;
}

/** One level in or out, as far as the gap allows. */
export function shift(lifted: Lifted, by: 1 | -1): Lifted {
  return holdOver(lifted, lifted.gap, lifted.level + by);
}

/** Not out of the family of the row that follows, not deeper than below the row before or than the tree may be. */
function levelsAt({ branch, rest, gap }: Lifted): { lowest: number; highest: number } {
  const [page] = branch;
  const height = Math.max(...branch.map(({ level }) => level)) - (page?.level ?? 1);
  const above = rest[gap - 1];
  return {
    lowest: rest[gap]?.level ?? 1,
    highest: Math.min((above?.level ?? 0) + 1, MAX_LEVELS - height),
  };
}

/** Where it would stand if it were put down: under which page and at which place among its siblings, from 0. */
export function targetOf({ rest, gap, level }: Lifted): { parentSlug: string | null; position: number } {
  const before = rest.slice(0, gap);
  const parent = before.findLast((row) => row.level === level - 1 && isAncestor(row, before, level));
  const parentSlug = level === 1 ? null : (parent?.slug ?? null);
  const position = before.filter((row) => row.parentSlug === parentSlug && row.level === level).length;
  return { parentSlug, position };
}

/** No row of a lower level stands between a parent and its child. */
function isAncestor(row: TreeRow, before: TreeRow[], level: number): boolean {
  return before.slice(before.indexOf(row) + 1).every((between) => between.level >= level);
}

/** The rows as they would be if it were put down. */
export function rowsWith({ branch, rest, gap, level }: Lifted): TreeRow[] {
  const by = level - (branch[0]?.level ?? 1);
  const moved = branch.map((row) => ({ ...row, level: row.level + by }));
  return [...rest.slice(0, gap), ...moved, ...rest.slice(gap)];
}

/** Whether putting it down would change nothing. */
export function isUnmoved(rows: TreeRow[], lifted: Lifted): boolean {
  const before = lift(rows, lifted.branch[0]?.id ?? "");
  return before?.gap === lifted.gap && before.level === lifted.level;
}

/** The place in words: "Third of 9 under Solutions". */
export function placeInWords(lifted: Lifted): string {
  const { parentSlug, position } = targetOf(lifted);
  const siblings = lifted.rest.filter((row) => row.parentSlug === parentSlug).length + 1;
  const parent = lifted.rest.find(({ slug }) => slug === parentSlug);
  return `${position + 1} of ${siblings} ${parent ? `under ${parent.title}` : messages.topLevel}`;
}
