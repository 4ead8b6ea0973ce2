import { useEffect, useState } from "react";

export type LazyModule<View> =
  | { state: "loading" }
  | { state: "loaded"; View: View }
  /** The site cannot be reached, or another release is running. */
  | { state: "lost"; tryAgain: () => void };

/**
 * Code that a screen asks for when it first needs it; in a browser only. `load` has to be the same at every render;
 * without one nothing is asked for. A screen whose code is lost stays as it is, unlike with React's `lazy`.
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
