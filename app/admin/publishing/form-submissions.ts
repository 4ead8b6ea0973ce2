import { useBeforeUnload, useBlocker, useFetcher, useNavigation } from "@remix-run/react";
import { type KeyboardEvent, useCallback, useEffect, useId, useRef, useState } from "react";
import { paths } from "#app/paths/paths.ts";
import { toast } from "#app/ui/toast-store.ts";

/**
 * For a form that adds one thing after another. Once `stored`, the number of stored things or the time of the newest,
 * grows after a submission, the form is emptied and keeps the focus; a text that was changed meanwhile stays. Returns
 * how often that happened.
 */
export function useAdded(formId: string, field: string, stored: number): number {
  const sent = useRef<FormDataEntryValue | null>(null);
  const seen = useRef(stored);
  const [added, setAdded] = useState(0);

  useEffect(() => {
    const noteSending = (event: SubmitEvent) => {
      const form = document.getElementById(formId);
      if (form instanceof HTMLFormElement && event.target === form && !intentOf(event))
        sent.current = new FormData(form).get(field);
    };
    document.addEventListener("submit", noteSending, true);
    return () => document.removeEventListener("submit", noteSending, true);
  }, [formId, field]);

  useEffect(() => {
    const isMore = stored > seen.current;
    seen.current = stored;
    const form = document.getElementById(formId);
    if (!isMore || sent.current === null || !(form instanceof HTMLFormElement)) return;
    if (new FormData(form).get(field) === sent.current) form.reset();
    sent.current = null;
    setAdded((times) => times + 1);
  }, [formId, field, stored]);

  return added;
}

/**
 * A fetcher that sends one change after another, and all that wait when its screen is left. A plain fetcher aborts
 * the request in flight, which may not have reached the server, when the next change is submitted.
 */
export function useFetcherInTurn<Answer>(options?: { key: string }) {
  const fetcher = useFetcher<Answer>(options);
  const { submit } = fetcher;
  const isSending = fetcher.state !== "idle";
  const waiting = useRef<Change[]>([]);
  useEffect(() => {
    const next = isSending ? undefined : waiting.current.shift();
    if (next) submit(...next);
  }, [isSending, submit]);
  useEffect(() => {
    const queue = waiting.current;
    return () => void sendRest(queue.splice(0));
  }, []);
  const submitInTurn = useCallback(
    (...change: Change) => {
      if (isSending) waiting.current.push(change);
      else submit(...change);
    },
    [isSending, submit],
  );
  return { ...fetcher, submit: submitInTurn };
}

type Change = [body: FormData | Record<string, string>, options: { method: "post"; action: string }];

/**
 * Sends changes of a screen that was left, one after another. Not by the router, which would show their errors in place
 * of the present screen.
 */
async function sendRest(changes: Change[]) {
  for (const [body, { action }] of changes) {
    const answer = await fetch(action, {
      method: "POST",
      body: body instanceof FormData ? body : new URLSearchParams(body),
      redirect: "manual",
      keepalive: true,
    }).catch(() => undefined);
    if (!answer || answer.status >= 400)
      toast({ variant: "destructive", title: "A change on the screen you left was not saved." });
  }
}

/**
 * Whether the form that posts to `action` has just succeeded, for actions that redirect on success: false after errors
 * and after a redirect to sign-in. `field` distinguishes the form from others with the same action.
 */
export function useSubmitted(action: string, field: string): boolean {
  const { state, formAction, formData, location } = useNavigation();
  if (state !== "loading" || formAction !== action || !formData?.has(field)) return false;
  return location.pathname + location.search !== action && location.pathname !== paths.admin.signIn();
}

/**
 * The conform intent of a submit event: `insert`, `remove`, `reorder`, `update`, or `validate` after a field was left.
 * Undefined for an actual submission.
 */
export function intentOf(event: Event): string | undefined {
  const submitter = event instanceof SubmitEvent ? event.submitter : null;
  if (!(submitter instanceof HTMLButtonElement) || !submitter.formNoValidate) return undefined;
  return JSON.parse(submitter.value).type;
}

/** Submits a form on Ctrl Enter, and on Command Enter on a Mac. */
export function saveOnControlEnter(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}

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
      !window.confirm("Leave without saving your changes?"),
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
