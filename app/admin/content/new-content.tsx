import { Form, useNavigation } from "@remix-run/react";
import { buttonClasses } from "#app/admin/classes.ts";
import { pressedOnce } from "#app/forms/submit-button.tsx";
import { controlClasses } from "#app/ui/control.ts";

interface NewContentProps {
  /** The name and label of the one field that a new item requires. */
  name: string;
  label: string;
  button: string;
  problem?: string;
  /** The rejected value. */
  typed?: string;
}

/** Creates a content item from its one required field. */
export function NewContent({ name, label, button, problem, typed }: NewContentProps) {
  const isSending = useNavigation().formData?.get("intent") === "create";
  return (
    <Form method="post" className="max-w-[560px]" aria-label={button}>
      <input type="hidden" name="intent" value="create" />
      <label htmlFor="new-content" className="text-[0.8125rem] text-muted">
        {label}
      </label>
      <div className="mt-1 flex gap-2">
        <input
          id="new-content"
          name={name}
          required
          maxLength={120}
          dir="auto"
          defaultValue={typed}
          autoComplete="off"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? "new-content-problem" : undefined}
          className={controlClasses("compact")}
        />
        <button type="submit" {...pressedOnce(isSending)} className={buttonClasses.primary}>
          {button}
        </button>
      </div>
      {problem ? (
        <p id="new-content-problem" role="alert" className="mt-1 text-[0.75rem] text-bad">
          {problem}
        </p>
      ) : null}
    </Form>
  );
}
