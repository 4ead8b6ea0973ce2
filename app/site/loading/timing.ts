/*
 * What the browser fetches, how often, and for how long it is kept: milliseconds and counts of the specification,
 * «Business constants and limits», unless another source is named.
 */

/** «Site settings cache»: for so long they are not asked for again. */
export const settingsFreshFor = 5 * 60_000;

/** «Site settings cache»: for so long they stand in for newer ones that cannot be had. */
export const settingsKeptFor = 10 * 60_000;

/** «Data fetching defaults»: garbage collection of what no page shows any more. */
export const answersKeptFor = 5 * 60_000;

/** «Data fetching defaults»: how often a request is repeated. */
export const retries = 3;

/** «Data fetching defaults»: 1000 ms doubled each attempt, capped at 30000 ms; `retry` counts from 0. */
export function retryDelay(retry: number): number {
  return Math.min(1000 * 2 ** retry, 30_000);
}

/** Before it a page that is on its way is not worth a word: look.md shows what waits above 300 ms only. */
export const noticeableAfter = 300;
