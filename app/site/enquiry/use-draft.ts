import { useEffect, useState } from "react";
import {
  type DraftValues,
  deleteEnquiryDraft,
  draftFields,
  readDraft,
  saveEnquiryDraft,
} from "./enquiry-draft.ts";
import { beginEnquiry, detachAllFiles } from "./enquiry-session.ts";

/** Stores the form's draft on the device and restores it into fields that are still empty. */
export function useDraft(formId: string) {
  const [isRestored, setRestored] = useState(false);

  useEffect(() => {
    beginEnquiry();
    const draft = readDraft();
    const form = formOf(formId);
    if (draft && form && fillEmpty(form, draft.values)) setRestored(true);
  }, [formId]);

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

function valuesOf(form: HTMLFormElement): DraftValues {
  const data = new FormData(form);
  return Object.fromEntries(draftFields.map((name) => [name, String(data.get(name) ?? "")]));
}

function fillEmpty(form: HTMLFormElement, values: DraftValues): boolean {
  let filled = false;
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name);
    if (!value || control === document.activeElement) continue;
    if (control instanceof HTMLInputElement && control.type === "checkbox") {
      filled ||= !control.checked;
      control.checked = true;
    } else if (control && "value" in control && !control.value) {
      control.value = value;
      filled = true;
    }
  }
  return filled;
}
