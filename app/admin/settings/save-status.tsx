import { useId } from "react";
import { draftOf, useEditor } from "#app/admin/editor/editor.ts";
import { useInvalidCount } from "#app/admin/editor/inspector/editor-source.ts";
import { messages } from "#app/admin/editor/messages.ts";
import { SaveStatus as DraftStatus } from "#app/admin/editor/saving/save-status.tsx";
import { isSame } from "#app/domain/documents/is-same.ts";
import { controlClasses, Field } from "#app/ui/field.tsx";

interface SaveStatusProps {
  /** The result of the last save. */
  done?: string;
  problem?: string;
  /** Save was pressed while the draft could not be stored. */
  isHeldUp: boolean;
}

/** Whether visitors have what is shown; a live region announces it. */
export function SaveStatus({ done, problem, isHeldUp }: SaveStatusProps) {
  const status = useEditor(({ saving }) => saving.status);
  const isUnsaved = useEditor((state) => !isSame(draftOf(state), state.published));
  const errors = useInvalidCount();
  const refused = useEditor(({ refused }) => refused.length);
  const count = errors + refused;
  const isDraftStored = status === "saved" || status === "saving";
  return (
    <div role="status" aria-label="Save status" className="flex items-center gap-2 text-[0.8125rem]">
      {!isDraftStored ? (
        <>
          <DraftStatus />
          {isHeldUp ? <span className="text-bad">Not saved for visitors yet</span> : null}
        </>
      ) : count > 0 ? (
        <span className="text-bad">{messages.invalidFieldCount(count)}</span>
      ) : problem ? (
        <span className="text-bad">{problem}</span>
      ) : isUnsaved ? (
        <span className="text-muted">Not saved yet</span>
      ) : done ? (
        <span className="text-good">{done}</span>
      ) : null}
    </div>
  );
}

interface PasswordAgainProps {
  /** Why it is asked for. */
  reason: string;
  value: string;
  problem: string | undefined;
  onChange: (value: string) => void;
}

/** SET-02: critical settings require the password again, so that an unattended session cannot save them. */
export function PasswordAgain({ reason, value, problem, onChange }: PasswordAgainProps) {
  const id = useId();
  return (
    <section aria-labelledby="password-again" className="border-t border-ink pt-2.5">
      <h2 id="password-again" className="font-semibold">
        Your password
      </h2>
      <div className="mt-3 max-w-[360px]">
        <Field
          htmlFor={id}
          label="Password"
          hint={reason}
          hintId={`${id}-hint`}
          errors={problem ? [problem] : undefined}
          errorId={`${id}-problem`}
          density="compact"
        >
          <input
            id={id}
            type="password"
            autoComplete="current-password"
            value={value}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? `${id}-problem` : `${id}-hint`}
            onChange={(event) => onChange(event.currentTarget.value)}
            className={controlClasses("compact")}
          />
        </Field>
      </div>
    </section>
  );
}
