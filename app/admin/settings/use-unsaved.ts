import { useBeforeUnload, useBlocker } from "@remix-run/react";
import { useCallback, useEffect, useState } from "react";
import type { SaveAnswer } from "./save-answer.ts";

/** Whether something was changed since the last save; asks before the reader leaves with it. */
export function useUnsaved(answer: SaveAnswer | undefined) {
  const [isUnsaved, setUnsaved] = useState(false);
  useEffect(() => {
    if (answer?.outcome === "saved") setUnsaved(false);
  }, [answer]);

  useBeforeUnload(
    useCallback((event: BeforeUnloadEvent) => isUnsaved && event.preventDefault(), [isUnsaved]),
  );
  useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved &&
      currentLocation.pathname !== nextLocation.pathname &&
      !window.confirm("Leave without saving what you changed?"),
  );
  return { isUnsaved, note: useCallback(() => setUnsaved(true), []) };
}
