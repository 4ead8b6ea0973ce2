import { useCallback, useEffect, useRef, useState } from "react";

interface PanelState<Data> {
  data?: Data;
  problem?: PanelProblem;
  isLoading: boolean;
}

/**
 * The data of a panel, picker or list on a screen. A failure becomes the panel's `problem`, shown by `PanelError`, and
 * earlier data stays. After a failure the request is retried when the network or the window is back.
 */
export function usePanelData<Data>() {
  const [state, setState] = useState<PanelState<Data>>({ isLoading: false });
  const request = useRef<{ path: string; controller: AbortController }>();

  const load = useCallback((path: string) => {
    request.current?.controller.abort();
    const controller = new AbortController();
    request.current = { path, controller };
    setState((before) => ({ ...before, isLoading: true }));
    fetchPanel<Data>(path, controller.signal).then(
      (answer) =>
        setState((before) =>
          "data" in answer
            ? { data: answer.data, isLoading: false }
            : { data: before.data, problem: answer.problem, isLoading: false },
        ),
      () => {}, // another request has replaced it
    );
  }, []);

  const retry = useCallback(() => {
    if (request.current) load(request.current.path);
  }, [load]);

  const hasFailed = state.problem !== undefined;
  useEffect(() => {
    if (!hasFailed) return;
    for (const event of ["online", "focus"]) window.addEventListener(event, retry);
    return () => {
      for (const event of ["online", "focus"]) window.removeEventListener(event, retry);
    };
  }, [hasFailed, retry]);
  useEffect(() => () => request.current?.controller.abort(), []);

  return { ...state, load, retry };
}

/** Why a panel's request failed. */
export type PanelProblem = "unreachable" | "signed-out" | "failed";

/** The timeout of a request. */
const timeoutMs = 15_000;

/**
 * Reads JSON for a part of a screen. Rejects only when `signal` is aborted. Not a Remix loader: its failure would
 * replace
 * the screen, including unsaved changes, with an error page.
 */
async function fetchPanel<Data>(
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
