import { Form, useNavigation } from "@remix-run/react";
import { Section } from "#app/admin/admin-page.tsx";
import { Button } from "#app/admin/button.tsx";
import { focusRing } from "#app/admin/classes.ts";
import { JournalNotice } from "#app/admin/journal/journal-notice.tsx";
import { useFormJournal } from "#app/admin/journal/use-form-journal.ts";
import { MarkdownView } from "#app/admin/markdown-view.tsx";
import { MentionSuggestions, mentionHint } from "#app/admin/mention-suggestions.tsx";
import { Moment } from "#app/admin/moment.tsx";
import { PostButton } from "#app/admin/post-button.tsx";
import { saveOnControlEnter, useAdded } from "#app/admin/publishing/form-submissions.ts";
import type { RichText } from "#app/domain/rich-text/document.ts";
import type { listComments } from "#app/domain/tasks/comments.server.ts";
import { paths } from "#app/paths/paths.ts";
import { controlClasses } from "#app/ui/field.tsx";
import { messages } from "./messages.ts";

export interface ShownComment extends Omit<Awaited<ReturnType<typeof listComments>>[number], "body"> {
  body: RichText;
}

interface CommentsProps {
  taskId: string;
  comments: ShownComment[];
  /** The name of the signed-in person. */
  me: string;
  people: { name: string }[];
  /** The path to return to. */
  here: string;
  mayUpdate: boolean;
}

/** The comments on a task, oldest first, and the form for a new one. */
export function Comments({ taskId, comments, me, people, here, mayUpdate }: CommentsProps) {
  const action = paths.admin.taskComments(taskId);
  const own = comments.filter(({ authorId }) => authorId === me).length;
  return (
    <Section title={messages.commentCount(comments.length)}>
      <ol aria-label="Comments">
        {comments.map(({ id, body, authorId, authorName, createdAt }) => (
          <li key={id} id={`comment-${id}`} className="group border-b border-line py-3 first:pt-0">
            <div className="mb-1 flex items-baseline gap-3">
              <strong className="font-semibold">{authorName ?? "Deleted account"}</strong>
              <span className="text-[0.75rem] text-muted">
                <Moment at={createdAt} />
              </span>
              {mayUpdate && authorId === me ? (
                <span className="ml-auto">
                  <PostButton
                    action={action}
                    fields={{ _method: "delete", commentId: id, returnTo: here }}
                    className={`rounded-[2px] px-1 text-[0.75rem] text-muted hover:text-bad md:opacity-0 md:group-hover:opacity-100 md:focus-visible:opacity-100 ${focusRing}`}
                  >
                    Remove
                    <span className="sr-only"> this comment</span>
                  </PostButton>
                </span>
              ) : null}
            </div>
            <MarkdownView document={body} />
          </li>
        ))}
      </ol>
      {mayUpdate ? <CommentForm key={taskId} taskId={taskId} own={own} people={people} here={here} /> : null}
    </Section>
  );
}

interface CommentFormProps {
  taskId: string;
  /** Number of the signed-in person's comments. */
  own: number;
  people: { name: string }[];
  /** The path to return to. */
  here: string;
}

/** Adds a comment; the draft is stored in the browser until it is sent. */
function CommentForm({ taskId, own, people, here }: CommentFormProps) {
  const action = paths.admin.taskComments(taskId);
  const isSending = useNavigation().formAction === action;
  const id = `comment-on-${taskId}`;
  const saved = useAdded(id, "body", own);
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
          placeholder="Write a comment (Markdown works)"
          className={controlClasses("compact", "min-h-20 resize-y field-sizing-content")}
        />
      </MentionSuggestions>
      <div className="mt-2 flex flex-wrap items-start gap-3">
        <Button isSending={isSending}>Comment</Button>
        <p id="comment-hint" className="min-w-0 grow basis-48 text-[0.75rem] text-muted">
          {mentionHint(people)}
        </p>
      </div>
    </Form>
  );
}
