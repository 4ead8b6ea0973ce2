import { useCallback, useEffect, useRef, useState } from "react";
import { fetchPanel, type PanelProblem } from "./fetch-panel.ts";

interface PanelState<Data> {
  data?: Data;
  problem?: PanelProblem;
  isLoading: boolean;
}

/**
 * The data of a panel, picker or list on a screen. A failure is a `problem` of the panel, shown by `PanelError`, and
 * what was loaded before stays. After a failure the data is asked for again when the network or the window is back.
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
      () => {}, // another request has taken its place
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
