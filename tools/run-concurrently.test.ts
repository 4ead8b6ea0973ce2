import { once } from "node:events";
import { expect, test } from "vitest";
import { runConcurrently } from "./run-concurrently.ts";

const { signal } = new AbortController();

test("concurrent tasks return their results in order", async () => {
  const answers = await runConcurrently(
    signal,
    async () => "first",
    async () => 2,
  );
  expect(answers).toEqual(["first", 2]);
});

test("a failing task aborts the others, waits for them and rejects with its error", async () => {
  let isOver = false;
  const attempt = runConcurrently(
    signal,
    async (stop) => {
      await once(stop, "abort");
      isOver = true;
      throw new Error("aborted");
    },
    async () => Promise.reject(new Error("the port is taken")),
  );
  await expect(attempt).rejects.toThrow("the port is taken");
  expect(isOver).toBe(true);
});

test("an abort signal reaches every task", async () => {
  const stop = new AbortController();
  const attempt = runConcurrently(
    stop.signal,
    async (own) => void (await once(own, "abort")),
    async (own) => void (await once(own, "abort")),
  );
  stop.abort();
  await expect(attempt).resolves.toHaveLength(2);
});
