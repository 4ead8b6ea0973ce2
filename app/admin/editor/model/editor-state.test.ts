import fc from "fast-check";
import { expect, test } from "vitest";
import { blocksOf } from "#app/domain/documents/content.ts";
import { aBlock, aDraft, idsFrom, someDraft } from "#tests/support/drafts.ts";
import {
  type Edit,
  type EditorState,
  edited,
  MAX_STEPS,
  mapHistory,
  newEditorState,
  newHistory,
  record,
  redo,
  typingPause,
  undo,
} from "./editor-state.ts";
import { selectBlock } from "./selection.ts";

const world = { newId: idsFrom(1000), now: 0 };
const idsOf = (state: EditorState) => blocksOf(state.history.present).map(({ id }) => id);
const id = (number: number) => aBlock(number).id;

const draft = aDraft([aBlock(1), aBlock(2), aBlock(3), aBlock(4)]);

test("PAGE-03: an added block is inserted after the given block and selected", () => {
  const state = edited(newEditorState(draft), { type: "add", blocks: [aBlock(9)], after: id(2) }, world);

  expect(idsOf(state)).toEqual([id(1), id(2), id(9), id(3), id(4)]);
  expect(state.selection.focus).toBe(id(9));
});

test("PAGE-03: several blocks move together, to a position or by steps", () => {
  const start = newEditorState(draft);

  const moved = edited(start, { type: "move", ids: [id(1), id(3)], position: 4 }, world);
  expect(idsOf(moved)).toEqual([id(2), id(4), id(1), id(3)]);

  const up = edited(start, { type: "step", ids: [id(3)], step: -1 }, world);
  expect(idsOf(up)).toEqual([id(1), id(3), id(2), id(4)]);
  const down = edited(start, { type: "step", ids: [id(2), id(3)], step: 1 }, world);
  expect(idsOf(down)).toEqual([id(1), id(4), id(2), id(3)]);
});

test("PAGE-03: moving a block beyond the first or last position adds no undo step", () => {
  const start = newEditorState(draft);

  expect(edited(start, { type: "step", ids: [id(1)], step: -1 }, world).history).toBe(start.history);
  expect(edited(start, { type: "step", ids: [id(4)], step: 1 }, world).history).toBe(start.history);
});

test("PAGE-03: a duplicated block gets a new id and is inserted after its original", () => {
  const state = edited(newEditorState(draft), { type: "duplicate", ids: [id(1), id(2)] }, world);

  const [first, second, third, fourth] = blocksOf(state.history.present);
  expect([first?.id, second?.id]).toEqual([id(1), id(2)]);
  expect([third?.props, fourth?.props]).toEqual([first?.props, second?.props]);
  expect(new Set(idsOf(state)).size).toBe(6);
  expect(state.selection.ids).toEqual([third?.id, fourth?.id]);
});

test("PAGE-03: deleting a block selects the block that takes its position, and undo restores it", () => {
  const start = edited(newEditorState(draft), { type: "select", selection: selectBlock(id(2)) }, world);

  const deleted = edited(start, { type: "delete", ids: [id(2)] }, world);
  expect(deleted.selection.focus).toBe(id(3));

  const undone = edited(deleted, { type: "undo" }, world);
  expect(undone.history.present).toBe(draft);
  expect(undone.selection.focus).toBe(id(2));
});

test("PAGE-03: deleting all blocks selects the page", () => {
  const state = edited(newEditorState(draft), { type: "delete", ids: [1, 2, 3, 4].map(id) }, world);

  expect(state.selection).toEqual({ ids: [], anchor: null, focus: null });
});

test("PAGE-03: changing a nested value of a block changes no other value", () => {
  const steps = [{ title: "Find" }, { title: "Draft", text: "A reply" }];
  const block = { ...aBlock(1), props: { heading: "Three jobs", steps } };
  const start = newEditorState(aDraft([block, aBlock(2)]));
  const path = ["steps", 1, "title"];

  const state = edited(start, { type: "change", blockId: block.id, path, value: "Answer" }, world);

  const [changed, other] = blocksOf(state.history.present);
  expect(changed?.props).toEqual({
    heading: "Three jobs",
    steps: [{ title: "Find" }, { title: "Answer", text: "A reply" }],
  });
  expect(other).toBe(blocksOf(start.history.present)[1]);
  const emptied = edited(state, { type: "change", blockId: block.id, path, value: undefined }, world);
  expect(blocksOf(emptied.history.present)[0]?.props).toEqual({
    heading: "Three jobs",
    steps: [{ title: "Find" }, { text: "A reply" }],
  });
});

test("PAGE-03: a change to the same value or to a missing block adds no undo step", () => {
  const start = newEditorState(draft);
  const change = { type: "change", path: ["heading"], value: "Heading 1" } as const;

  expect(edited(start, { ...change, blockId: id(1) }, world).history).toBe(start.history);
  expect(edited(start, { ...change, blockId: id(77) }, world).history).toBe(start.history);
});

test("PAGE-03: undo does not revert changes that other editors made since", () => {
  const mine: Edit = { type: "change", blockId: id(1), path: ["heading"], value: "Mine" };
  const theirs = aDraft([aBlock(1), aBlock(2, "Theirs"), aBlock(7), aBlock(3), aBlock(4)]);

  const received = edited(
    edited(newEditorState(draft), mine, world),
    { type: "receive", base: draft, theirs },
    world,
  );
  expect(blocksOf(received.history.present).map(({ props }) => props.heading)).toEqual([
    "Mine",
    "Theirs",
    "Heading 7",
    "Heading 3",
    "Heading 4",
  ]);

  expect(edited(received, { type: "undo" }, world).history.present).toEqual(theirs);
});

const someId = fc.nat({ max: 20 }).map(id);
const someIds = fc.uniqueArray(someId, { maxLength: 4 });
const someEdit: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({ type: fc.constant("move" as const), ids: someIds, position: fc.nat({ max: 12 }) }),
  fc.record({
    type: fc.constant("step" as const),
    ids: someIds,
    step: fc.constantFrom(-1 as const, 1 as const),
  }),
  fc.record({ type: fc.constant("duplicate" as const), ids: someIds }),
  fc.record({ type: fc.constant("delete" as const), ids: someIds }),
  fc.record({
    type: fc.constant("paste" as const),
    blocks: fc.array(
      fc.nat({ max: 20 }).map((number) => aBlock(number)),
      { maxLength: 3 },
    ),
    after: fc.option(someId),
  }),
  fc.record({
    type: fc.constant("change" as const),
    blockId: someId,
    path: fc.constantFrom(["heading"], ["items", 0, "text"], ["link", "href"]),
    value: fc.option(fc.string(), { nil: undefined }),
    typed: fc.boolean(),
  }),
);

test("PAGE-03: undoing every edit restores the original draft", () => {
  fc.assert(
    fc.property(someDraft, fc.array(someEdit, { maxLength: 40 }), (start, edits) => {
      const before = structuredClone(start);
      let state = newEditorState(start);
      for (const [now, edit] of edits.entries()) state = edited(state, edit, { ...world, now: now * 300 });
      const after = state.history.present;
      const steps = state.history.past.length;

      expect(new Set(idsOf(state)).size).toBe(idsOf(state).length);
      expect(state.selection.ids.every((selected) => idsOf(state).includes(selected))).toBe(true);
      for (let step = 0; step < steps; step += 1) state = edited(state, { type: "undo" }, world);
      expect(state.history.present).toBe(start);
      expect(start).toEqual(before);
      for (let step = 0; step < steps; step += 1) state = edited(state, { type: "redo" }, world);
      expect(state.history.present).toBe(after);
    }),
  );
});

test("PAGE-03: at most 200 steps can be undone and redone", () => {
  let history = newHistory(0);
  for (let step = 1; step <= 250; step += 1) history = record(history, step);

  let undone = history;
  for (let step = 0; step < 300; step += 1) undone = undo(undone);
  expect(undone.present).toBe(250 - MAX_STEPS);

  let redone = undone;
  for (let step = 0; step < 300; step += 1) redone = redo(redone);
  expect(redone.present).toBe(250);
});

test("PAGE-03: typing in one field without a pause is one undo step", () => {
  let history = newHistory("");
  for (const [position, text] of ["K", "Ke", "Kes"].entries())
    history = record(history, text, { field: "title", now: position * 100 });
  history = record(history, "Kest", { field: "title", now: 200 + typingPause });
  history = record(history, "Kest!", { field: "excerpt", now: 250 + typingPause });

  expect(history.past).toEqual(["", "Kes", "Kest"]);
});

test("PAGE-03: undo ends the current typing step", () => {
  let history = record(newHistory(""), "a", { field: "title", now: 0 });
  history = record(undo(history), "b", { field: "title", now: 10 });

  expect(undo(history).present).toBe("");
});

test("PAGE-03: a new step after undo clears the redo stack", () => {
  const history = record(undo(record(newHistory(1), 2)), 3);

  expect(redo(history)).toBe(history);
  expect(undo(history).present).toBe(1);
});

test("PAGE-03: undoing all steps restores the first state, and redoing all restores the last", () => {
  const steps = fc.array(fc.record({ state: fc.nat(), field: fc.option(fc.constantFrom("a", "b")) }), {
    maxLength: MAX_STEPS,
  });
  fc.assert(
    fc.property(steps, (all) => {
      const history = all.reduce(
        (so, { state, field }, now) => record(so, { state }, { field: field ?? undefined, now }),
        newHistory({ state: -1 }),
      );
      let undone = history;
      for (const _ of history.past) undone = undo(undone);
      expect(undone.present).toEqual({ state: -1 });

      let redone = undone;
      for (const _ of history.past) redone = redo(redone);
      expect(redone.present).toBe(history.present);
      expect(redone.past).toEqual(history.past);
    }),
  );
});

test("PAGE-03: changes by other editors are applied to every state in the history", () => {
  const history = undo(record(record(newHistory(1), 2), 3));

  const received = mapHistory(history, (state) => state * 10);

  expect([received.past, received.present, received.future]).toEqual([[10], 20, [30]]);
});

test("PAGE-03: undo removes a word of an input method in one step, however long its composition took", () => {
  const type = (state: EditorState, value: string, now: number, typed: true | "composing" = true) =>
    edited(state, { type: "change", blockId: id(1), path: ["heading"], value, typed }, { ...world, now });
  const headingOf = ({ history }: EditorState) => blocksOf(history.present)[0]?.props.heading;
  let state = type(newEditorState(draft), "Port ", 0);
  state = type(state, "Port に", 5000, "composing");
  state = type(state, "Port にほん", 5000 + typingPause * 2, "composing");
  state = type(state, "Port 日本", 5000 + typingPause * 4);

  expect(headingOf(state)).toBe("Port 日本");
  expect(headingOf(edited(state, { type: "undo" }, world))).toBe("Port ");
});
