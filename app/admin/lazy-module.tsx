import { useEffect, useState } from "react";
import { buttonClasses } from "./classes.ts";
import { messages } from "./messages.ts";

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

export const chunkLoadErrorTitle = messages.thisCouldNotBeLoaded;

/** Replaces a chunk that failed to load; the screen around it still works. */
export function ChunkLoadError({ tryAgain }: { tryAgain: () => void }) {
  return (
    <div className="p-4">
      <p role="alert">{messages.theSiteCannotBeReached}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        <button type="button" onClick={tryAgain} className={buttonClasses.primary}>
          {messages.tryAgain}
        </button>
        <button type="button" onClick={() => window.location.reload()} className={buttonClasses.plain}>
          {messages.reload}
        </button>
      </div>
    </div>
  );
}
