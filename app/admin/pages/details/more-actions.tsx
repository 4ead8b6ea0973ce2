import { Form, Link, useNavigation } from "@remix-run/react";
import { buttonClasses } from "#app/admin/classes.ts";
import { PostButton } from "#app/admin/post-button.tsx";
import { Section } from "#app/admin/section.tsx";
import { pressedOnce } from "#app/forms/pressed-once.ts";
import { paths } from "#app/http/paths.ts";
import { controlClasses } from "#app/ui/control.ts";

/** Copies of the page, and its end. */
export function MoreActions({ slug, title }: { slug: string; title: string }) {
  const isSending = useNavigation().formAction === paths.admin.preset(slug);
  return (
    <Section title="More">
      <div className="flex flex-wrap items-end gap-x-2 gap-y-4">
        <PostButton action={paths.admin.copy(slug)} className={buttonClasses.plain}>
          Duplicate
        </PostButton>
        <Form method="post" action={paths.admin.preset(slug)} className="flex gap-2">
          <input
            name="name"
            required
            maxLength={60}
            defaultValue={title}
            aria-label="Name of the preset"
            className={controlClasses("compact", "w-48!")}
          />
          <button type="submit" {...pressedOnce(isSending)} className={buttonClasses.plain}>
            Save as preset
          </button>
        </Form>
        <Link to={paths.admin.removal(slug)} className={`${buttonClasses.plain} ml-auto text-bad`}>
          Delete…
        </Link>
      </div>
    </Section>
  );
}
