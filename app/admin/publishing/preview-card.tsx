import { Form, useNavigation } from "@remix-run/react";
import { buttonClasses, linkClasses } from "#app/admin/classes.ts";
import { Moment } from "#app/admin/moment.tsx";
import { PostButton } from "#app/admin/post-button.tsx";
import { Section } from "#app/admin/section.tsx";
import { pressedOnce } from "#app/forms/pressed-once.ts";
import { controlClasses } from "#app/ui/control.ts";

interface PreviewCardProps {
  /** Where the draft is shown to people who are signed in. */
  draftPath: string;
  /** Revokes a link. */
  revoking: string;
  links: { id: string; createdAt: Date; expiresAt: Date; author: string | null }[];
  /** The address of a link that was just made; it is shown this once. */
  madeUrl?: string;
  mayShare: boolean;
}

/** Where the draft can be looked at, by us and by whoever gets a link. */
export function PreviewCard({ draftPath, revoking, links, madeUrl, mayShare }: PreviewCardProps) {
  const isSending = useNavigation().formData?.get("intent") === "preview-link";
  return (
    <Section title="Preview">
      <p>
        <a href={draftPath} target="_blank" rel="noopener" className={linkClasses}>
          Open the draft<span aria-hidden="true"> ↗</span>
          <span className="sr-only"> in a new tab</span>
        </a>
      </p>
      {mayShare ? (
        <Form method="post" action="." preventScrollReset className="mt-3 flex flex-wrap items-center gap-2">
          <input type="hidden" name="intent" value="preview-link" />
          <label htmlFor="preview-days" className="text-muted">
            Link for others, good for
          </label>
          <select id="preview-days" name="days" className={controlClasses("compact", "w-auto!")}>
            <option value="7">7 days</option>
            <option value="1">1 day</option>
            <option value="30">30 days</option>
          </select>
          <button type="submit" {...pressedOnce(isSending)} className={buttonClasses.plain}>
            Create link
          </button>
        </Form>
      ) : null}
      {madeUrl ? (
        <div role="status" className="mt-3 border-l-2 border-good pl-3">
          <label htmlFor="preview-url">Copy it now; it is not shown again.</label>
          <input
            id="preview-url"
            readOnly
            value={madeUrl}
            onFocus={(event) => event.currentTarget.select()}
            className={controlClasses("compact", "mt-1 font-mono")}
          />
        </div>
      ) : null}
      {links.length > 0 ? (
        <ul className="mt-3 grid gap-1">
          {links.map(({ id, expiresAt, author }, position) => (
            <li key={id} className="flex items-center justify-between gap-2 border-t border-line pt-1">
              <span className="text-[0.75rem] text-muted">
                By {author ?? "a deleted account"}, until <Moment at={expiresAt} />
              </span>
              {mayShare ? (
                <PostButton action={revoking} fields={{ linkId: id }} className={buttonClasses.quiet}>
                  Revoke<span className="sr-only"> link {position + 1}</span>
                </PostButton>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
    </Section>
  );
}
