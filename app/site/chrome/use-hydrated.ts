import { useSyncExternalStore } from "react";

/** False on the server and in the first render of the browser, true once the page answers to script. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

const neverChanges = () => () => {};
