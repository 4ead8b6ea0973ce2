import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "playwright/test";

/** How long the browser's renderers may run at a time. */
const SLICE_MS = 10;

/**
 * Runs `work` while the browser's renderers may run only a part of the time: one `slowdown`th. Between, they are
 * stopped. `Emulation.setCPUThrottlingRate` keeps the processor busy instead, which takes it away from other tests.
 */
export async function onSlowProcessor<Result>(page: Page, slowdown: number, work: () => Promise<Result>) {
  const devTools = await page.context().browser()?.newBrowserCDPSession();
  if (!devTools) throw new Error("the page has no browser");
  const { processInfo } = await devTools.send("SystemInfo.getProcessInfo");
  await devTools.detach();
  const renderers = processInfo.filter(({ type }) => type === "renderer").map(({ id }) => id);
  if (renderers.length === 0) throw new Error("the browser has no renderer");

  const isDone = new AbortController();
  const slowed = alternate(renderers, slowdown, isDone.signal);
  try {
    return await work();
  } finally {
    isDone.abort();
    await slowed;
  }
}

/** Lets processes run and stops them in turn until the signal, and then lets them run. */
async function alternate(processes: number[], slowdown: number, until: AbortSignal) {
  try {
    while (!until.aborted) {
      for (const id of processes) signal(id, "SIGSTOP");
      await wait(SLICE_MS * (slowdown - 1));
      for (const id of processes) signal(id, "SIGCONT");
      await wait(SLICE_MS);
    }
  } finally {
    for (const id of processes) signal(id, "SIGCONT");
  }
}

/** Does nothing if the process has ended: the browser has renderers to spare. */
function signal(id: number, name: NodeJS.Signals) {
  try {
    process.kill(id, name);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
}
