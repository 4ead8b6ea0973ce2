import type { ToastContent } from "#app/ui/toast-store.ts";
import * as messages from "./messages.ts";

export const invalid = {
  title: messages.pleaseFixTheErrors,
  description: messages.checkTheHighlightedFieldsAnd,
  variant: "destructive",
} satisfies ToastContent;

export const success = {
  title: messages.success,
  description: messages.yourRequestHasBeenSent,
} satisfies ToastContent;

export const failure = {
  title: messages.errorTitle,
  description: messages.somethingWentWrongPleaseTry,
  variant: "destructive",
} satisfies ToastContent;

/** Beside the form, which then shows an email address. */
export const noConnection = messages.noConnection;
export const interrupted = messages.interrupted;

/** The server refused the request with reasons, for example a rate limit or a too large body. */
export function refused(reasons: readonly string[]): ToastContent {
  return { ...failure, description: reasons.join(" ") || failure.description };
}

export function tooLarge(problems: readonly string[]): ToastContent {
  return { title: messages.fileTooLarge, description: problems.join("; "), variant: "destructive" };
}
