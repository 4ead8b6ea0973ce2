import { getFormProps } from "@conform-to/react";
import { Form, useLocation } from "@remix-run/react";
import { type ReactNode, useId } from "react";
import type { z } from "zod";
import { buttonClasses } from "#app/admin/classes.ts";
import { NewTabLink } from "#app/admin/new-tab-link.tsx";
import { saveOnControlEnter, useSubmitted } from "#app/admin/publishing/form-submissions.ts";
import type { RecordAnswer, RecordConflict } from "#app/admin/records/record-answer.ts";
import { RecordNotice } from "#app/admin/records/record-notice.tsx";
import { useRecordForm } from "#app/admin/records/use-record-form.ts";
import {
  altMaxLength,
  altQueueSchema,
  type MediaDetails,
  mediaDetailsSchema,
} from "#app/domain/media/media.ts";
import type { MediaItem } from "#app/domain/media/media-item.ts";
import { CheckboxField, TextAreaField, TextField } from "#app/forms/fields.tsx";
import { FormErrors } from "#app/forms/form-errors.tsx";
import { SubmitButton } from "#app/forms/submit-button.tsx";
import { useSchemaForm } from "#app/forms/use-schema-form.ts";
import { FocusField } from "./focus-field.tsx";
import type { AltQueue } from "./item-screen.tsx";
import { MediaThumb } from "./media-thumb.tsx";

interface ItemFormProps {
  item: MediaItem;
  tags: string[];
  queue?: AltQueue;
  mayUpdate: boolean;
  answer?: RecordAnswer;
  /** Rendered below the fields. */
  aside: ReactNode;
  /** Rendered below the picture. */
  children: ReactNode;
}

/** The picture with its focal point on one side, its fields on the other. */
export function ItemForm({ item, tags, queue, mayUpdate, answer, aside, children }: ItemFormProps) {
  const schema = queue ? altQueueSchema : mediaDetailsSchema;
  const [form, fields] = useSchemaForm<z.input<typeof mediaDetailsSchema>, MediaDetails>(schema, {
    id: "details",
    lastResult: answer?.status === "invalid" ? answer.result : undefined,
    defaultValue: valuesOf(item),
    shouldValidate: "onBlur",
  });
  const id = useId();
  const isSeen = item.kind === "picture" || item.kind === "drawing";
  const { pathname, search } = useLocation();
  const journal = useRecordForm({
    key: `media-item:${item.id}`,
    formId: form.id,
    version: item.version,
    answer,
    isSubmitted: useSubmitted(pathname + search, "version"),
  });

  return (
    <div className="grid max-w-[1240px] gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_380px] lg:grid-rows-[auto_1fr]">
      <fieldset disabled={!mayUpdate} onInput={journal.note} className="min-w-0">
        {isSeen && item.source ? (
          // Its number fields belong to the form beside it, by the form's id.
          <FocusField
            item={item}
            source={item.source}
            fieldX={fields.focusX}
            fieldY={fields.focusY}
            isFixed={!mayUpdate}
          />
        ) : (
          <ItemPreview item={item} />
        )}
      </fieldset>
      <div className="min-w-0 lg:row-span-2">
        <Form
          method="post"
          preventScrollReset
          {...getFormProps(form)}
          onInput={journal.note}
          onKeyDown={saveOnControlEnter}
          className="mb-8"
        >
          <RecordNotice journal={journal} formId={form.id} noun="file" />
          {answer?.status === "gone" ? (
            <p role="alert" className="mb-6 border border-bad bg-card p-4 text-bad">
              Not saved: someone else has deleted this file. What you typed is still here. To use it, copy it,
              then upload the file again.
            </p>
          ) : null}
          <FormErrors form={form} className="mb-5" />
          <fieldset disabled={!mayUpdate} className="grid gap-4">
            {isSeen ? (
              <>
                <TextAreaField
                  field={fields.alt}
                  label="Alternative text"
                  note={`up to ${altMaxLength}`}
                  hint="Describe what the picture shows, for people who cannot see it. Do not start with “picture of”."
                  rows={3}
                  autoFocus={queue !== undefined}
                />
                <CheckboxField
                  field={fields.isDecorative}
                  label="Decorative image: no alternative text needed"
                />
              </>
            ) : null}
            <TextField field={fields.name} label="Name" autoComplete="off" />
            <TextField
              field={fields.tags}
              label="Tags"
              hint="Separate with commas"
              autoComplete="off"
              list={`${id}-tags`}
            />
            <datalist id={`${id}-tags`}>
              {tags.map((tag) => (
                <option key={tag} value={tag} />
              ))}
            </datalist>
            {mayUpdate ? (
              <div className="flex items-center gap-3">
                <SubmitButton pendingLabel="Saving…">{queue ? "Save and next" : "Save"}</SubmitButton>
                <p role="status" className={journal.isUnsaved ? "text-muted" : "text-good"}>
                  {journal.isUnsaved ? "Not saved yet" : answer?.status === "saved" ? "Saved" : null}
                </p>
                <span className="mono ml-auto text-muted">Ctrl Enter</span>
              </div>
            ) : null}
          </fieldset>
        </Form>
        {aside}
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  );
}

function valuesOf({ name, alt, tags, focusX, focusY }: MediaItem) {
  return {
    name,
    alt: alt ?? "",
    isDecorative: alt === "",
    tags: tags.join(", "),
    focusX: String(Math.round(focusX * 100)),
    focusY: String(Math.round(focusY * 100)),
  };
}

/** The preview of a file without a focal point: a video, an icon, or an error. */
function ItemPreview({ item }: { item: MediaItem }) {
  if (item.source && item.kind === "film") {
    return (
      // biome-ignore lint/a11y/useMediaCaption: captions belong to the block that shows the film, not to the file
      <video
        controls
        preload="metadata"
        src={item.source.fallback}
        aria-label={item.name}
        className="block aspect-video w-full bg-brand-ink"
      />
    );
  }
  if (item.source && item.kind === "document") {
    return (
      <div className="grid aspect-video place-items-center bg-sand">
        <NewTabLink href={item.source.fallback} className={buttonClasses.plain}>
          Open the PDF
        </NewTabLink>
      </div>
    );
  }
  return <MediaThumb item={item} sizes="760px" className="aspect-video w-full" />;
}

/** The controls of the fields in which a stale form differs from the stored item. */
export function conflictIn(stored: MediaItem, changed: string[], isOwn: boolean): RecordConflict {
  const fields = changed.flatMap((field) => (field === "alt" ? ["alt", "isDecorative"] : field));
  return { isOwn, fields, stored: valuesOf(stored) };
}
