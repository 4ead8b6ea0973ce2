import fc from "fast-check";
import { expect, test } from "vitest";
import { MAX_STEPS, mapHistory, newHistory, record, redo, typingPause, undo } from "./history.ts";

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
