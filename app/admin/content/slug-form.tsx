import { Form, useNavigation } from "@remix-run/react";
import { Section } from "#app/admin/admin-page.tsx";
import { buttonClasses } from "#app/admin/classes.ts";
import { pressedOnce } from "#app/forms/submit-button.tsx";
import { controlClasses } from "#app/ui/control.ts";
import { Field } from "#app/ui/field.tsx";
import { messages } from "./messages.ts";

/** The server's response to a rejected slug. */
export interface SlugAnswer {
  message: string;
  slug: string;
  /** The slug that another person saved in the meantime. */
  theirs?: string;
}

interface SlugFormProps {
  slug: string;
  /** Whether the slug has ever been public. */
  isKnown: boolean;
  answer?: SlugAnswer;
  isReadOnly: boolean;
}

/** The slug of a public address; a change is live immediately. */
export function SlugForm({ slug, isKnown, answer, isReadOnly }: SlugFormProps) {
  const isSending = useNavigation().formData?.get("intent") === "slug";
  return (
    <Section title={messages.address}>
      <Form method="post" action="." preventScrollReset aria-label={messages.address}>
        <input type="hidden" name="intent" value="slug" />
        <input type="hidden" name="wasSlug" value={answer?.theirs ?? slug} />
        <fieldset disabled={isReadOnly}>
          <Field
            htmlFor="content-slug"
            label={messages.slug}
            density="compact"
            hint={messages.useLowerCaseLettersDigits}
            hintId="content-slug-hint"
            errors={answer ? [answer.message] : undefined}
            errorId="content-slug-error"
          >
            <input
              id="content-slug"
              name="slug"
              defaultValue={answer?.slug ?? slug}
              aria-invalid={answer ? true : undefined}
              aria-describedby={answer ? "content-slug-error" : "content-slug-hint"}
              autoCapitalize="off"
              spellCheck={false}
              className={controlClasses("compact", "font-mono")}
            />
          </Field>
        </fieldset>
        {isReadOnly ? null : (
          <div className="mt-3 flex flex-wrap items-center gap-3">
            <button type="submit" {...pressedOnce(isSending)} className={buttonClasses.plain}>
              {messages.changeAddress}
            </button>
            <p className="text-[0.75rem] text-muted">
              {isKnown ? messages.takesEffectImmediatelyTheOld : messages.takesEffectImmediately}
            </p>
          </div>
        )}
      </Form>
    </Section>
  );
}
