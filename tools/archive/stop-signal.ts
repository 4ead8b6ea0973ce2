import { ArchiveError } from "./archive-error.ts";
import { messages } from "./messages.ts";

/** Aborted by Ctrl-C and SIGTERM, so that incomplete files are deleted. A second signal ends the process at once. */
export function stopSignal(): AbortSignal {
  const stop = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => stop.abort(new ArchiveError(messages.stopped)));
  return stop.signal;
}
