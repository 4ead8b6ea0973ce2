/**
 * Aborts when this process should stop: Ctrl-C, SIGTERM, a closed terminal, or the end of the npm process that started
 * it, which cannot forward SIGKILL.
 */
export function stopRequest(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => controller.abort());

  const parent = process.ppid;
  const watch = () => process.ppid !== parent && controller.abort();
  if (process.env.npm_lifecycle_event) setInterval(watch, 500).unref();

  // Output during shutdown must not fail when the terminal is closed.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  return controller.signal;
}

/** Resolves with undefined on abort. */
export function aborted(signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve(undefined);
    else signal.addEventListener("abort", () => resolve(undefined), { once: true });
  });
}
