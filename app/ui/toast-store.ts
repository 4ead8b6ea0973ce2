import { createStore } from "./store.ts";

/** UI-01: maximum number of toasts; a new one replaces the last. */
const toastLimit = 1;
/** UI-01: milliseconds between dismissing a toast and removing it. */
const toastRemovalDelay = 1_000_000;
/** UI-01: milliseconds on screen unless a toast sets its own. */
export const toastDuration = 5_000;

export type ToastVariant = "default" | "destructive";

export interface Toast {
  id: string;
  title: string;
  description?: string;
  variant: ToastVariant;
  /** Milliseconds on screen. */
  duration: number;
  /** False once dismissed; the toast stays only for its exit animation. */
  open: boolean;
}

export type ToastContent = Pick<Toast, "title"> & Partial<Omit<Toast, "id" | "title" | "open">>;

interface ToastState {
  toasts: readonly Toast[];
  /** The container of toasts instead of the page: the open modal dialog, which traps the focus. */
  container: HTMLElement | undefined;
}

const removals = new Map<string, ReturnType<typeof setTimeout>>();
const store = createStore<ToastState>({ toasts: [], container: undefined });
let count = 0;

/** Shows a toast in place of the current one; the returned functions update or dismiss this toast. */
export function toast(content: ToastContent) {
  count += 1;
  const id = String(count);
  const shown: Toast = { variant: "default", duration: toastDuration, ...content, id, open: true };
  keep([shown, ...store.get().toasts].slice(0, toastLimit));

  return {
    id,
    update: (changes: Partial<ToastContent>) => updateToast(id, changes),
    dismiss: () => dismissToast(id),
  };
}

/** Updates an existing toast; unknown ids are ignored. */
export function updateToast(id: string, changes: Partial<ToastContent>) {
  keep(store.get().toasts.map((kept) => (kept.id === id ? { ...kept, ...changes } : kept)));
}

/** Dismisses a toast (or, without an id, all toasts) and removes it after the removal delay. */
export function dismissToast(id?: string) {
  const { toasts } = store.get();
  const dismissed = toasts.filter((kept) => kept.open && (id === undefined || kept.id === id));
  for (const { id: gone } of dismissed) {
    removals.set(
      gone,
      setTimeout(() => removeToast(gone), toastRemovalDelay),
    );
  }
  keep(toasts.map((kept) => (dismissed.includes(kept) ? { ...kept, open: false } : kept)));
}

/** Removes a toast (or, without an id, all toasts) at once. */
export function removeToast(id?: string) {
  keep(id === undefined ? [] : store.get().toasts.filter((kept) => kept.id !== id));
}

/** Renders toasts inside an element or, with undefined, on the page. */
export function setToastContainer(container: HTMLElement | undefined) {
  store.set({ ...store.get(), container });
}

/** Returns the toasts, newest first, and their container; re-renders on changes. */
export const useToasts = store.use;

export const readToasts = store.get;

function keep(toasts: readonly Toast[]) {
  for (const [id, timer] of removals) {
    if (toasts.some((kept) => kept.id === id)) continue;
    clearTimeout(timer);
    removals.delete(id);
  }
  store.set({ ...store.get(), toasts });
}
