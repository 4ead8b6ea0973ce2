import type { Editor } from "@tiptap/react";
import { messages } from "./messages.ts";

export interface RichTextAction {
  label: string;
  /** The button's text. */
  sign: string;
  keys?: string;
  isOn?: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
}

/** The toolbar's actions on the selected text, by group. */
export const richTextActions: RichTextAction[][] = [
  [heading(2, messages.heading), heading(3, messages.smallerHeading), heading(4, messages.smallestHeading)],
  [
    {
      label: messages.bold,
      sign: "B",
      keys: messages.ctrlB,
      isOn: (editor) => editor.isActive("bold"),
      run: (editor) => editor.chain().focus().toggleBold().run(),
    },
    {
      label: messages.italic,
      sign: "I",
      keys: messages.ctrlI,
      isOn: (editor) => editor.isActive("italic"),
      run: (editor) => editor.chain().focus().toggleItalic().run(),
    },
    {
      label: messages.strikethrough,
      sign: "S",
      isOn: (editor) => editor.isActive("strike"),
      run: (editor) => editor.chain().focus().toggleStrike().run(),
    },
    {
      label: messages.code,
      sign: "<>",
      isOn: (editor) => editor.isActive("code"),
      run: (editor) => editor.chain().focus().toggleCode().run(),
    },
  ],
  [
    {
      label: messages.list,
      sign: "•",
      isOn: (editor) => editor.isActive("bulletList"),
      run: (editor) => editor.chain().focus().toggleBulletList().run(),
    },
    {
      label: messages.numberedList,
      sign: "1.",
      isOn: (editor) => editor.isActive("orderedList"),
      run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    },
    {
      label: messages.quote,
      sign: "“",
      isOn: (editor) => editor.isActive("blockquote"),
      run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    },
    {
      label: messages.codeBlock,
      sign: "{}",
      isOn: (editor) => editor.isActive("codeBlock"),
      run: (editor) => editor.chain().focus().toggleCodeBlock().run(),
    },
    {
      label: messages.horizontalLine,
      sign: "—",
      run: (editor) => editor.chain().focus().setHorizontalRule().run(),
    },
  ],
];

/** The actions on the table around the cursor. */
export const tableActions: RichTextAction[] = [
  { label: messages.rowBelow, sign: "+ row", run: (editor) => editor.chain().focus().addRowAfter().run() },
  {
    label: messages.columnToTheRight,
    sign: "+ column",
    run: (editor) => editor.chain().focus().addColumnAfter().run(),
  },
  { label: messages.deleteRow, sign: "− row", run: (editor) => editor.chain().focus().deleteRow().run() },
  {
    label: messages.deleteColumn,
    sign: "− column",
    run: (editor) => editor.chain().focus().deleteColumn().run(),
  },
  {
    label: messages.useFirstRowAsHeadings,
    sign: "headings",
    run: (editor) => editor.chain().focus().toggleHeaderRow().run(),
  },
  {
    label: messages.deleteTable,
    sign: "delete",
    run: (editor) => editor.chain().focus().deleteTable().run(),
  },
];

function heading(level: 2 | 3 | 4, label: string): RichTextAction {
  return {
    label,
    sign: `H${level}`,
    keys: messages.ctrlAlt(level),
    isOn: (editor) => editor.isActive("heading", { level }),
    run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
  };
}
