import type { Editor } from "@tiptap/react";
import { useId, useState } from "react";
import { buttonClasses } from "#app/admin/classes.ts";
import { HrefInput } from "#app/admin/fields/href-control.tsx";
import { isAllowedHref } from "#app/domain/links/href.ts";
import { FieldMessage } from "#app/ui/field.tsx";
import { messages } from "./messages.ts";

interface LinkFormProps {
  editor: Editor;
  onClose: () => void;
}

/** Sets the link of the selected text; without a selection, inserts the address as text. */
export function LinkForm({ editor, onClose }: LinkFormProps) {
  const id = useId();
  const current = String(editor.getAttributes("link").href ?? "");
  const [href, setHref] = useState(current);
  const [problem, setProblem] = useState<string>();

  function apply() {
    if (!isAllowedHref(href)) {
      return setProblem(messages.chooseAPageOrEnter);
    }
    const chain = editor.chain().focus().extendMarkRange("link");
    if (editor.state.selection.empty && !current) {
      chain.insertContent({ type: "text", text: href, marks: [{ type: "link", attrs: { href } }] }).run();
    } else chain.setLink({ href }).run();
    onClose();
  }

  function remove() {
    editor.chain().focus().extendMarkRange("link").unsetLink().run();
    onClose();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a form would be sent with the one around it
    <div
      role="group"
      aria-label={messages.link}
      className="grid gap-2 border-b border-line p-2.5"
      onKeyDown={(event) => {
        if (event.key === "Enter" && event.target instanceof HTMLInputElement && event.target.type === "text")
          apply();
        else return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <HrefInput
        id={id}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        href={href}
        onChange={(next) => {
          setHref(next);
          setProblem(undefined);
        }}
      />
      <FieldMessage errors={problem ? [problem] : undefined} errorId={`${id}-problem`} density="compact" />
      <div className="flex gap-2">
        <button type="button" onClick={apply} className={buttonClasses.plain}>
          {current ? messages.changeLink : messages.createLink}
        </button>
        {current ? (
          <button type="button" onClick={remove} className={buttonClasses.quiet}>
            {messages.removeIt}
          </button>
        ) : null}
        <button type="button" onClick={onClose} className={buttonClasses.quiet}>
          {messages.cancel}
        </button>
      </div>
    </div>
  );
}
