import { Form, useNavigation } from "@remix-run/react";
import { buttonClasses } from "#app/admin/classes.ts";
import { JournalNotice } from "#app/admin/publishing/journal-notice.tsx";
import { useFormJournal } from "#app/admin/publishing/use-form-journal.ts";
import { useTaken } from "#app/admin/publishing/use-taken.ts";
import { pressedOnce } from "#app/forms/pressed-once.ts";
import { paths } from "#app/http/paths.ts";
import { controlClasses } from "#app/ui/control.ts";
import { MentionSuggestions } from "./mention-suggestions.tsx";
import { saveOnControlEnter } from "./task-form.tsx";

interface CommentFormProps {
  taskId: string;
  people: { name: string }[];
  /** Where one comes back to. */
  here: string;
}

/** Says something about a task; kept in the browser until it is sent. */
export function CommentForm({ taskId, people, here }: CommentFormProps) {
  const action = paths.admin.taskComments(taskId);
  const isSending = useNavigation().formAction === action;
  const id = `comment-on-${taskId}`;
  const saved = useTaken(action, "body");
  const journal = useFormJournal({ key: `task-comment:${taskId}`, formId: id, version: 0, saved });
  return (
    <Form
      id={id}
      method="post"
      action={action}
      preventScrollReset
      onInput={journal.note}
      onKeyDown={saveOnControlEnter}
      className="mt-4"
    >
      <JournalNotice journal={journal} />
      <input type="hidden" name="returnTo" value={here} />
      <MentionSuggestions people={people}>
        <textarea
          name="body"
          required
          maxLength={10_000}
          rows={3}
          aria-label="Comment"
          aria-describedby="comment-hint"
          placeholder="Say something; Markdown"
          className={controlClasses("compact", "min-h-20 resize-y field-sizing-content")}
        />
      </MentionSuggestions>
      <div className="mt-2 flex flex-wrap items-start gap-3">
        <button type="submit" {...pressedOnce(isSending)} className={buttonClasses.plain}>
          Comment
        </button>
        <p id="comment-hint" className="min-w-0 grow basis-48 text-[0.75rem] text-muted">
          @ and a name tells somebody by mail: {people.map(({ name }) => name).join(", ")}
        </p>
      </div>
    </Form>
  );
}
