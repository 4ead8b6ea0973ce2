import { useEffect, useState } from "react";

export type LazyModule<View> =
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
