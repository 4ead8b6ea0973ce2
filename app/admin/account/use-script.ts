import { useSyncExternalStore } from "react";

/** Whether script runs here: what needs it is drawn only then. */
export function useScript(): boolean {
  return useSyncExternalStore(subscribe, yes, no);
}

/** The same, where the browser knows passkeys as well. */
export function useWebAuthn(): boolean {
  return useSyncExternalStore(subscribe, knowsPasskeys, no);
}

const knowsPasskeys = () => typeof window.PublicKeyCredential === "function";
const subscribe = () => () => {};
const yes = () => true;
const no = () => false;
