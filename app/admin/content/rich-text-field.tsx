import type { FieldMetadata } from "@conform-to/react";
import { useEffect, useRef, useState } from "react";
import { CodeLost } from "#app/admin/late-code/code-lost.tsx";
import { useLateCode } from "#app/admin/late-code/use-late-code.ts";
import { fill } from "#app/admin/publishing/use-form-journal.ts";
import { RichTextDocument } from "#app/blocks/rich-text/document-view.tsx";
import type { RichText } from "#app/domain/rich-text/document.ts";
import { FieldMessage } from "#app/ui/field.tsx";
import { Tooltips } from "#app/ui/tooltip.tsx";

/** In a browser only. */
const loadEditor = async () =>
  (await import("#app/admin/editor/rich-text/rich-text-editor.tsx")).RichTextEditor;

interface RichTextFieldProps {
  field: FieldMetadata<string>;
  label: string;
  stored: RichText;
  isReadOnly: boolean;
}

/** A text with headings, lists and pictures. Without script it can be read here, and saving the other fields keeps it as it is. */
export function RichTextField({ field, label, stored, isReadOnly }: RichTextFieldProps) {
  const [document, setDocument] = useState(stored);
  const editor = useLateCode(isReadOnly ? undefined : loadEditor);
  const hidden = useRef<HTMLInputElement>(null);
  const latest = useRef(JSON.stringify(stored));
  useEffect(() => {
    const form = hidden.current?.form;
    const putBack = () => takeOver(JSON.stringify(stored));
    form?.addEventListener("reset", putBack);
    return () => form?.removeEventListener("reset", putBack);
  });

  function change(written: RichText) {
    latest.current = JSON.stringify(written);
    setDocument(written);
    const form = hidden.current?.form;
    if (form) fill(form, field.name, latest.current);
  }

  /** What was left by an earlier visit, or somebody else's text, put in by the form. */
  function takeOver(json: string) {
    if (json === latest.current) return;
    latest.current = json;
    setDocument(JSON.parse(json));
  }

  return (
    <div id={field.id} tabIndex={-1} className="scroll-mt-16">
      <p id={`${field.id}-label`} className="pb-1 text-[0.8125rem]/[1.4] text-muted">
        {label}
      </p>
      <input
        ref={hidden}
        type="hidden"
        name={field.name}
        value={JSON.stringify(document)}
        onInput={(event) => takeOver(event.currentTarget.value)}
      />
      {editor.state === "loaded" ? (
        <Tooltips>
          <editor.View
            id={`${field.id}-text`}
            labelledBy={`${field.id}-label`}
            value={document}
            onChange={change}
            isAlone
          />
        </Tooltips>
      ) : (
        <div className="border border-line bg-card p-4">
          <RichTextDocument document={document} />
          {editor.state === "lost" ? <CodeLost tryAgain={editor.tryAgain} /> : null}
          <noscript>
            <p className="mt-4 text-muted">Writing in it needs JavaScript. The other fields do without.</p>
          </noscript>
        </div>
      )}
      <FieldMessage errors={field.errors} errorId={field.errorId} density="compact" />
    </div>
  );
}
