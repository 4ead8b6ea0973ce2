import { useSyncExternalStore } from "react";

/** UI-01: how many toasts are kept at a time; a new one replaces the last. */
const toastLimit = 1;
/** UI-01: milliseconds between dismissing a toast and forgetting it. */
const toastRemovalDelay = 1_000_000;
/** UI-01: milliseconds on screen unless a toast says otherwise. */
export const toastDuration = 5_000;

export type ToastVariant = "default" | "destructive";

export interface Toast {
  id: string;
  title: string;
  description?: string;
  variant: ToastVariant;
  /** Milliseconds on screen. */
  duration: number;
  /** False once dismissed; the toast is then only kept for its way out. */
  open: boolean;
}

export type ToastContent = Pick<Toast, "title"> & Partial<Omit<Toast, "id" | "title" | "open">>;

interface ToastState {
  toasts: readonly Toast[];
  /** Where the toasts are drawn instead of the page: the open modal dialog, which traps the focus. */
  container: HTMLElement | undefined;
}

const listeners = new Set<() => void>();
const removals = new Map<string, ReturnType<typeof setTimeout>>();
let state: ToastState = { toasts: [], container: undefined };
let count = 0;

/** Shows a toast in place of the one on screen; the answer changes or dismisses this very toast. */
export function toast(content: ToastContent) {
  count += 1;
  const id = String(count);
  const shown: Toast = { variant: "default", duration: toastDuration, ...content, id, open: true };
  keep([shown, ...state.toasts].slice(0, toastLimit));

  return {
    id,
    update: (changes: Partial<ToastContent>) => updateToast(id, changes),
    dismiss: () => dismissToast(id),
  };
}

/** Changes a toast that is still kept; any other id changes nothing. */
export function updateToast(id: string, changes: Partial<ToastContent>) {
  keep(state.toasts.map((kept) => (kept.id === id ? { ...kept, ...changes } : kept)));
}

/** Takes a toast (or, without an id, every toast) off the screen and forgets it after the removal delay. */
export function dismissToast(id?: string) {
  const dismissed = state.toasts.filter((kept) => kept.open && (id === undefined || kept.id === id));
  for (const { id: gone } of dismissed) {
    removals.set(
      gone,
      setTimeout(() => removeToast(gone), toastRemovalDelay),
    );
  }
  keep(state.toasts.map((kept) => (dismissed.includes(kept) ? { ...kept, open: false } : kept)));
}

/** Forgets a toast (or, without an id, every toast) at once. */
export function removeToast(id?: string) {
  keep(id === undefined ? [] : state.toasts.filter((kept) => kept.id !== id));
}

/** Draws the toasts inside an element from now on, or with undefined on the page again. */
export function setToastContainer(container: HTMLElement | undefined) {
  change({ ...state, container });
}

/** The toasts, newest first, and where they are drawn; re-renders when either changes. */
export function useToasts(): ToastState {
  return useSyncExternalStore(subscribe, readToasts, readToasts);
}

export function readToasts(): ToastState {
  return state;
}

function keep(toasts: readonly Toast[]) {
  for (const [id, timer] of removals) {
    if (toasts.some((kept) => kept.id === id)) continue;
    clearTimeout(timer);
    removals.delete(id);
  }
  change({ ...state, toasts });
}

function change(next: ToastState) {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
