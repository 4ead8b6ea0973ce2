import { EditorContent, useEditor } from "@tiptap/react";
import { useEffect, useRef } from "react";
import { shortcutOf } from "#app/admin/editor/shortcuts.ts";
import type { RichText } from "#app/domain/rich-text/document.ts";
import { ownNonce } from "#app/ui/nonce.ts";
import { richTextExtensions } from "./extensions.ts";
import { cleanPaste } from "./paste/clean-paste.ts";
import "./rich-text.css";
import { toRichText } from "./to-rich-text.ts";
import { Toolbar } from "./toolbar.tsx";

interface RichTextEditorProps {
  id: string;
  /** The id of its name. */
  labelledBy: string;
  value: unknown;
  onChange: (document: RichText) => void;
  /** In a form of its own, where undoing is not the page editor's. */
  isAlone?: boolean;
}

/** Writes a rich text document; whatever is pasted keeps its structure and loses its styles. */
export function RichTextEditor({ id, labelledBy, value, onChange, isAlone = false }: RichTextEditorProps) {
  /** The document as this editor has last given it; any other comes from outside, as by undoing. */
  const own = useRef(value);
  const latest = useRef(onChange);
  latest.current = onChange;
  const editor = useEditor({
    injectNonce: ownNonce(),
    extensions: richTextExtensions({ isAlone }),
    content: toRichText(value),
    editorProps: {
      attributes: {
        id,
        role: "textbox",
        "aria-multiline": "true",
        "aria-labelledby": labelledBy,
        class: "rich-text-content",
      },
      transformPastedHTML: cleanPaste,
      // Undoing, saving and leaving are the page editor's: ProseMirror would swallow their keys.
      handleDOMEvents: { keydown: (_view, event) => !isAlone && shortcutOf(event) !== undefined },
    },
    onUpdate({ editor }) {
      const document = toRichText(editor.getJSON());
      own.current = document;
      latest.current(document);
    },
  });

  useEffect(() => {
    if (value === own.current) return;
    own.current = value;
    editor.commands.setContent(toRichText(value), { emitUpdate: false });
  }, [editor, value]);

  return (
    <div className="rounded-[2px] border border-line bg-card focus-within:border-ink">
      <Toolbar editor={editor} controls={id} />
      <EditorContent editor={editor} />
    </div>
  );
}
