import fc from "fast-check";
import { expect, test } from "vitest";
import { mergeOrder } from "./block-order.ts";

test.each([
  { name: "nothing has changed", theirs: "abc", from: "abc", to: "abc", merged: "abc" },
  { name: "mine adds at the end", theirs: "abc", from: "abc", to: "abcx", merged: "abcx" },
  { name: "both add behind the same block", theirs: "aybc", from: "abc", to: "axbc", merged: "axybc" },
  { name: "mine adds in front", theirs: "abcy", from: "abc", to: "xabc", merged: "xabcy" },
  { name: "mine adds what they have moved around", theirs: "cba", from: "abc", to: "abxc", merged: "cbxa" },
  { name: "mine moves, theirs adds", theirs: "abyc", from: "abc", to: "cab", merged: "caby" },
  { name: "mine removes, theirs adds", theirs: "abyc", from: "abc", to: "ac", merged: "ayc" },
  { name: "mine moves what they have moved too", theirs: "bca", from: "abc", to: "cab", merged: "cab" },
  { name: "the neighbour is gone", theirs: "ac", from: "abc", to: "abxc", merged: "axc" },
])("ADMIN-06: the order is merged when $name", ({ theirs, from, to, merged }) => {
  expect(mergeOrder([...theirs], { from: [...from], to: [...to] }).join("")).toBe(merged);
});

const ids = fc.uniqueArray(fc.constantFrom(..."abcdefgh"), { maxLength: 8 });

test("ADMIN-06: merging orders loses no block and duplicates none", () => {
  fc.assert(
    fc.property(ids, ids, ids, (theirs, from, to) => {
      const merged = mergeOrder(theirs, { from, to });
      expect(new Set(merged).size).toBe(merged.length);
      const addedByEither = [...theirs, ...to].filter((id) => !from.includes(id));
      const keptByBoth = from.filter((id) => theirs.includes(id) && to.includes(id));
      expect(merged).toEqual(expect.arrayContaining([...addedByEither, ...keptByBoth]));
    }),
  );
});
