import { useSyncExternalStore } from "react";
import { announcements } from "../announcements.ts";

interface DialogState {
  isOpen: boolean;
  /** The element that opened the dialog; receives the focus when it closes. */
  opener: HTMLElement | undefined;
}

const closed: DialogState = { isOpen: false, opener: undefined };
const changes = announcements();
let state = closed;

/** Whether the enquiry dialog is open; its chunk may still be loading. */
export function useEnquiryDialog(): DialogState {
  return useSyncExternalStore(
    changes.listen,
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
  changes.announce();
}
