import { useSyncExternalStore } from "react";

/** Whether passkeys can be used here: script runs, and the browser knows them. */
export function useWebAuthn(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => typeof window.PublicKeyCredential === "function",
    () => false,
  );
}
