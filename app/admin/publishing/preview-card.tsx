import { Form, useNavigation } from "@remix-run/react";
import { z } from "zod";
import { Section } from "#app/admin/admin-page.tsx";
import { Button } from "#app/admin/button.tsx";
import { buttonClasses } from "#app/admin/classes.ts";
import { CopyButton } from "#app/admin/copy-button.tsx";
import { Moment } from "#app/admin/moment.tsx";
import { NewTabLink } from "#app/admin/new-tab-link.tsx";
import { PostButton } from "#app/admin/post-button.tsx";
import type { AnyContentType } from "#app/domain/content-types/define-content-type.ts";
import { previewDays } from "#app/domain/publishing/publication.ts";
import { paths } from "#app/paths/paths.ts";
import { controlClasses } from "#app/ui/field.tsx";

interface PreviewCardProps {
  /** Where signed-in staff can see the draft. */
  draftPath: string;
  draftLabel: string;
  /** The action that revokes a link. */
  revoking: string;
  links: { id: string; createdAt: Date; expiresAt: Date; author: string | null }[];
  /** The address of a new link, which is shown only once. */
  madeUrl?: string;
  mayShare: boolean;
}

/** Links to the draft: for staff, and preview links for others. */
export function PreviewCard({ draftPath, draftLabel, revoking, links, madeUrl, mayShare }: PreviewCardProps) {
  const isSending = useNavigation().formData?.get("intent") === "preview-link";
  return (
    <Section title="Preview">
      <p>
        <NewTabLink href={draftPath}>{draftLabel}</NewTabLink>
      </p>
      {mayShare ? (
        <Form method="post" action="." preventScrollReset className="mt-3 flex flex-wrap items-center gap-2">
          <input type="hidden" name="intent" value="preview-link" />
          <label htmlFor="preview-days" className="text-muted">
            Preview link, valid for
          </label>
          <select id="preview-days" name="days" className={controlClasses("compact", "w-auto!")}>
            <option value="7">7 days</option>
            <option value="1">1 day</option>
            <option value="30">30 days</option>
          </select>
          <Button isSending={isSending}>Create link</Button>
        </Form>
      ) : null}
      {madeUrl ? (
        <div role="status" className="mt-3 border-l-2 border-good pl-3">
          <label htmlFor="preview-url">Copy it now; it is not shown again.</label>
          <div className="mt-1 flex flex-wrap gap-2">
            <input
              id="preview-url"
              readOnly
              value={madeUrl}
              onFocus={(event) => event.currentTarget.select()}
              className={controlClasses("compact", "min-w-0 flex-1 font-mono")}
            />
            <CopyButton key={madeUrl} text={madeUrl} />
          </div>
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
                  Revoke
                  <span className="sr-only">link {position + 1}</span>
                </PostButton>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
    </Section>
  );
}

/** The lifetime of a preview link in days, from the form. */
export function readPreviewDays(form: FormData): (typeof previewDays)[number] {
  return z.coerce
    .number()
    .pipe(z.literal([...previewDays]))
    .catch(previewDays[0])
    .parse(form.get("days"));
}

/** Where signed-in staff can see a draft or a version. */
export function previewPath({ address, collection }: AnyContentType, id: string, version?: number): string {
  return address
    ? paths.contentPreview(collection, id, version)
    : paths.framedPreview(collection, id, version);
}
