import fc from "fast-check";
import { expect, test } from "vitest";
import { findConflicts, mergeThreeWay } from "#app/domain/documents/merge-three-way.ts";
import { aBlock, aDraft, idsFrom, someDraft } from "#tests/support/drafts.ts";
import { mergeVersions } from "./conflicts.ts";

const newId = idsFrom(1000);
const base = aDraft([aBlock(1), aBlock(2), aBlock(3)]);
const headings = (draft: typeof base) => draft.blocks.map(({ props }) => props.heading);

test("ADMIN-06: changes to different blocks merge without a conflict", () => {
  const mine = aDraft([aBlock(1, "Mine"), aBlock(2), aBlock(3)]);
  const theirs = aDraft([aBlock(3), aBlock(1), aBlock(2, "Theirs"), aBlock(4)], { title: "Their title" });

  expect(findConflicts({ base, mine, theirs })).toEqual([]);
  const merged = mergeVersions({ base, mine, theirs }, {}, newId);
  expect(headings(merged)).toEqual(["Heading 3", "Mine", "Theirs", "Heading 4"]);
  expect(merged.title).toBe("Their title");
});

test("ADMIN-06: different changes to the same block or field conflict; equal changes do not", () => {
  const mine = aDraft([aBlock(1, "Mine"), aBlock(2, "Same")], { title: "My title" });
  const theirs = aDraft([aBlock(1, "Theirs"), aBlock(2, "Same"), aBlock(3, "Changed")], { title: "Theirs" });

  const conflicts = findConflicts({ base, mine, theirs });

  expect(conflicts).toMatchObject([
    { kind: "field", part: "title", mine: "My title", theirs: "Theirs" },
    { kind: "prop", part: `${aBlock(1).id}/heading`, mine: { props: { heading: "Mine" } } },
    { kind: "block", part: aBlock(3).id, mine: null, theirs: { props: { heading: "Changed" } } },
  ]);
});

test("ADMIN-06: changes to different props of a block merge; only a prop changed on both sides conflicts", () => {
  const withProps = (props: Record<string, unknown>) => aDraft([{ ...aBlock(1), props }]);
  const versions = {
    base: withProps({ heading: "Before", lead: "Before", facts: ["one"], tone: "light" }),
    mine: withProps({ heading: "Mine", lead: "Mine", facts: ["one"], tone: "light" }),
    theirs: withProps({ heading: "Theirs", lead: "Before", facts: ["one", "two"] }),
  };

  expect(findConflicts(versions)).toMatchObject([{ kind: "prop", name: "heading" }]);
  const part = `${aBlock(1).id}/heading`;
  expect(mergeVersions(versions, { [part]: "mine" }, newId)).toEqual(
    withProps({ heading: "Mine", lead: "Mine", facts: ["one", "two"] }),
  );
  expect(mergeVersions(versions, { [part]: "theirs" }, newId)).toEqual(
    withProps({ heading: "Theirs", lead: "Mine", facts: ["one", "two"] }),
  );
});

test("ADMIN-06: a block whose version differs conflicts as a whole", () => {
  const mine = aDraft([aBlock(1, "Mine")]);
  const theirs = aDraft([{ ...aBlock(1, "Theirs"), version: 2 }]);
  expect(findConflicts({ base: aDraft([aBlock(1)]), mine, theirs })).toMatchObject([{ kind: "block" }]);
});

test("ADMIN-06: each conflict is resolved by its chosen side", () => {
  const mine = aDraft([aBlock(1, "Mine 1"), aBlock(2, "Mine 2"), aBlock(3, "Mine 3")]);
  const theirs = aDraft([aBlock(1, "Theirs 1"), aBlock(2, "Theirs 2"), aBlock(3, "Theirs 3")]);

  const merged = mergeVersions(
    { base, mine, theirs },
    {
      [`${aBlock(1).id}/heading`]: "mine",
      [`${aBlock(2).id}/heading`]: "theirs",
      [`${aBlock(3).id}/heading`]: "both",
    },
    newId,
  );

  expect(headings(merged)).toEqual(["Mine 1", "Theirs 2", "Theirs 3", "Mine 3"]);
});

test("ADMIN-06: a block removed on one side is restored or removed, depending on the choice", () => {
  const mine = aDraft([aBlock(1), aBlock(3)]);
  const theirs = aDraft([aBlock(1), aBlock(2, "Theirs"), aBlock(3)]);
  const part = aBlock(2).id;

  expect(headings(mergeVersions({ base, mine, theirs }, { [part]: "theirs" }, newId))).toEqual([
    "Heading 1",
    "Theirs",
    "Heading 3",
  ]);
  expect(mergeVersions({ base, mine, theirs }, { [part]: "mine" }, newId)).toEqual(mine);
  expect(mergeVersions({ base, mine: theirs, theirs: mine }, { [part]: "theirs" }, newId)).toEqual(mine);
});

test("ADMIN-06: resolving every conflict with both sides loses no text", () => {
  fc.assert(
    fc.property(someDraft, someDraft, someDraft, (from, mine, theirs) => {
      const versions = { base: from, mine, theirs };
      const conflicts = findConflicts(versions);
      const both = Object.fromEntries(
        conflicts.map(
          ({ part, mine, theirs }) =>
            [part, mine === null ? "theirs" : theirs === null ? "mine" : "both"] as const,
        ),
      );
      const merged = mergeVersions(versions, both, newId);

      const kept = merged.blocks.map(({ id, props }) => `${id.slice(-4)} ${props.heading}`);
      const texts = merged.blocks.map(({ props }) => props.heading);
      const ids = merged.blocks.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const side of [mine, theirs])
        for (const block of side.blocks) {
          const before = from.blocks.find(({ id }) => id === block.id);
          const isTyped = before?.props.heading !== block.props.heading;
          if (isTyped) expect(texts).toContain(block.props.heading);
        }
      for (const conflict of conflicts)
        if (conflict.kind !== "field" && conflict.theirs)
          expect(kept).toContain(`${conflict.theirs.id.slice(-4)} ${conflict.theirs.props.heading}`);
    }),
    { numRuns: 500 },
  );
});

test("ADMIN-06: merging with an unchanged side returns the other side exactly", () => {
  fc.assert(
    fc.property(someDraft, someDraft, (from, other) => {
      expect(mergeThreeWay(from, from, other)).toEqual(other);
      expect(mergeThreeWay(other, from, from)).toEqual(other);
    }),
    { numRuns: 500 },
  );
});
