import { useEffect, useRef, useState } from "react";
import { buttonClasses, focusRing } from "#app/admin/classes.ts";
import { leadStatusLabels } from "#app/admin/leads/lead-marks.tsx";
import { messages } from "#app/admin/leads/messages.ts";
import { leadStatusOrder } from "#app/domain/leads/lead.ts";
import { pressedOnce } from "#app/forms/submit-button.tsx";
import { controlClasses } from "#app/ui/control.ts";
import { ChangeOutcome, type useLeadChanges } from "./use-lead-changes.tsx";

interface ChangeBarProps {
  formId: string;
  changes: ReturnType<typeof useLeadChanges>;
  owners: { id: string; name: string }[];
  /** The number of selected leads; undefined without JavaScript. */
  ticked?: number;
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
        preventScrollReset
        onReset={() => setEverything(false)}
        className={`flex-wrap items-center gap-2 ${shown === 0 ? "hidden" : ticked ? "flex" : "hidden noscript:flex lg:flex"}`}
      >
        <span className="w-[76px] text-[0.75rem] text-muted tabular-nums">
          {isEverything
            ? messages.selectedCount(total)
            : ticked
              ? messages.selectedCount(ticked)
              : messages.selected}
        </span>
        {total > shown ? (
          <label
            className={`min-h-8 items-center gap-2 text-[0.8125rem] tabular-nums ${ticked === shown || isEverything ? "flex" : "hidden noscript:flex"}`}
          >
            <input
              type="checkbox"
              name="everything"
              value="yes"
              onChange={({ target }) => setEverything(target.checked)}
              className={`size-3.5 accent-ink max-lg:size-5 ${focusRing}`}
            />
            {messages.all} {total} {messages.thatMatch}
          </label>
        ) : null}
        <input type="hidden" name="until" value={until.toISOString()} />
        <select
          name="status"
          aria-label={messages.newStatusOfTheSelected}
          className={controlClasses("compact", "w-auto!")}
        >
          <option value="">{messages.status}</option>
          {leadStatusOrder.map((status) => (
            <option key={status} value={status}>
              {leadStatusLabels[status]}
            </option>
          ))}
        </select>
        <select
          name="owner"
          aria-label={messages.newOwnerOfTheSelected}
          className={controlClasses("compact", "w-auto! max-w-44")}
        >
          <option value="">{messages.owner}</option>
          <option value="me">{messages.me}</option>
          <option value="nobody">{messages.unassigned}</option>
          {owners.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <button type="submit" {...pressedOnce(isSending)} className={buttonClasses.plain}>
          {messages.apply}
        </button>
        <button
          type="submit"
          name="status"
          value="spam"
          {...pressedOnce(isSending)}
          className={buttonClasses.quiet}
        >
          {messages.spam}
        </button>
      </Form>
      <ChangeOutcome answer={answer} changes={changes} />
    </div>
  );
}
