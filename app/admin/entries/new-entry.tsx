import { Form, useNavigation } from "@remix-run/react";
import { buttonClasses } from "#app/admin/classes.ts";
import { pressedOnce } from "#app/forms/pressed-once.ts";
import { controlClasses } from "#app/ui/control.ts";

interface NewEntryProps {
  /** The name of the field that a new one begins with, and its label. */
  name: "title" | "name";
  label: string;
  button: string;
  problem?: string;
  /** What was typed and not taken. */
  typed?: string;
}

/** Begins a new article or testimonial with the one thing it cannot be without. */
export function NewEntry({ name, label, button, problem, typed }: NewEntryProps) {
  const isSending = useNavigation().formData?.get("intent") === "create";
  return (
    <Form method="post" className="max-w-[560px]" aria-label={button}>
      <input type="hidden" name="intent" value="create" />
      <label htmlFor="new-entry" className="text-[0.8125rem] text-muted">
        {label}
      </label>
      <div className="mt-1 flex gap-2">
        <input
          id="new-entry"
          name={name}
          required
          maxLength={120}
          dir="auto"
          defaultValue={typed}
          autoComplete="off"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? "new-entry-problem" : undefined}
          className={controlClasses("compact")}
        />
        <button type="submit" {...pressedOnce(isSending)} className={buttonClasses.primary}>
          {button}
        </button>
      </div>
      {problem ? (
        <p id="new-entry-problem" role="alert" className="mt-1 text-[0.75rem] text-bad">
          {problem}
        </p>
      ) : null}
    </Form>
  );
}
