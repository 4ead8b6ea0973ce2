import { useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { type ContentAnswer, ContentForm } from "#app/admin/content/content-form.tsx";
import { FormFields } from "#app/admin/fields/form-fields.tsx";
import { OwnPicture } from "#app/admin/own-picture.tsx";
import { Section } from "#app/admin/section.tsx";
import type { PageFields } from "#app/domain/pages/draft.ts";
import { pageFieldGroups } from "#app/domain/pages/page-fields.ts";
import type { Bases } from "#app/domain/publishing/bases.server.ts";
import { detailsSchema } from "./details-form.ts";

interface FieldsFormProps {
  pageId: string;
  path: string;
  siteUrl: string;
  /** The generated sharing picture of the saved draft. */
  shareCard: string;
  fields: PageFields;
  version: number;
  bases: Bases;
  answer?: ContentAnswer;
  isReadOnly: boolean;
  onUnsaved: (isUnsaved: boolean) => void;
}

/** The page's own fields, saved into its draft. */
export function FieldsForm({
  pageId,
  path,
  siteUrl,
  shareCard,
  fields: stored,
  version,
  bases,
  answer,
  isReadOnly,
  onUnsaved,
}: FieldsFormProps) {
  const isUnsaved = answer !== undefined && answer.status !== "saved";
  const [form, fields] = useForm<PageFields>({
    id: `page-${pageId}`,
    lastResult: isUnsaved ? answer.result : undefined,
    defaultValue: stored,
    onValidate: ({ formData }) => parseWithZod(formData, { schema: detailsSchema }),
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
  });
  const shown = (name: keyof PageFields) => String(fields[name].value ?? stored[name] ?? "");

  return (
    <ContentForm
      thing="page"
      label="Page details"
      form={form}
      version={version}
      bases={bases}
      answer={answer}
      isReadOnly={isReadOnly}
      onUnsaved={onUnsaved}
    >
      <input type="hidden" name="pageId" value={pageId} />
      {pageFieldGroups.map(({ title, fields }) => (
        <Section key={title} title={title}>
          <FormFields form={form} fields={fields} isReadOnly={isReadOnly} />
        </Section>
      ))}
      <SearchPreview
        siteUrl={siteUrl}
        path={path}
        title={shown("searchTitle") || shown("extendedTitle") || shown("title")}
        description={shown("searchDescription") || shown("excerpt")}
        image={shown("socialImage") || shareCard}
        isHidden={fields.noindex.value === "on"}
      />
    </ContentForm>
  );
}

interface SearchPreviewProps {
  siteUrl: string;
  path: string;
  title: string;
  description: string;
  image: string;
  isHidden: boolean;
}

/** How the page may look in a list of search results and when its address is shared. */
function SearchPreview({ siteUrl, path, title, description, image, isHidden }: SearchPreviewProps) {
  const host = siteUrl.replace(/^https?:\/\//, "");
  return (
    <div className="grid gap-4 *:min-w-0 sm:grid-cols-2">
      <figure>
        <figcaption className="mb-1.5 text-[0.75rem] text-muted">In search results</figcaption>
        {isHidden ? (
          <p className="border border-dashed border-line p-3 text-muted">
            Search engines are asked not to list it.
          </p>
        ) : (
          <div className="border border-line bg-card p-3">
            <p className="mono truncate text-muted">
              {host}
              {path.replaceAll("/", " › ")}
            </p>
            <p className="mt-1 line-clamp-2 text-[0.9375rem]/[1.3] font-semibold">{title || "No title"}</p>
            <p className="mt-1 line-clamp-3 text-muted">
              {description || "No description: search engines choose some text of the page."}
            </p>
          </div>
        )}
      </figure>
      <figure>
        <figcaption className="mb-1.5 text-[0.75rem] text-muted">When it is shared</figcaption>
        <div className="border border-line bg-card">
          <div className="aspect-[1.91] overflow-hidden bg-sand">
            <OwnPicture src={image} />
          </div>
          <div className="p-3">
            <p className="mono truncate text-muted">{host}</p>
            <p className="truncate font-semibold">{title || "No title"}</p>
          </div>
        </div>
      </figure>
    </div>
  );
}
