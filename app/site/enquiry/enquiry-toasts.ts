import { messagesIn } from "#app/languages/messages.ts";
import type { ToastContent } from "#app/ui/toast-store.ts";

/** LEAD-05, LEAD-11: what toasts say about an attempt, in the language of the document. */
const texts = () => messagesIn().enquiry.outcome;

export const invalidToast = (): ToastContent => ({
  title: texts().invalid,
  description: texts().invalidAdvice,
  variant: "destructive",
});

export const sentToast = (): ToastContent => ({ title: texts().sent, description: texts().sentPromise });

/** With the server's reasons, for example a rate limit or a too large body. */
export const failedToast = (reasons: readonly string[] = []): ToastContent => ({
  title: texts().failed,
  description: reasons.join(" ") || texts().failedAdvice,
  variant: "destructive",
});

export const tooLargeToast = (problems: readonly string[]): ToastContent => ({
  title: texts().fileTooLarge,
  description: problems.join("; "),
  variant: "destructive",
});
