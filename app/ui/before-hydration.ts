const awaited: Promise<unknown>[] = [];

/** Lets the page answer to script only when this is there; called while the modules of the page are evaluated. */
export function awaitBeforeHydration(promise: Promise<unknown>) {
  awaited.push(promise);
}

/** Resolves when everything is there that the first render in the browser needs. */
export function readyToHydrate(): Promise<unknown> {
  return Promise.all(awaited);
}
