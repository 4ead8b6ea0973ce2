import { useLocation } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { Button } from "#app/admin/button.tsx";
import { focusRing } from "#app/admin/classes.ts";
import { leadStatusLabels } from "#app/admin/leads/lead-marks.tsx";
import type { LeadKeyChange } from "#app/admin/leads/lead-shortcuts.tsx";
import { useFetcherInTurn } from "#app/admin/publishing/form-submissions.ts";
import { useCountFormat } from "#app/admin/use-decimal.ts";
import { leadStatusOrder } from "#app/domain/leads/lead.ts";
import { pressedOnce } from "#app/forms/submit-button.tsx";
import { controlClasses } from "#app/ui/field.tsx";
import type { LeadStatus } from "#db/schema/leads.ts";
import type { ChangeAnswer } from "./changes.server.ts";

interface ChangeBarProps {
  formId: string;
  changes: ReturnType<typeof useLeadChanges>;
  owners: { id: string; name: string }[];
  /** The number of selected leads. */
  ticked: number;
  /** Leads on this page. */
  shown: number;
  /** Leads on all pages. */
  total: number;
  /** The time at which the list was rendered: "all" excludes newer leads. */
  until: Date;
}

/** Changes all leads that are selected in the list. */
export function ChangeBar({ formId, changes, owners, ticked, shown, total, until }: ChangeBarProps) {
  const { Form, answer, isSending } = changes;
  const form = useRef<HTMLFormElement>(null);
  const [isEverything, setEverything] = useState(false);
  const format = useCountFormat();
  // The checkboxes in the list belong to this form: a successful change clears them.
  useEffect(() => {
    if (answer && !answer.isProblem) form.current?.reset();
  }, [answer]);

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <Form
        ref={form}
        id={formId}
        method="post"
        // After Back, browsers would restore "all that match", which is hidden while fewer leads are selected.
        autoComplete="off"
        preventScrollReset
        onReset={() => setEverything(false)}
        className={`flex-wrap items-center gap-2 ${shown === 0 ? "hidden" : ticked ? "flex" : "hidden lg:flex"}`}
      >
        <span className="w-[76px] text-[0.75rem] text-muted tabular-nums">
          {isEverything ? `${format(total)} selected` : ticked ? `${ticked} selected` : "Selected:"}
        </span>
        {total > shown ? (
          <label
            className={`min-h-8 items-center gap-2 text-[0.8125rem] tabular-nums ${ticked === shown || isEverything ? "flex" : "hidden"}`}
          >
            <input
              type="checkbox"
              name="everything"
              value="yes"
              onChange={({ target }) => setEverything(target.checked)}
              className={`size-3.5 accent-ink max-lg:size-5 ${focusRing}`}
            />
            All {format(total)} that match
          </label>
        ) : null}
        <input type="hidden" name="until" value={until.toISOString()} />
        <select
          name="status"
          aria-label="New status of the selected leads"
          className={controlClasses("compact", "w-auto!")}
        >
          <option value="">Status…</option>
          {leadStatusOrder.map((status) => (
            <option key={status} value={status}>
              {leadStatusLabels[status]}
            </option>
          ))}
        </select>
        <select
          name="owner"
          aria-label="New owner of the selected leads"
          className={controlClasses("compact", "w-auto! max-w-44")}
        >
          <option value="">Owner…</option>
          <option value="me">Me</option>
          <option value="nobody">Unassigned</option>
          {owners.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <Button isSending={isSending}>Apply</Button>
        <Button name="status" value="spam" isSending={isSending} look="quiet">
          Spam
        </Button>
      </Form>
      <ChangeOutcome answer={answer} changes={changes} />
    </div>
  );
}

/** Changes leads from the list and the board: one request at a time, with its result and its optimistic update. */
export function useLeadChanges() {
  const fetcher = useFetcherInTurn<ChangeAnswer>({ key: "lead-changes" });
  const { submit } = fetcher;
  const { pathname, search } = useLocation();
  const action = `${pathname}?index${search.replace("?", "&")}`;

  const change = useCallback(
    (leadIds: string[], what: LeadKeyChange) => {
      const form = new FormData();
      for (const id of leadIds) form.append("leadId", id);
      for (const [name, value] of Object.entries(what)) form.append(name, value);
      submit(form, { method: "post", action });
    },
    [submit, action],
  );

  return {
    Form: fetcher.Form,
    change,
    answer: fetcher.data,
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
            Undo
          </button>
        </Form>
      ) : null}
    </div>
  );
}
