import { Form, useNavigation } from "@remix-run/react";
import { buttonClasses, focusRing } from "#app/admin/classes.ts";
import { Moment } from "#app/admin/moment.tsx";
import { PostButton } from "#app/admin/post-button.tsx";
import { Section } from "#app/admin/section.tsx";
import type { RichText } from "#app/domain/rich-text/document.ts";
import { paths } from "#app/http/paths.ts";
import { controlClasses } from "#app/ui/control.ts";
import { MarkdownView } from "./markdown-view.tsx";
import { MentionSuggestions } from "./mention-suggestions.tsx";
import { saveOnControlEnter } from "./task-form.tsx";

export interface ShownComment {
  id: string;
  body: RichText;
  authorId: string | null;
  authorName: string | null;
  createdAt: Date;
}

interface CommentsProps {
  taskId: string;
  comments: ShownComment[];
  /** Who reads. */
  me: string;
  people: { name: string }[];
  /** Where one comes back to. */
  here: string;
  mayUpdate: boolean;
}

/** What was said about a task, oldest first, and the field for more. */
export function Comments({ taskId, comments, me, people, here, mayUpdate }: CommentsProps) {
  const action = paths.admin.taskComments(taskId);
  const isSending = useNavigation().formAction === action;
  // A field per comment of one's own: empty again once it is sent, untouched by what others say meanwhile.
  const own = comments.filter(({ authorId }) => authorId === me).length;
  return (
    <Section title={comments.length === 1 ? "1 comment" : `${comments.length} comments`}>
      <ol aria-label="Comments">
        {comments.map(({ id, body, authorId, authorName, createdAt }) => (
          <li key={id} id={`comment-${id}`} className="group border-b border-line py-3 first:pt-0">
            <div className="mb-1 flex items-baseline gap-3">
              <strong className="font-semibold">{authorName ?? "Someone whose account is gone"}</strong>
              <span className="text-[12px] text-muted">
                <Moment at={createdAt} />
              </span>
              {mayUpdate && authorId === me ? (
                <span className="ml-auto">
                  <PostButton
                    action={action}
                    fields={{ _method: "delete", commentId: id, returnTo: here }}
                    className={`rounded-[2px] px-1 text-[12px] text-muted hover:text-bad md:opacity-0 md:group-hover:opacity-100 md:focus-visible:opacity-100 ${focusRing}`}
                  >
                    Remove<span className="sr-only"> this comment</span>
                  </PostButton>
                </span>
              ) : null}
            </div>
            <MarkdownView document={body} />
          </li>
        ))}
      </ol>
      {mayUpdate ? (
        <Form
          key={own}
          method="post"
          action={action}
          preventScrollReset
          onKeyDown={saveOnControlEnter}
          className="mt-4"
        >
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
            <button type="submit" disabled={isSending} className={buttonClasses.plain}>
              Comment
            </button>
            <p id="comment-hint" className="min-w-0 grow basis-48 text-[12px] text-muted">
              @ and a name tells somebody by mail: {people.map(({ name }) => name).join(", ")}
            </p>
          </div>
        </Form>
      ) : null}
    </Section>
  );
}
