import { useBeforeUnload, useBlocker } from "@remix-run/react";
import { useCallback, useEffect, useId } from "react";
import { messages } from "./messages.ts";
import { intentOf } from "./publishing/form-submissions.ts";

/** Unsaved changes by component; the value is the id of the form, if any. */
const unsaved = new Map<string, string | undefined>();

/** Registers unsaved changes; `release` removes them immediately, before the next render. */
export function useUnsaved(isUnsaved: boolean, formId?: string): { release: () => void } {
  const owner = useId();
  const release = useCallback(() => void unsaved.delete(owner), [owner]);
  useEffect(() => {
    if (isUnsaved) unsaved.set(owner, formId);
    return release;
  }, [isUnsaved, owner, formId, release]);
  return { release };
}

/**
 * Asks for confirmation before leaving a screen with changes registered by `useUnsaved`. Use it once per screen: the
 * router supports one blocker. Paths below `screen` are parts of it.
 */
export function useLeaveGuard(screen?: string) {
  useBeforeUnload(useCallback((event: BeforeUnloadEvent) => unsaved.size > 0 && event.preventDefault(), []));
  useEffect(() => {
    document.addEventListener("submit", noteSubmission, true);
    return () => document.removeEventListener("submit", noteSubmission, true);
  }, []);
  useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      !(screen && `${nextLocation.pathname}/`.startsWith(`${screen}/`)) &&
      [...unsaved.values()].some((formId) => formId === undefined || formId !== submittedForm) &&
      !window.confirm(messages.leaveWithoutSavingYourChanges),
  );
}

/** The form that is being submitted in this turn of the event loop: submitting it is not leaving. */
let submittedForm: string | undefined;

function noteSubmission(event: SubmitEvent) {
  if (intentOf(event)) return;
  // Not `id`, which in a form with a field of this name is the field.
  submittedForm =
    event.target instanceof HTMLFormElement ? (event.target.getAttribute("id") ?? "") : undefined;
  setTimeout(() => {
    submittedForm = undefined;
  });
}
