import { focusRing } from "#app/admin/classes.ts";
import { Moment } from "#app/admin/moment.tsx";
import { PostButton } from "#app/admin/post-button.tsx";
import { Section } from "#app/admin/section.tsx";
import type { RichText } from "#app/domain/rich-text/document.ts";
import { paths } from "#app/http/paths.ts";
import { CommentForm } from "./comment-form.tsx";
import { MarkdownView } from "./markdown-view.tsx";

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
  // A field per comment of one's own: empty again once it is sent, untouched by what others say meanwhile.
  const own = comments.filter(({ authorId }) => authorId === me).length;
  return (
    <Section title={comments.length === 1 ? "1 comment" : `${comments.length} comments`}>
      <ol aria-label="Comments">
        {comments.map(({ id, body, authorId, authorName, createdAt }) => (
          <li key={id} id={`comment-${id}`} className="group border-b border-line py-3 first:pt-0">
            <div className="mb-1 flex items-baseline gap-3">
              <strong className="font-semibold">{authorName ?? "Someone whose account is gone"}</strong>
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
                    Remove<span className="sr-only"> this comment</span>
                  </PostButton>
                </span>
              ) : null}
            </div>
            <MarkdownView document={body} />
          </li>
        ))}
      </ol>
      {mayUpdate ? <CommentForm key={own} taskId={taskId} people={people} here={here} /> : null}
    </Section>
  );
}
