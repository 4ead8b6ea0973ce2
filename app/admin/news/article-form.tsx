import { useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { type EntryAnswer, EntryForm } from "#app/admin/entries/entry-form.tsx";
import { ImageField } from "#app/admin/publishing/image-field.tsx";
import type { ArticleDraft } from "#app/domain/news/article.ts";
import type { Bases } from "#app/domain/publishing/bases.server.ts";
import { TextAreaField } from "#app/forms/text-area-field.tsx";
import { TextField } from "#app/forms/text-field.tsx";
import { articleAsTyped, articleFormSchema } from "./article-form-schema.ts";
import { BodyField } from "./body-field.tsx";

interface ArticleFormProps {
  id: string;
  draft: ArticleDraft;
  version: number;
  bases: Bases;
  /** Names and tags that are in use, to choose from. */
  bylines: { authors: string[]; tags: string[] };
  answer?: EntryAnswer;
  isReadOnly: boolean;
  onUnsaved: (isUnsaved: boolean) => void;
}

/** All that is written of an article, saved into its draft. */
export function ArticleForm({
  id,
  draft,
  version,
  bases,
  bylines,
  answer,
  isReadOnly,
  onUnsaved,
}: ArticleFormProps) {
  const isUnsaved = answer !== undefined && answer.status !== "saved";
  const [form, fields] = useForm({
    id: `article-${id}`,
    lastResult: isUnsaved ? answer.result : undefined,
    defaultValue: { ...draft, body: JSON.stringify(draft.body), tags: articleAsTyped(draft.tags) },
    onValidate: ({ formData }) => parseWithZod(formData, { schema: articleFormSchema }),
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
  });
  const excerpt = String(fields.excerpt.value ?? "");
  return (
    <EntryForm
      thing="article"
      form={form}
      version={version}
      bases={bases}
      answer={answer}
      isReadOnly={isReadOnly}
      onUnsaved={onUnsaved}
    >
      <div className="grid gap-4 pb-6">
        <TextField field={fields.title} label="Title" density="compact" dir="auto" />
        <TextAreaField
          field={fields.excerpt}
          label="Excerpt"
          note={`${excerpt.length} / 600`}
          density="compact"
          rows={3}
          dir="auto"
          hint="In lists, in the feed, in search engines, and below the headline."
        />
        <BodyField field={fields.body} label="Text" stored={draft.body} isReadOnly={isReadOnly} />
        <ImageField
          field={fields.coverImage}
          label="Cover"
          hint="Left empty, one is drawn."
          isReadOnly={isReadOnly}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            field={fields.author}
            label="Author"
            note="optional"
            density="compact"
            dir="auto"
            list="article-authors"
            autoComplete="off"
          />
          <TextField
            field={fields.publishedDate}
            label="Date"
            note="optional"
            density="compact"
            type="date"
            hint="Left empty, the day it goes out."
          />
        </div>
        <TextField
          field={fields.tags}
          label="Tags"
          note="optional"
          density="compact"
          dir="auto"
          autoComplete="off"
          hint={
            bylines.tags.length > 0
              ? `Separate with commas. In use: ${bylines.tags.slice(0, 12).join(", ")}.`
              : "Separate with commas."
          }
        />
        <datalist id="article-authors">
          {bylines.authors.map((author) => (
            <option key={author} value={author} />
          ))}
        </datalist>
      </div>
    </EntryForm>
  );
}
