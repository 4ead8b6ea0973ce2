/** Why the data of a panel is not there. */
export type PanelProblem = "unreachable" | "signed-out" | "failed";

/** Milliseconds until an answer is no longer waited for. */
const timeoutMs = 15_000;

/**
 * Reads JSON for a part of a screen. Rejects only when `signal` is aborted. Not by a loader of Remix: its failure would
 * replace the screen, and what is typed on it, with an error page.
 */
export async function fetchPanel<Data>(
  path: string,
  signal: AbortSignal,
): Promise<{ data: Data } | { problem: PanelProblem }> {
  try {
    const answer = await fetch(path, {
      headers: { Accept: "application/json" },
      redirect: "manual",
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    if (answer.status === 401 || answer.type === "opaqueredirect") return { problem: "signed-out" };
    if (!answer.ok) return { problem: "failed" };
    return { data: await answer.json() };
  } catch {
    signal.throwIfAborted();
    return { problem: "unreachable" };
  }
}
