import { within } from "#app/platform/deadline.ts";

const began = performance.now();
let current = "starting";

/** Says what is measured now, with the seconds since the start: at the terminal, not among the figures. */
export function say(what: string) {
  current = what;
  console.error(`${((performance.now() - began) / 1000).toFixed(0).padStart(4)} s  ${what}`);
}

/** What was said last: where a measurement is that does not end. */
export function underWay(): string {
  return current;
}

/**
 * Asks until it is so, at once again or after `pause` ms. Rejects after `seconds`, also when an answer does not come,
 * and says what it was waiting for.
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
