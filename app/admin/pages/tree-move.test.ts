import fc from "fast-check";
import { expect, test } from "vitest";
import {
  isUnmoved,
  lift,
  moveToGap,
  placeInWords,
  rowsWith,
  shift,
  step,
  type TreeRow,
  targetOf,
} from "./tree-move.ts";

/** `a1` is a child of `a`, and `a1x` of `a1`: the length of a name is its level. */
const rows = ["a", "a1", "a1x", "a2", "b", "b1", "c"].map(
  (slug): TreeRow => ({
    id: slug,
    slug,
    title: slug.toUpperCase(),
    level: slug.length,
    parentSlug: slug.length === 1 ? null : slug.slice(0, -1),
  }),
);

const lifted = (id: string) => {
  const page = lift(rows, id);
  if (!page) throw new Error(`no ${id}`);
  return page;
};

test("PAGE-01: a page is lifted together with its subpages, and dropping it in place changes nothing", () => {
  const page = lifted("a1");
  expect(page.branch.map(({ id }) => id)).toEqual(["a1", "a1x"]);
  expect(targetOf(page)).toEqual({ parentSlug: "a", position: 0 });
  expect(isUnmoved(rows, page)).toBe(true);
  expect(rowsWith(page)).toEqual(rows);
});

test("PAGE-01: the arrow keys move a page past its siblings and into and out of parent pages", () => {
  const down = step(lifted("a1"), 1);
  expect(targetOf(down)).toEqual({ parentSlug: "a", position: 1 });
  expect(placeInWords(down)).toBe("2 of 2 under A");
  const next = step(down, 1);
  expect(targetOf(next)).toEqual({ parentSlug: "b", position: 0 });
  expect(targetOf(shift(lifted("a2"), -1))).toEqual({ parentSlug: null, position: 1 });
  expect(placeInWords(shift(lifted("a2"), -1))).toBe("2 of 4 at the top level");
  expect(targetOf(shift(lifted("c"), 1))).toEqual({ parentSlug: "b", position: 1 });
  expect(targetOf(step(lifted("a"), -1))).toEqual({ parentSlug: null, position: 0 });
});

test("PAGE-01: no page is moved below the third level", () => {
  // The branch has two levels, so it fits at the second level at most.
  const branch = moveToGap(lifted("b"), 3, 3);
  expect(targetOf(branch)).toEqual({ parentSlug: "a", position: 1 });
  expect(targetOf(moveToGap(lifted("c"), 3, 9))).toEqual({ parentSlug: "a1", position: 1 });
});

test("PAGE-01: every position of a lifted page gives a tree of at most three levels with all pages", () => {
  const move = fc.constantFrom("up", "down", "in", "out");
  fc.assert(
    fc.property(fc.constantFrom(...rows), fc.array(move, { maxLength: 20 }), ({ id }, moves) => {
      let page = lifted(id);
      for (const each of moves) {
        if (each === "up" || each === "down") page = step(page, each === "up" ? -1 : 1);
        else page = shift(page, each === "in" ? 1 : -1);
      }
      const result = rowsWith(page);
      expect(result.map((row) => row.id).toSorted()).toEqual(rows.map((row) => row.id).toSorted());
      result.forEach((row, position) => {
        const above = result[position - 1]?.level ?? 0;
        expect(row.level).toBeGreaterThanOrEqual(1);
        expect(row.level).toBeLessThanOrEqual(Math.min(above + 1, 3));
      });
      const { parentSlug } = targetOf(page);
      expect(page.rest.some((row) => row.slug === parentSlug) || parentSlug === null).toBe(true);
    }),
  );
});
