import { Form, useNavigation } from "@remix-run/react";
import { Section } from "#app/admin/admin-page.tsx";
import { buttonClasses } from "#app/admin/classes.ts";
import { PlainField } from "#app/forms/plain-fields.tsx";
import { pressedOnce } from "#app/forms/submit-button.tsx";
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
          <PlainField
            id="content-slug"
            name="slug"
            label={messages.slug}
            hint={messages.useLowerCaseLettersDigits}
            error={answer?.message}
            defaultValue={answer?.slug ?? slug}
            autoCapitalize="off"
            spellCheck={false}
            controlClassName="font-mono"
          />
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
