import { expect, test } from "vitest";
import { arranged, stepped } from "./ordered-content-list.tsx";

test("NEWS-01: moving an item changes its position and keeps the order of the others", () => {
  expect(arranged(["a", "b", "c"], { from: 2, to: 0 })).toEqual(["c", "a", "b"]);
  expect(arranged(["a", "b", "c"], { from: 0, to: 1 })).toEqual(["b", "a", "c"]);
  expect(arranged(["a"], { from: 4, to: 0 })).toEqual(["a"]);
});

test("NEWS-01: moving an item by steps stops at the ends of the list", () => {
  expect(stepped({ from: 1, to: 0 }, -1, 3)).toEqual({ from: 1, to: 0 });
  expect(stepped({ from: 1, to: 2 }, 1, 3)).toEqual({ from: 1, to: 2 });
  expect(stepped({ from: 1, to: 1 }, 1, 3)).toEqual({ from: 1, to: 2 });
});
