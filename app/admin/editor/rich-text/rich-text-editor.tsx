import {
  type Editor,
  EditorContent,
  Extension,
  Mark,
  mergeAttributes,
  textblockTypeInputRule,
  useEditor,
} from "@tiptap/react";
import { useEffect, useRef, useState } from "react";
import type { Typed } from "#app/admin/editor/model/editor-state.ts";
import { cleanPaste } from "#app/admin/editor/rich-text/paste/clean-paste.ts";
import {
  filesOfPaste,
  markFiles,
  type PictureStorage,
  takePictures,
  usePictureStorage,
} from "#app/admin/editor/rich-text/pictures/use-picture-storage.ts";
import { shortcutOf } from "#app/admin/editor/shortcuts.ts";
import { isControlK } from "#app/admin/shortcuts/shortcuts.ts";
import type { RichText } from "#app/domain/rich-text/document.ts";
import "./rich-text.css";
import Image from "@tiptap/extension-image";
import { TableKit } from "@tiptap/extension-table";
import { type DOMOutputSpec, DOMSerializer } from "@tiptap/pm/model";
import StarterKit from "@tiptap/starter-kit";
import { Button } from "#app/admin/button.tsx";
import { addressOf } from "#app/admin/own-picture.tsx";
import { isAllowedHref } from "#app/domain/links/href.ts";
import { cleanRichText } from "#app/domain/rich-text/clean.ts";
import { externalHost } from "#app/ui/external-host.ts";
import { EmittedValues } from "./emitted-values.ts";
import { messages } from "./messages.ts";
import { Toolbar, type ToolbarForm } from "./toolbar.tsx";

interface RichTextEditorProps {
  id: string;
  /** The id of its label. */
  labelledBy: string;
  value: unknown;
  onChange: (document: RichText, typed: Typed) => void;
}

/** Edits a rich-text document; pasted content keeps its structure and loses its styles. */
export function RichTextEditor({ id, labelledBy, value, onChange }: RichTextEditorProps) {
  const [emitted] = useState(() => new EmittedValues(value));
  const latest = useRef(onChange);
  latest.current = onChange;
  const pictures = usePictureStorage();
  const [form, setForm] = useState<ToolbarForm>(null);
  const editor: Editor = useEditor({
    extensions: richTextExtensions,
    content: toRichText(value),
    editorProps: {
      attributes: {
        id,
        role: "textbox",
        "aria-multiline": "true",
        "aria-labelledby": labelledBy,
        class: "rich-text-content",
      },
      transformPastedHTML(html) {
        const pasted = takePictures(cleanPaste(html), location.origin);
        pictures.report(pasted.problems);
        // Runs after the placeholders are in the text.
        queueMicrotask(() => pictures.store(editor, pasted.pictures));
        return pasted.html;
      },
      handlePaste: (_view, event) => takeFiles(filesOfPaste(event)),
      handleDrop(view, event, _slice, isMoved) {
        if (isMoved) return false;
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
        return takeFiles([...(event.dataTransfer?.files ?? [])], at?.pos);
      },
      handleDOMEvents: {
        keydown(_view, event) {
          if (isControlK(event)) {
            event.preventDefault();
            event.stopPropagation(); // elsewhere these keys open the palette
            setForm("link");
            return true;
          }
          // The page editor handles undo, save and close: ProseMirror would swallow their keys.
          return shortcutOf(event) !== undefined;
        },
      },
    },
    onUpdate({ editor }) {
      pictures.settle(editor);
      const document = toRichText(editor.getJSON());
      emitted.add(document);
      latest.current(document, editor.view.composing ? "composing" : true);
    },
  });

  function takeFiles(files: File[], position?: number): boolean {
    if (files.length === 0) return false;
    const marked = markFiles(editor, files, position);
    pictures.report(marked.problems);
    pictures.store(editor, marked.pictures);
    return true;
  }

  useEffect(() => {
    if (!emitted.takesBack(value)) editor.commands.setContent(toRichText(value), { emitUpdate: false });
  }, [editor, emitted, value]);

  return (
    <div className="rounded-[2px] border border-line bg-card focus-within:border-ink">
      <Toolbar editor={editor} controls={id} form={form} setForm={setForm} />
      <PictureNotices {...pictures} />
      <EditorContent editor={editor} />
    </div>
  );
}

/** Pictures that are being uploaded to the library, and those whose upload failed. */
function PictureNotices({ count, problems, dismiss }: PictureStorage) {
  return (
    <div role="status" aria-label="Pasted pictures" className="empty:hidden">
      {count > 0 ? (
        <p className="border-b border-line px-3 py-2 text-muted">{messages.addingPictures(count)}</p>
      ) : null}
      {problems.length > 0 ? (
        <div className="grid justify-items-start gap-1 border-b border-line px-3 py-2 text-warn">
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
          <Button onClick={dismiss} look="quiet" className="-ml-2">
            Dismiss
          </Button>
        </div>
      ) : null}
    </div>
  );
}

/** Text is above or below the line, not both. */
function raised(name: "superscript" | "subscript", tag: "sup" | "sub") {
  return Mark.create({
    name,
    excludes: "superscript subscript",
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });
}

/**
 * A picture by its address or by its id in the media library. A `pendingId` marks an upload in progress: a placeholder
 * that is not saved. `alt` is null until it is written. A picture of another site is shown as a box with its host: the
 * admin loads no external images.
 */
const Picture = Image.extend({
  addAttributes() {
    return {
      src: { default: null },
      mediaId: { default: null },
      alt: { default: null },
      caption: {
        default: null,
        parseHTML: (element: HTMLElement) => element.getAttribute("data-caption"),
      },
      pendingId: {
        default: null,
        parseHTML: (element: HTMLElement) => element.getAttribute("data-pending"),
      },
    };
  },
  parseHTML() {
    return [{ tag: "img[data-pending]" }, { tag: "img[src]:not([src^='data:'])" }];
  },
  renderHTML({ node, HTMLAttributes: { mediaId: _, pendingId, caption, ...attributes } }) {
    if (pendingId) return ["div", { class: "pending-picture" }, "Adding a picture…"];
    const shown = mergeAttributes(attributes, { src: addressOf(node.attrs), alt: attributes.alt ?? "" });
    return caption ? ["figure", ["img", shown], ["figcaption", caption]] : ["img", shown];
  },
  addNodeView() {
    return ({ node }) => {
      const host = externalHost(addressOf(node.attrs));
      const box: DOMOutputSpec = ["div", { class: "external-picture", "data-host": host }];
      const shown = host ? box : node.type.spec.toDOM?.(node);
      return DOMSerializer.renderSpec(document, shown ?? box);
    };
  },
});

/** The stored document; an empty one for an invalid value. */
export function toRichText(value: unknown): RichText {
  return cleanRichText(value) ?? { type: "doc", content: [] };
}

/** `# ` begins the largest heading of a text, as `## ` does: the page's title is its only first-level heading. */
const largestHeading = Extension.create({
  name: "largestHeading",
  addInputRules() {
    const { heading: type } = this.editor.schema.nodes;
    return type ? [textblockTypeInputRule({ find: /^#\s$/, type, getAttributes: { level: 2 } })] : [];
  },
});

/**
 * The nodes and marks of `#app/domain/rich-text/document.ts`, and no others. The editor handles undo.
 */
export const richTextExtensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    undoRedo: false,
    underline: false,
    trailingNode: false,
    link: {
      openOnClick: false,
      defaultProtocol: "https",
      protocols: ["mailto", "tel", "page"],
      isAllowedUri: (href) => isAllowedHref(href),
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  TableKit.configure({ table: { resizable: false } }),
  largestHeading,
  Picture,
  raised("superscript", "sup"),
  raised("subscript", "sub"),
];
