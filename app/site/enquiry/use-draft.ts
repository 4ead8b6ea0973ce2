import { useEffect, useState } from "react";
import { type DraftValues, deleteDraftOf, readDraft, saveEnquiryDraft } from "./enquiry-draft.ts";
import { beginEnquiry, detachAllFiles } from "./enquiry-session.ts";

/**
 * Stores the form's draft on the device and restores it into fields that are still empty, and below `message`, the text
 * that the form starts with. What was typed before hydration is a draft, too.
 */
export function useDraft(formId: string, message = "") {
  const [isRestored, setRestored] = useState(false);

  useEffect(() => {
    const leadId = beginEnquiry();
    const draft = readDraft();
    const form = formOf(formId);
    if (!form) return;
    const values = valuesOf(form);
    if (draft) setRestored(fillEmpty(form, draft.values, message));
    else if (Object.values(values).some((value) => value && value !== message))
      saveEnquiryDraft({ leadId, values });
  }, [formId, message]);

  return {
    /** Whether values were restored, which the visitor may want to clear. */
    isRestored,
    keep() {
      const form = formOf(formId);
      if (!form) return;
      saveEnquiryDraft({ leadId: beginEnquiry(), values: valuesOf(form) });
      copyToOtherForms(form);
    },
    clear() {
      deleteDraftOf(beginEnquiry());
      detachAllFiles();
      const form = formOf(formId);
      form?.reset();
      if (form) copyToOtherForms(form);
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

/** The dialog and the form of the page behind it show the same enquiry; otherwise the next change of one loses the other's. */
function copyToOtherForms(from: HTMLFormElement) {
  const values = valuesOf(from);
  for (const form of document.forms) {
    if (form === from || form.action !== from.action) continue;
    for (const control of controlsOf(form)) {
      const value = values[control.name] ?? "";
      if (isCheckbox(control)) control.checked = value !== "";
      else control.value = value;
    }
  }
}

function fillEmpty(form: HTMLFormElement, values: DraftValues, message: string): boolean {
  let filled = false;
  for (const control of controlsOf(form)) {
    const value = values[control.name];
    // A focused checkbox may have been unticked by the visitor.
    if (!value || (isCheckbox(control) && control === document.activeElement)) continue;
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
