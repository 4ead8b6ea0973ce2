import { useEffect, useLayoutEffect, useRef } from "react";
import { createStore } from "#app/ui/store.ts";

export interface Shortcut {
  /** `event.key` in lower case. */
  key: string;
  /** The description in the overview. */
  label: string;
}

interface Registered extends Shortcut {
  run: () => void;
}

const registered = createStore<readonly Registered[]>([]);

/** Before the paint, so that no key of a visible screen is lost. React warns about layout effects on the server. */
const useEffectBeforePaint = typeof document === "undefined" ? useEffect : useLayoutEffect;

/**
 * Registers a shortcut while a component is mounted; inactive while typing and in modal dialogs. The last registration
 * of a key wins.
 */
export function useShortcut(key: string, label: string, run: () => void, isOn = true) {
  const latest = useRef(run);
  latest.current = run;
  useEffectBeforePaint(() => {
    if (!isOn) return;
    const shortcut = { key, label, run: () => latest.current() };
    change([...registered.get(), shortcut]);
    return () => change(registered.get().filter((other) => other !== shortcut));
  }, [key, label, isOn]);
}

/** The registered shortcuts, for the overview. */
export const useShortcuts: () => readonly Shortcut[] = registered.use;

function change(next: readonly Registered[]) {
  if (registered.get().length === 0) document.addEventListener("keydown", onKeyDown);
  registered.set(next);
  if (next.length === 0) document.removeEventListener("keydown", onKeyDown);
}

function onKeyDown(event: KeyboardEvent) {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || hasOwnKeys(event.target))
    return;
  const shortcut = registered.get().findLast(({ key }) => key === event.key.toLowerCase());
  if (!shortcut) return;
  event.preventDefault();
  shortcut.run();
}

/** Ctrl+K, or Command+K on a Mac: opens the palette, and in a formatted text the form for a link. */
export function isControlK({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === "k" && (ctrlKey || metaKey) && !shiftKey && !altKey;
}

/** Places whose keys are not for the screen: fields, and modal dialogs over it. */
const ownKeys = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [data-modal]";

function hasOwnKeys(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest(ownKeys) !== null;
}
