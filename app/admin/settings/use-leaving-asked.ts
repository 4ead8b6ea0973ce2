import { useBeforeUnload, useBlocker } from "@remix-run/react";
import { useCallback } from "react";

/** Asks before the reader leaves with something that is not saved. */
export function useLeavingAsked(isUnsaved: boolean) {
  useBeforeUnload(
    useCallback((event: BeforeUnloadEvent) => isUnsaved && event.preventDefault(), [isUnsaved]),
  );
  useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved &&
      currentLocation.pathname !== nextLocation.pathname &&
      !window.confirm("Leave without saving what you changed?"),
  );
}
