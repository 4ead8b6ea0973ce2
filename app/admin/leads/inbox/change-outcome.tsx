import { focusRing } from "#app/admin/classes.ts";
import { messages } from "#app/admin/leads/messages.ts";
import { pressedOnce } from "#app/forms/submit-button.tsx";
import type { ChangeAnswer } from "./changes.server.ts";
import type { useLeadChanges } from "./use-lead-changes.ts";

interface ChangeOutcomeProps {
  answer?: ChangeAnswer;
  changes: ReturnType<typeof useLeadChanges>;
}

/** The result of the last change, with an undo button. */
export function ChangeOutcome({ answer, changes: { Form, isSending } }: ChangeOutcomeProps) {
  return (
    <div role="status" className="flex min-h-7 items-center gap-3">
      {answer ? <span className={answer.isProblem ? "text-bad" : ""}>{answer.text}</span> : null}
      {answer?.undo?.length ? (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="undo" value={JSON.stringify(answer.undo)} />
          <button
            type="submit"
            {...pressedOnce(isSending)}
            className={`cursor-pointer font-semibold underline underline-offset-3 disabled:opacity-60 aria-disabled:opacity-60 ${focusRing}`}
          >
            {messages.undo}
          </button>
        </Form>
      ) : null}
    </div>
  );
}
