import { useEffect, useState } from "react";
import { type DraftValues, deleteEnquiryDraft, readDraft, saveEnquiryDraft } from "./enquiry-draft.ts";
import { beginEnquiry, detachAllFiles } from "./enquiry-session.ts";

/**
 * Stores the form's draft on the device and restores it into fields that are still empty, and below `message`, the text
 * that the form starts with.
 */
export function useDraft(formId: string, message = "") {
  const [isRestored, setRestored] = useState(false);

  useEffect(() => {
    beginEnquiry();
    const draft = readDraft();
    const form = formOf(formId);
    if (draft && form && fillEmpty(form, draft.values, message)) setRestored(true);
  }, [formId, message]);

  return {
    /** Whether values were restored, which the visitor may want to clear. */
    isRestored,
    keep() {
      const form = formOf(formId);
      if (form) saveEnquiryDraft({ leadId: beginEnquiry(), values: valuesOf(form) });
    },
    clear() {
      deleteEnquiryDraft();
      detachAllFiles();
      formOf(formId)?.reset();
      setRestored(false);
    },
  };
}

function formOf(id: string): HTMLFormElement | null {
  return document.querySelector<HTMLFormElement>(`form#${CSS.escape(id)}`);
}

/** Controls that visitors fill in: not the honeypot, which is read-only, nor files, which browsers cannot restore. */
const controlsOf = (form: HTMLFormElement) =>
  form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    ":is(input, textarea)[name]:not([type=hidden], [type=file], [readonly])",
  );

const isCheckbox = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === "checkbox";

function valuesOf(form: HTMLFormElement): DraftValues {
  const values = [...controlsOf(form)].map((control) => [
    control.name,
    isCheckbox(control) && !control.checked ? "" : control.value,
  ]);
  return Object.fromEntries(values);
}

function fillEmpty(form: HTMLFormElement, values: DraftValues, message: string): boolean {
  let filled = false;
  for (const control of controlsOf(form)) {
    const value = values[control.name];
    if (!value || control === document.activeElement) continue;
    if (isCheckbox(control)) {
      filled ||= !control.checked;
      control.checked = true;
    } else if (!control.value || control.value === message) {
      control.value = value.includes(message) || !control.value ? value : `${message}\n\n${value}`;
      filled = true;
    }
  }
  return filled;
}
