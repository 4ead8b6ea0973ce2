import { useSyncExternalStore } from "react";

interface DialogState {
  isOpen: boolean;
  /** What was pressed to open it; focus goes back there. */
  opener: HTMLElement | undefined;
}

const closed: DialogState = { isOpen: false, opener: undefined };
const listeners = new Set<() => void>();
let state = closed;

/** Whether the enquiry dialog is open; it may still be on its way from the server. */
export function useEnquiryDialog(): DialogState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => closed,
  );
}

export function openEnquiryDialog(opener: HTMLElement) {
  change({ isOpen: true, opener });
}

export function closeEnquiryDialog() {
  change({ ...state, isOpen: false });
}

function change(next: DialogState) {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
