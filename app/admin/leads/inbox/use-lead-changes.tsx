import { useActionData, useFetcher } from "@remix-run/react";
import { useCallback } from "react";
import { focusRing } from "#app/admin/classes.ts";
import type { LeadKeyChange } from "#app/admin/leads/lead-shortcuts.tsx";
import { messages } from "#app/admin/leads/messages.ts";
import { pressedOnce } from "#app/forms/submit-button.tsx";
import type { LeadStatus } from "#db/schema/leads.ts";
import type { ChangeAnswer } from "./changes.server.ts";

/** Changes leads from the list and the board: one request at a time, with its result and its optimistic update. */
export function useLeadChanges() {
  const fetcher = useFetcher<ChangeAnswer>({ key: "lead-changes" });
  const answered = useActionData<ChangeAnswer>();
  const { submit } = fetcher;

  const change = useCallback(
    (leadIds: string[], what: LeadKeyChange) => {
      const form = new FormData();
      for (const id of leadIds) form.append("leadId", id);
      for (const [name, value] of Object.entries(what)) form.append(name, value);
      submit(form, { method: "post" });
    },
    [submit],
  );

  return {
    Form: fetcher.Form,
    change,
    answer: fetcher.data ?? answered,
    isSending: fetcher.state !== "idle",
    movingTo: movesOf(fetcher.formData),
  };
}

/** The optimistic status of leads, by id. */
function movesOf(form: FormData | undefined): ReadonlyMap<string, LeadStatus> {
  const status = form?.getAll("status").filter(Boolean).at(-1);
  if (!form || !status) return new Map();
  return new Map(form.getAll("leadId").map((id) => [String(id), String(status) as LeadStatus]));
}

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
