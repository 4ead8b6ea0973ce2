import { ChunkLoadError, useLazyModule } from "#app/admin/lazy-module.tsx";
import { RichTextDocument } from "#app/blocks/rich-text/document-view.tsx";
import { richTextSchema } from "#app/domain/rich-text/document.ts";
import { Tooltips } from "#app/ui/tooltip.tsx";
import { type ControlProps, useBinding, useFieldSource } from "./binding.ts";
import { ControlMessage } from "./field-frame.tsx";
import { messages } from "./messages.ts";

/** Loaded with the first visible rich text, only in the browser. */
const loadEditor = async () =>
  (await import("#app/admin/editor/rich-text/rich-text-editor.tsx")).RichTextEditor;

/** Rich text with headings, lists, links, tables and pictures. Read-only without JavaScript. */
export function RichTextControl(props: ControlProps) {
  const binding = useBinding(props);
  const { id, value, change } = binding;
  const { isForm, isReadOnly } = useFieldSource();
  const editor = useLazyModule(isReadOnly ? undefined : loadEditor);
  return (
    // In a form the id exists before the editor loads, for links from errors.
    <div id={isForm ? id : undefined} tabIndex={isForm ? -1 : undefined} className="scroll-mt-16">
      <p id={`${id}-label`} className="pb-1 text-[0.8125rem]/[1.4] text-muted">
        {props.field.label}
      </p>
      {editor.state === "loaded" ? (
        <Tooltips>
          <editor.View
            id={isForm ? `${id}-text` : id}
            labelledBy={`${id}-label`}
            value={value}
            onChange={(document) => change(document, { typed: true })}
            isAlone={isForm}
          />
        </Tooltips>
      ) : (
        <div className="min-h-40 border border-line bg-card p-4">
          <StoredText value={value} />
          {editor.state === "lost" ? <ChunkLoadError tryAgain={editor.tryAgain} /> : null}
          <noscript>
            <p className="mt-4 text-muted">{messages.editingThisTextNeedsJavascript}</p>
          </noscript>
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
