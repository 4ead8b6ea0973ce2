const awaited: Promise<unknown>[] = [];

/** Delays hydration until a promise resolves; called while the page's modules are evaluated. */
export function delayHydrationFor(promise: Promise<unknown>) {
  awaited.push(promise);
}

/** Resolves when everything that hydration needs has loaded. */
export function whenReadyToHydrate(): Promise<unknown> {
  return Promise.all(awaited);
}
