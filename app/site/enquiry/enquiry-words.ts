import type { ToastContent } from "#app/ui/toast-store.ts";

export const invalid = {
  title: "Please fix the errors",
  description: "Check the highlighted fields and try again",
  variant: "destructive",
} satisfies ToastContent;

export const success = {
  title: "Success!",
  description: "Your request has been sent. We'll get back to you within 24 hours.",
} satisfies ToastContent;

export const failure = {
  title: "Error",
  description: "Something went wrong. Please try again or contact us directly.",
  variant: "destructive",
} satisfies ToastContent;

/** The server refused the request with reasons, for example a rate limit or a too large body. */
export function refused(reasons: readonly string[]): ToastContent {
  return { ...failure, description: reasons.join(" ") || failure.description };
}

export function tooLarge(problems: readonly string[]): ToastContent {
  return { title: "File too large", description: problems.join("; "), variant: "destructive" };
}
