import "#app/languages/all-in-english.ts";
import { type ComponentPropsWithoutRef, useState } from "react";
import { ChunkLoadError, useLazyModule } from "#app/admin/panel-loading.tsx";
import { RichTextDocument } from "#app/blocks/rich-text/document-view.tsx";
import { asTyped } from "#app/domain/content-types/content-draft.ts";
import { isSame } from "#app/domain/documents/is-same.ts";
import { richTextSchema } from "#app/domain/rich-text/document.ts";
import type { Control, FieldDescription } from "#app/fields/field-meta.ts";
import { lowContrast, MIN_CONTRAST, withSixDigits } from "#app/fields/hex-colour.ts";
import type { PropPath } from "#app/fields/prop-path.ts";
import { controlClasses } from "#app/ui/field.tsx";
import { Tooltips } from "#app/ui/tooltip.tsx";
import { type ControlProps, useBinding, useFieldSource } from "./binding.ts";
import { ControlMessage, FieldFrame } from "./field-frame.tsx";

const address = { inputMode: "url", spellCheck: false } as const;
const attributesOf: Partial<Record<Control, ComponentPropsWithoutRef<"input">>> = {
  text: { dir: "auto" },
  email: { type: "email" },
  phone: { type: "tel" },
  address,
  picture: address,
  hexColour: { spellCheck: false },
};

/** A single-line text. */
export function TextControl(props: ControlProps) {
  const { field } = props;
  const binding = useBinding(props);
  const { key, ...native } = binding.native("text");
  const suggestions = useFieldSource().suggestions[field.name] ?? [];
  const isOffered = suggestions.length > 0;
  return (
    <FieldFrame {...props} binding={binding}>
      <input
        key={key}
        type="text"
        autoComplete="off"
        {...native}
        {...attributesOf[field.control]}
        list={isOffered ? `${binding.id}-suggestions` : undefined}
        className={controlClasses("compact")}
      />
      {isOffered ? (
        <datalist id={`${binding.id}-suggestions`}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      ) : null}
    </FieldFrame>
  );
}

/** Short texts, separated by commas. While it is typed, the text stays as it is. */
export function TagsControl(props: ControlProps) {
  const { field } = props;
  const { value, change, ...binding } = useBinding(props);
  const [typed, setTyped] = useState<{ text: string; stored: unknown }>();
  const suggestions = useFieldSource().suggestions[field.name] ?? [];
  const help =
    suggestions.length > 0
      ? `Separate with commas. In use: ${suggestions.slice(0, 12).join(", ")}.`
      : field.help;
  // An undo or another person's change replaces the text.
  const text = typed && isSame(typed.stored, value) ? typed.text : asTyped(value);
  const { key, ...native } = binding.native("text");
  return (
    <FieldFrame {...props} field={{ ...field, help }} binding={{ ...binding, value, change }}>
      <input
        key={key}
        type="text"
        autoComplete="off"
        dir="auto"
        {...native}
        value={text}
        onChange={(event) => {
          const { value: text } = event.currentTarget;
          const stored = tagsIn(text);
          setTyped({ text, stored });
          change(stored, { typed: true });
        }}
        className={controlClasses("compact")}
      />
    </FieldFrame>
  );
}

const tagsIn = (text: string) =>
  text
    .split(",")
    .map((tag) => tag.trim())
    .filter(Boolean);

/** A multiline text; the control grows with its content. */
export function LongTextControl(props: ControlProps) {
  const binding = useBinding(props);
  const { key, ...native } = binding.native("textarea");
  const isCode = props.field.control === "code";
  return (
    <FieldFrame {...props} binding={binding}>
      <textarea
        key={key}
        {...native}
        {...(isCode ? { rows: 8, spellCheck: false } : { rows: 3, dir: "auto" })}
        className={controlClasses(
          "compact",
          `field-sizing-content resize-y ${isCode ? "min-h-36 font-mono" : "min-h-18"}`,
        )}
      />
    </FieldFrame>
  );
}

/** A date in the browser's native control. */
export function DateControl(props: ControlProps) {
  const binding = useBinding(props);
  const { key, ...native } = binding.native("date");
  return (
    <FieldFrame {...props} binding={binding}>
      <input
        key={key}
        {...native}
        min={props.field.from}
        max={props.field.to}
        type="date"
        className={controlClasses("compact", "max-w-44")}
      />
    </FieldFrame>
  );
}

/** The hexadecimal value, the browser's colour picker, and a warning about low contrast. */
export function HexColourControl(props: ControlProps) {
  const { value, change, errors } = useBinding(props);
  const colour = withSixDigits(String(value ?? ""));
  return (
    <div>
      <div className="grid grid-cols-[minmax(0,1fr)_2.5rem] items-start gap-2">
        <TextControl {...props} />
        <input
          type="color"
          aria-label="Choose from a palette"
          value={/^#[0-9a-f]{6}$/i.test(colour) ? colour : "#000000"}
          onChange={(event) => change(event.currentTarget.value.toUpperCase())}
          className="mt-[22px] h-8 w-full cursor-pointer rounded-[2px] border border-line bg-card p-1"
        />
      </div>
      {props.field.against && !errors ? <ContrastWarning {...props} colour={colour} /> : null}
    </div>
  );
}

/** Only a warning, because the owner may use the colour for something other than text. */
function ContrastWarning({ field, path, colour }: ControlProps & { colour: string }) {
  const { background, name } = useBackground(field, path);
  const contrast = lowContrast(colour, background);
  return (
    <p aria-live="polite" className="mt-1 text-xs/[1.4] text-warn empty:hidden">
      {contrast === undefined
        ? null
        : `Text in this colour is hard to read on ${name}: the contrast is ${contrast} to 1, but ${MIN_CONTRAST} is required.`}
    </p>
  );
}

/** The background from the descriptor, or the current colour of the field that it names. */
function useBackground(field: FieldDescription, path: PropPath) {
  const against = field.against ?? { name: "", colour: "" };
  const beside = "field" in against ? against.field : field.name;
  const { value } = useBinding({ field, path: [...path.slice(0, -1), beside] });
  return { name: against.name, background: "colour" in against ? against.colour : String(value ?? "") };
}

/** Loaded with the first visible rich text, only in the browser. */
const loadEditor = async () =>
  (await import("#app/admin/editor/rich-text/rich-text-editor.tsx")).RichTextEditor;

/** Rich text with headings, lists, links, tables and pictures. Read-only until its chunk is loaded. */
export function RichTextControl(props: ControlProps) {
  const binding = useBinding(props);
  const { id, value, change } = binding;
  const { isReadOnly } = useFieldSource();
  const editor = useLazyModule(isReadOnly ? undefined : loadEditor);
  return (
    <div className="scroll-mt-16">
      <p id={`${id}-label`} className="pb-1 text-[0.8125rem]/[1.4] text-muted">
        {props.field.label}
      </p>
      {editor.state === "loaded" ? (
        <Tooltips>
          <editor.View
            id={id}
            labelledBy={`${id}-label`}
            value={value}
            onChange={(document, typed) => change(document, { typed })}
          />
        </Tooltips>
      ) : (
        <div className="min-h-40 border border-line bg-card p-4">
          <StoredText value={value} />
          {editor.state === "lost" ? <ChunkLoadError tryAgain={editor.tryAgain} /> : null}
        </div>
      )}
      <ControlMessage binding={binding} help={props.field.help} />
    </div>
  );
}

function StoredText({ value }: { value: unknown }) {
  const document = richTextSchema.safeParse(value);
  return document.success ? <RichTextDocument document={document.data} /> : null;
}
