import { useBeforeUnload, useBlocker } from "@remix-run/react";
import { useCallback, useEffect, useId } from "react";
import { intentOf } from "#app/forms/intent.ts";
import { messages } from "./messages.ts";

/** What would be lost with the screen, by its owner; the value is the id of its form, where it has one. */
const unsaved = new Map<string, string | undefined>();

/** Registers what would be lost with the screen; `release` withdraws it at once, before the next render. */
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
 * Asks before the reader leaves a screen with something registered by `useUnsaved`. Used once for each screen: the
 * router takes one blocker. Addresses below `screen` are parts of it.
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

/** The form that is being sent in this turn of the event loop: sending it is not leaving it. */
let submittedForm: string | undefined;

function noteSubmission(event: SubmitEvent) {
  if (intentOf(event)) return;
  submittedForm = event.target instanceof HTMLFormElement ? event.target.id : undefined;
  setTimeout(() => {
    submittedForm = undefined;
  });
}
