import { useSyncExternalStore } from "react";

/** Whether JavaScript runs: false during server rendering and hydration. */
export function useScript(): boolean {
  return useSyncExternalStore(subscribe, yes, no);
}

/** The same, and the browser supports WebAuthn. */
export function useWebAuthn(): boolean {
  return useSyncExternalStore(subscribe, knowsPasskeys, no);
}

const knowsPasskeys = () => typeof window.PublicKeyCredential === "function";
const subscribe = () => () => {};
const yes = () => true;
const no = () => false;
