import { createStore } from "#app/ui/store.ts";

interface DialogState {
  isOpen: boolean;
  /** The element that opened the dialog; receives the focus when it closes. */
  opener: HTMLElement | undefined;
}

const store = createStore<DialogState>({ isOpen: false, opener: undefined });

/** Whether the enquiry dialog is open; its chunk may still be loading. */
export const useEnquiryDialog = store.use;

export function openEnquiryDialog(opener: HTMLElement) {
  store.set({ isOpen: true, opener });
}

export function closeEnquiryDialog() {
  store.set({ ...store.get(), isOpen: false });
}
