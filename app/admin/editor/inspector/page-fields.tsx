import { draftOf, useEditor, useEditorStore } from "#app/admin/editor/editor.ts";
import { fieldHints, fieldLabels } from "#app/admin/pages/field-words.ts";
import { ImageChoice } from "#app/admin/publishing/image-choice.tsx";
import type { PageFields as Fields } from "#app/domain/pages/draft.ts";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { controlClasses } from "#app/ui/control.ts";
import { ControlField, described } from "./control-field.tsx";

type TextName = { [Name in keyof Fields]: Fields[Name] extends boolean ? never : Name }[keyof Fields];

interface TextField {
  name: TextName;
  help?: string;
  required?: boolean;
  isLong?: boolean;
  /** A picture, by its address. */
  isImage?: boolean;
  /** Characters beyond which search engines cut it off, or the page cannot have it. */
  most?: number;
}

const groups: { title: string; fields: TextField[] }[] = [
  {
    title: "The page",
    fields: [
      { name: "title", help: "In navigation and lists", required: true, most: 160 },
      {
        name: "extendedTitle",
        help: "The headline, where it says more than the title",
      },
      {
        name: "excerpt",
        help: "Two lines wherever the page is listed",
        isLong: true,
        most: 600,
      },
      {
        name: "coverImage",
        help: fieldHints.coverImage,
        isImage: true,
      },
    ],
  },
  {
    title: "Search and sharing",
    fields: [
      {
        name: "searchTitle",
        help: "Instead of the title, in search results",
        most: 60,
      },
      {
        name: "searchDescription",
        help: "What search engines show below it; some 160 characters are seen",
        isLong: true,
        most: 160,
      },
      { name: "socialImage", help: fieldHints.socialImage, isImage: true },
    ],
  },
];

/** What a page has beside its blocks and its place. */
export function PageFields() {
  return (
    <>
      {groups.map(({ title, fields }) => (
        <section
          key={title}
          className="grid gap-3.5 not-first:mt-6 not-first:border-t not-first:border-line not-first:pt-5"
        >
          <h3 className="font-semibold">{title}</h3>
          {fields.map((field) => (
            <PageTextField key={field.name} {...field} />
          ))}
        </section>
      ))}
      <HiddenFromSearch />
    </>
  );
}

/** The id of a field of the page; findings link to it. */
export const pageFieldId = (name: string) => `field-page-${name}`;

function PageTextField({ name, help, required = false, isLong, isImage = false, most }: TextField) {
  const editor = useEditorStore();
  const label = fieldLabels[name];
  const value = useEditor((state) => draftOf(state)[name]) ?? "";
  const showsMissing = useEditor(({ showsMissing }) => showsMissing);
  const isMissing = required && value.trim() === "" && showsMissing;
  const problem = isMissing ? [`${label} is missing`] : undefined;
  const id = pageFieldId(name);
  const note = most && value.length > most * 0.7 ? `${value.length} / ${most}` : undefined;
  const attributes = {
    ...described(id, problem, help),
    value,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
      const next = currentTarget.value;
      editor.getState().edit({ type: "field", name, value: required ? next : next || null, typed: true });
    },
  };
  const control = (
    <ControlField id={id} field={{ label, help, required }} note={note} problem={problem}>
      {isLong ? (
        <textarea
          {...attributes}
          rows={3}
          className={controlClasses("compact", "field-sizing-content min-h-18")}
        />
      ) : (
        <input {...attributes} type="text" autoComplete="off" className={controlClasses("compact")} />
      )}
    </ControlField>
  );
  if (!isImage) return control;
  return (
    <ImageChoice
      src={value || undefined}
      onChoose={(src) => editor.getState().edit({ type: "field", name, value: src })}
    >
      {control}
    </ImageChoice>
  );
}

function HiddenFromSearch() {
  const editor = useEditorStore();
  const noindex = useEditor((state) => draftOf(state).noindex);
  return (
    <Checkbox
      id={pageFieldId("noindex")}
      className="mt-3.5"
      label="Keep it out of search engines and the sitemap"
      checked={noindex}
      onChange={({ currentTarget: { checked } }) =>
        editor.getState().edit({ type: "field", name: "noindex", value: checked })
      }
      density="compact"
    />
  );
}
