import { useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { type EntryAnswer, EntryForm } from "#app/admin/entries/entry-form.tsx";
import { ImageField } from "#app/admin/publishing/image-field.tsx";
import type { Bases } from "#app/domain/publishing/bases.server.ts";
import type { TestimonialDraft } from "#app/domain/testimonials/testimonial.ts";
import { testimonialLabels as labels } from "#app/domain/testimonials/testimonial.ts";
import { SelectField } from "#app/forms/select-field.tsx";
import { TextAreaField } from "#app/forms/text-area-field.tsx";
import { TextField } from "#app/forms/text-field.tsx";
import { testimonialFormSchema } from "./testimonial-form-schema.ts";

interface TestimonialFormProps {
  id: string;
  draft: TestimonialDraft;
  version: number;
  bases: Bases;
  answer?: EntryAnswer;
  isReadOnly: boolean;
  onUnsaved: (isUnsaved: boolean) => void;
}

/** All that is written of a testimonial, saved into its draft. */
export function TestimonialForm({
  id,
  draft,
  version,
  bases,
  answer,
  isReadOnly,
  onUnsaved,
}: TestimonialFormProps) {
  const isUnsaved = answer !== undefined && answer.status !== "saved";
  const [form, fields] = useForm({
    id: `testimonial-${id}`,
    lastResult: isUnsaved ? answer.result : undefined,
    defaultValue: draft,
    onValidate: ({ formData }) => parseWithZod(formData, { schema: testimonialFormSchema }),
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
  });
  const line = { density: "compact" as const, dir: "auto" as const, autoComplete: "off" };
  return (
    <EntryForm
      thing="testimonial"
      form={form}
      version={version}
      bases={bases}
      answer={answer}
      isReadOnly={isReadOnly}
      onUnsaved={onUnsaved}
    >
      <div className="grid gap-4 pb-6">
        <TextAreaField
          field={fields.testimonial}
          label={labels.testimonial}
          density="compact"
          dir="auto"
          rows={6}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField field={fields.name} label={labels.name} {...line} />
          <TextField field={fields.position} label={labels.position} note="optional" {...line} />
          <TextField field={fields.company} label={labels.company} note="optional" {...line} />
          <TextField field={fields.country} label={labels.country} note="optional" {...line} />
          <TextField
            field={fields.flag}
            label={labels.flag}
            note="optional"
            hint="A flag emoji or a two-letter country code, such as PT."
            {...line}
          />
          <SelectField
            field={fields.theme}
            label={labels.theme}
            density="compact"
            options={[
              { value: "light", label: "Light" },
              { value: "dark", label: "Dark" },
            ]}
          />
        </div>
        <ImageField
          field={fields.avatar}
          label={labels.avatar}
          hint="Square. Left empty, none is shown."
          isReadOnly={isReadOnly}
        />
        <ImageField
          field={fields.companyLogo}
          label={labels.companyLogo}
          hint="SVG on a transparent ground."
          isReadOnly={isReadOnly}
        />
      </div>
    </EntryForm>
  );
}
