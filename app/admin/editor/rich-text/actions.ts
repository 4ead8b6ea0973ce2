import type { Editor } from "@tiptap/react";

export interface RichTextAction {
  label: string;
  /** What stands on its button. */
  sign: string;
  keys?: string;
  isOn?: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
}

/** What the toolbar does to the selected words, by groups. */
export const richTextActions: RichTextAction[][] = [
  [heading(2, "Heading"), heading(3, "Smaller heading"), heading(4, "Smallest heading")],
  [
    {
      label: "Bold",
      sign: "B",
      keys: "Ctrl B",
      isOn: (editor) => editor.isActive("bold"),
      run: (editor) => editor.chain().focus().toggleBold().run(),
    },
    {
      label: "Italic",
      sign: "I",
      keys: "Ctrl I",
      isOn: (editor) => editor.isActive("italic"),
      run: (editor) => editor.chain().focus().toggleItalic().run(),
    },
    {
      label: "Struck through",
      sign: "S",
      isOn: (editor) => editor.isActive("strike"),
      run: (editor) => editor.chain().focus().toggleStrike().run(),
    },
    {
      label: "Code",
      sign: "<>",
      isOn: (editor) => editor.isActive("code"),
      run: (editor) => editor.chain().focus().toggleCode().run(),
    },
  ],
  [
    {
      label: "List",
      sign: "•",
      isOn: (editor) => editor.isActive("bulletList"),
      run: (editor) => editor.chain().focus().toggleBulletList().run(),
    },
    {
      label: "Numbered list",
      sign: "1.",
      isOn: (editor) => editor.isActive("orderedList"),
      run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    },
    {
      label: "Quote",
      sign: "“",
      isOn: (editor) => editor.isActive("blockquote"),
      run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    },
    {
      label: "Block of code",
      sign: "{}",
      isOn: (editor) => editor.isActive("codeBlock"),
      run: (editor) => editor.chain().focus().toggleCodeBlock().run(),
    },
    {
      label: "Line across",
      sign: "—",
      run: (editor) => editor.chain().focus().setHorizontalRule().run(),
    },
  ],
];

/** What can be done to the table that the cursor is in. */
export const tableActions: RichTextAction[] = [
  { label: "Row below", sign: "+ row", run: (editor) => editor.chain().focus().addRowAfter().run() },
  {
    label: "Column to the right",
    sign: "+ column",
    run: (editor) => editor.chain().focus().addColumnAfter().run(),
  },
  { label: "Delete the row", sign: "− row", run: (editor) => editor.chain().focus().deleteRow().run() },
  {
    label: "Delete the column",
    sign: "− column",
    run: (editor) => editor.chain().focus().deleteColumn().run(),
  },
  {
    label: "First row is headings",
    sign: "headings",
    run: (editor) => editor.chain().focus().toggleHeaderRow().run(),
  },
  { label: "Delete the table", sign: "delete", run: (editor) => editor.chain().focus().deleteTable().run() },
];

function heading(level: 2 | 3 | 4, label: string): RichTextAction {
  return {
    label,
    sign: `H${level}`,
    keys: `Ctrl Alt ${level}`,
    isOn: (editor) => editor.isActive("heading", { level }),
    run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
  };
}
