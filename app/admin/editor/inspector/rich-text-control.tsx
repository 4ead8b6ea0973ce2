import { CodeLost } from "#app/admin/late-code/code-lost.tsx";
import { useLateCode } from "#app/admin/late-code/use-late-code.ts";
import { FieldMessage } from "#app/ui/field.tsx";
import type { ControlProps } from "./field-control.tsx";
import { useProblem } from "./use-problem.ts";
import { fieldId, useProp } from "./use-prop.ts";

/** Comes when the first rich text is selected, and in a browser only; the page editor is there without it. */
const loadEditor = async () =>
  (await import("#app/admin/editor/rich-text/rich-text-editor.tsx")).RichTextEditor;

/** Running text with headings, lists, links, tables and pictures. */
export function RichTextControl({ field, ...place }: ControlProps) {
  const [value, change] = useProp(place);
  const problem = useProblem(place, value === undefined);
  const id = fieldId(place);
  const editor = useLateCode(loadEditor);
  return (
    <div>
      <p id={`${id}-label`} className="pb-1 text-[0.8125rem]/[1.4] text-muted">
        {field.label}
      </p>
      {editor.state === "loaded" ? (
        <editor.View
          id={id}
          labelledBy={`${id}-label`}
          value={value}
          onChange={(document) => change(document, { typed: true })}
        />
      ) : (
        <div className="min-h-40 border border-line bg-card">
          {editor.state === "lost" ? <CodeLost tryAgain={editor.tryAgain} /> : null}
        </div>
      )}
      <FieldMessage hint={field.help} errors={problem} density="compact" />
    </div>
  );
}
