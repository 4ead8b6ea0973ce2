import fc from "fast-check";
import { expect, test } from "vitest";
import { mergeOrder } from "./merge-blocks.ts";

test.each([
  { name: "nothing has changed", theirs: "abc", from: "abc", to: "abc", merged: "abc" },
  { name: "mine adds a block at the end", theirs: "abc", from: "abc", to: "abcx", merged: "abcx" },
  {
    name: "both sides add a block after the same one",
    theirs: "aybc",
    from: "abc",
    to: "axbc",
    merged: "axybc",
  },
  { name: "mine adds a block at the start", theirs: "abcy", from: "abc", to: "xabc", merged: "xabcy" },
  { name: "mine adds a block and theirs reorders", theirs: "cba", from: "abc", to: "abxc", merged: "cbxa" },
  { name: "mine moves a block and theirs adds one", theirs: "abyc", from: "abc", to: "cab", merged: "caby" },
  { name: "mine removes a block and theirs adds one", theirs: "abyc", from: "abc", to: "ac", merged: "ayc" },
  { name: "both sides move the same block", theirs: "bca", from: "abc", to: "cab", merged: "cab" },
  {
    name: "mine adds a block after one that theirs removed",
    theirs: "ac",
    from: "abc",
    to: "abxc",
    merged: "axc",
  },
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
