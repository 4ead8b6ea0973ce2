import { within } from "#app/platform/deadline.ts";

const began = performance.now();
let current = "starting";

/** Prints the current step with the seconds since the start, to stderr. */
export function say(what: string) {
  current = what;
  console.error(`${((performance.now() - began) / 1000).toFixed(0).padStart(4)} s  ${what}`);
}

/** The last printed step, for measurements that time out. */
export function underWay(): string {
  return current;
}

/**
 * Polls until the condition is true, every `pause` ms or continuously. Rejects after `seconds`, also when a response is
 * pending, with the name of the condition.
 */
export async function until(
  what: string,
  isSo: () => Promise<boolean>,
  { seconds, pause = 0 }: { seconds: number; pause?: number },
) {
  const tooLate = new Error(`waited ${seconds} s for ${what}`);
  for (const end = performance.now() + seconds * 1000; performance.now() < end; ) {
    const left = Math.max(1, end - performance.now());
    const answer = await within(left, isSo()).catch((cause: unknown) => {
      tooLate.cause = cause;
      return false;
    });
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  throw tooLate;
}
