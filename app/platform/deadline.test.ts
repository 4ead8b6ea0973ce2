import { stat } from "node:fs/promises";
import { expect, test } from "vitest";
import { DeadlineError, within } from "./deadline.ts";

test("SAFE-02: a result that arrives while the process is busy is read before the deadline applies", async () => {
  const result = within(10, stat("."));
  const end = performance.now() + 50;
  while (performance.now() < end); // busy
  expect((await result).isDirectory()).toBe(true);
});

test("SAFE-02: the time for which the process is busy does not count, also if the work takes several steps", async () => {
  const result = within(
    800,
    stat(".")
      .then(() => stat("."))
      .then(() => stat(".")),
  );
  const end = performance.now() + 1200;
  while (performance.now() < end); // busy
  expect((await result).isDirectory()).toBe(true);
});

test("SAFE-02: work that takes longer than its deadline fails", async () => {
  await expect(within(10, new Promise(() => {}))).rejects.toThrow(DeadlineError);
});
