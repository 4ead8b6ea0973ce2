import { stableAddress } from "#app/languages/addresses.ts";
import { editionOfDocument } from "#app/languages/language.ts";
import { documentPaths, sitePaths } from "#app/paths/site-paths.ts";
import { fetchOnce } from "../fetch-once.ts";
import type { NextStepsTexts } from "./next-steps-texts.ts";

/** Loads the dialog's code and, once per document, its texts. Rejects if either cannot be loaded. */
export function loadEnquiryDialog() {
  return Promise.all([import("./enquiry-dialog.tsx"), fetchNextSteps()]);
}

const fetchNextSteps = fetchOnce<NextStepsTexts>(() => documentPaths().letsTalkNextSteps());

/** Starts loading the dialog when the pointer or the focus reaches a link that opens it, also before hydration. */
export function loadEnquiryDialogOnIntent() {
  // A touch starts with `pointerover` too.
  for (const type of ["pointerover", "focusin"]) {
    addEventListener(type, (event) => dialogLinkOf(event) && loadEnquiryDialog().catch(retryLater));
  }
}

/**
 * The link below an event that opens the dialog, in the language of the document. On the form's own page, a link to a
 * fragment of that page works as usual, and so does a link with a message.
 */
export function dialogLinkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  const leadsThere =
    link?.origin === window.location.origin &&
    stableAddress(link.pathname) === editionOfDocument().prefix + sitePaths.letsTalk() &&
    !link.hash &&
    !link.search.includes("message=");
  return leadsThere ? link : undefined;
}

/** The click loads it again and reports failures. */
function retryLater() {}
