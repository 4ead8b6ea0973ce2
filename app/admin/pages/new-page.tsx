import { type FieldMetadata, getCollectionProps } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { useState } from "react";
import { z } from "zod";
import { focusRing } from "#app/admin/classes.ts";
import { focusOnAppearance } from "#app/admin/lost-focus.ts";
import { slugSchema } from "#app/domain/pages/page.ts";
import type { Preset } from "#app/domain/pages/preset.ts";
import { slugOfTitle } from "#app/domain/pages/slug-of-title.ts";
import { oneLine } from "#app/domain/texts/text.ts";

/** The schema of the form for a new page. Without a slug the title provides it, if it can be written in Latin letters. */
export const newPageSchema = z
  .object({
    preset: z.string("Choose a starting point"),
    title: z
      .string("Enter a title")
      .overwrite(oneLine)
      .min(1, "Enter a title")
      .max(160, "Use at most 160 characters"),
    slug: z.string().trim().optional(),
    parentSlug: z
      .string()
      .optional()
      .transform((slug) => slug ?? null),
  })
  .transform(({ slug, ...page }, context) => {
    const parsed = slugSchema
      .optional()
      .safeParse(slug ?? (slugOfTitle(page.title).slice(0, 80).replace(/-$/, "") || undefined));
    if (parsed.success) return { ...page, slug: parsed.data };
    const message =
      parsed.error.issues[0]?.message ?? "Enter a valid slug: lower-case letters, digits and single hyphens";
    context.addIssue({ code: "custom", path: ["slug"], message });
    return z.NEVER;
  });

interface PresetChoiceProps {
  field: FieldMetadata<string>;
  kinds: Preset[];
  /** Presets that editors made from pages. */
  own: Preset[];
}

/** Asks first: the preset is everybody's, and there is no undo. */
function DeletePreset({ preset }: { preset: Preset }) {
  const [isAsking, setAsking] = useState(false);
  const name = <span className="sr-only"> the preset {preset.name}</span>;
  const classes = `text-[0.75rem] hover:underline ${focusRing}`;
  if (!isAsking) {
    return (
      <button
        type="button"
        onClick={() => setAsking(true)}
        className={`text-muted hover:text-bad ${classes}`}
      >
        Delete…{name}
      </button>
    );
  }
  return (
    <span className="flex gap-3">
      <button
        // It stands where the button was that was pressed.
        ref={focusOnAppearance}
        type="submit"
        form={presetDeletionId}
        name="deletePreset"
        value={preset.id}
        className={`text-bad ${classes}`}
      >
        Delete{name}
      </button>
      <button type="button" onClick={() => setAsking(false)} className={`text-muted ${classes}`}>
        Keep{name}
      </button>
    </span>
  );
}

const empty: Preset = { id: "empty", name: "Empty page", description: "No blocks yet." };

const presetDeletionId = "preset-deletion";

/** The form of the buttons that delete presets: a form within the form of the page would not be valid HTML. */
export function PresetDeletion() {
  return <Form method="post" preventScrollReset id={presetDeletionId} />;
}

/** The initial blocks of the page. */
export function PresetChoice({ field, kinds, own }: PresetChoiceProps) {
  const presets = [...kinds, ...own, empty];
  const options = presets.map(({ id }) => id);
  const collection = getCollectionProps(field, { type: "radio", options });
  return (
    <fieldset>
      <legend className="mb-2 text-[0.75rem] text-muted">Start from</legend>
      <ul className="grid border-t border-line sm:grid-cols-2 sm:gap-x-8">
        {collection.map(({ key, ...props }, position) => {
          const preset = presets[position] ?? empty;
          const isOwn = own.includes(preset);
          return (
            <li key={key} className="flex items-start gap-3 border-b border-line py-2.5">
              <input {...props} className={`mt-1 accent-ink ${focusRing}`} />
              <label htmlFor={props.id} className="min-w-0 grow cursor-pointer">
                <span className="block font-semibold">{preset.name}</span>
                <span className="block text-muted">{preset.description}</span>
              </label>
              {isOwn ? <DeletePreset preset={preset} /> : null}
            </li>
          );
        })}
      </ul>
      {field.errors?.map((error) => (
        <p key={error} id={field.errorId} className="mt-1 text-[0.75rem] text-bad">
          {error}
        </p>
      ))}
    </fieldset>
  );
}
