import { Form, useNavigation } from "@remix-run/react";
import { Section } from "#app/admin/admin-page.tsx";
import { Button } from "#app/admin/button.tsx";
import { PostButton } from "#app/admin/post-button.tsx";
import type { Reference } from "#app/domain/references/reference.ts";
import { PlainField } from "#app/forms/plain-fields.tsx";
import { paths } from "#app/paths/paths.ts";

/** The server's response to a rejected slug. */
export interface SlugAnswer {
  message: string;
  slug: string;
  /** The slug that another person saved in the meantime. */
  theirs?: string;
}

interface SlugFormProps {
  slug: string;
  /** The whole path, on a site in several languages. */
  path?: string;
  /** Whether the slug has ever been public. */
  isKnown: boolean;
  answer?: SlugAnswer;
  isReadOnly: boolean;
}

/** The slug of a public address; a change is live immediately. */
export function SlugForm({ slug, path, isKnown, answer, isReadOnly }: SlugFormProps) {
  const isSending = useNavigation().formData?.has("slug") ?? false;
  return (
    <Section title="Address">
      {path ? <p className="mono mb-3 text-muted wrap-anywhere">{path}</p> : null}
      <Form method="post" preventScrollReset aria-label="Address">
        <input type="hidden" name="wasSlug" value={answer?.theirs ?? slug} />
        <fieldset disabled={isReadOnly}>
          <PlainField
            id="content-slug"
            name="slug"
            label="Slug"
            hint="Use lower-case letters, digits and single hyphens."
            error={answer?.message}
            defaultValue={answer?.slug ?? slug}
            autoCapitalize="off"
            spellCheck={false}
            controlClassName="font-mono"
          />
        </fieldset>
        {isReadOnly ? null : (
          <div className="mt-3 flex flex-wrap items-center gap-3">
            <Button isSending={isSending}>Change address</Button>
            <p className="text-[0.75rem] text-muted">
              Takes effect immediately.{isKnown ? " The old address redirects to the new one." : null}
            </p>
          </div>
        )}
      </Form>
    </Section>
  );
}

interface DeleteContentProps {
  /** The path of the item's screen. */
  screen: string;
  /** Whether it has a public address. */
  isPage: boolean;
  /** Whether other documents show it, instead of linking to it. */
  isShown: boolean;
  /** The places that link to the item. */
  linksHere: Reference[];
}

/** Moves the item to the trash; the list that it redirects to offers to undo that. */
export function DeleteContent({ screen, isPage, isShown, linksHere }: DeleteContentProps) {
  const count = linksHere.length;
  const [one, several] = isShown ? ["shows it", "show it"] : ["links here", "link here"];
  return (
    <Section title="Delete">
      <p className="mb-3 text-muted">
        Removed from the site immediately.{isPage ? " Its address answers 410 Gone." : null}
      </p>
      {count > 0 ? (
        <p className="mb-3 border-l-2 border-warn pl-3">
          {count === 1 ? `One place ${one}.` : `${count} places ${several}.`} See above.
        </p>
      ) : null}
      <PostButton action={paths.admin.contentResources(screen).removal}>Move to trash</PostButton>
    </Section>
  );
}
