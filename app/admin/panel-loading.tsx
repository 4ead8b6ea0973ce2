import { useLocation } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { paths } from "#app/paths/paths.ts";
import { Button } from "./button.tsx";
import { buttonClasses } from "./classes.ts";
import { NewTabLink } from "./new-tab-link.tsx";

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
type PanelProblem = "unreachable" | "signed-out" | "failed";

/** The timeout of a request. */
const timeoutMs = 15_000;

/**
 * Reads JSON for a part of a screen. Rejects only when `signal` is aborted. Not a Remix loader: its failure would
 * replace the screen, including unsaved changes, with an error page.
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

interface PanelErrorProps {
  problem: PanelProblem | undefined;
  onRetry: () => void;
  className?: string;
}

/** The error of a panel, in its place, with the remedy. Renders nothing without a problem. */
export function PanelError({ problem, onRetry, className = "" }: PanelErrorProps) {
  const { pathname, search } = useLocation();
  if (!problem) return null;
  return (
    <div role="alert" className={`border-l-2 border-bad bg-card p-3 ${className}`}>
      <p>{problems[problem]}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {problem === "signed-out" ? (
          <NewTabLink href={paths.admin.signIn(pathname + search)} className={buttonClasses.plain}>
            Sign in again
          </NewTabLink>
        ) : null}
        <Button onClick={onRetry}>Try again</Button>
      </div>
    </div>
  );
}

const problems: Record<PanelProblem, string> = {
  unreachable: "The site cannot be reached. Check your connection.",
  "signed-out": "You are signed out. Sign in again in a new tab, then return to this page.",
  failed: "This could not be loaded. Try again in a moment.",
};

type LazyModule<View> =
  | { state: "loading" }
  | { state: "loaded"; View: View }
  /** A chunk load error: the site is unreachable, or another release is deployed. */
  | { state: "lost"; tryAgain: () => void };

/**
 * Loads a chunk on first use, only in the browser. `load` must be stable between renders; undefined loads nothing. On a
 * chunk load error the screen stays as it is, unlike with React's `lazy`.
 */
export function useLazyModule<View>(load: (() => Promise<View>) | undefined): LazyModule<View> {
  const [code, setCode] = useState<LazyModule<View>>({ state: "loading" });
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    let isGone = false;
    const show = (answer: LazyModule<View>) => isGone || setCode(answer);
    load?.().then(
      (View) => show({ state: "loaded", View }),
      () => show({ state: "lost", tryAgain: () => setAttempt(attempt + 1) }),
    );
    return () => {
      isGone = true;
    };
  }, [load, attempt]);
  return code;
}

export const chunkLoadErrorTitle = "This could not be loaded";

/** Replaces a chunk that failed to load; the screen around it still works. */
export function ChunkLoadError({ tryAgain }: { tryAgain: () => void }) {
  return (
    <div className="p-4">
      <p role="alert">
        The site cannot be reached, or it was updated after you opened this page. Reload to continue. What you
        typed is not lost.
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button onClick={tryAgain} look="primary">
          Try again
        </Button>
        <Button onClick={() => window.location.reload()}>Reload</Button>
      </div>
    </div>
  );
}
