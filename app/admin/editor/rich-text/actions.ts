import type { ChainedCommands } from "@tiptap/react";

interface RichTextAction {
  label: string;
  /** The button's symbol. */
  sign: string;
  keys?: string;
  /** The mark or node that the action switches on and off. */
  name?: string;
  attributes?: Record<string, unknown>;
  run: (chain: ChainedCommands) => ChainedCommands;
}

/** The toolbar's actions on the selected text, by group. */
export const richTextActions: RichTextAction[][] = [
  [heading(2), heading(3), heading(4)],
  [
    {
      label: "Bold",
      sign: "B",
      keys: "Ctrl B",
      name: "bold",
      run: (chain) => chain.toggleBold(),
    },
    {
      label: "Italic",
      sign: "I",
      keys: "Ctrl I",
      name: "italic",
      run: (chain) => chain.toggleItalic(),
    },
    { label: "Strikethrough", sign: "S", name: "strike", run: (chain) => chain.toggleStrike() },
    {
      label: "x² superscript",
      sign: "x²",
      name: "superscript",
      run: (chain) => chain.toggleMark("superscript"),
    },
    {
      label: "x₂ subscript",
      sign: "x₂",
      name: "subscript",
      run: (chain) => chain.toggleMark("subscript"),
    },
    { label: "Code", sign: "<>", name: "code", run: (chain) => chain.toggleCode() },
  ],
  [
    { label: "List", sign: "•", name: "bulletList", run: (chain) => chain.toggleBulletList() },
    {
      label: "Numbered list",
      sign: "№",
      name: "orderedList",
      run: (chain) => chain.toggleOrderedList(),
    },
    { label: "Quote", sign: "“", name: "blockquote", run: (chain) => chain.toggleBlockquote() },
    { label: "Code block", sign: "{}", name: "codeBlock", run: (chain) => chain.toggleCodeBlock() },
    { label: "Horizontal line", sign: "—", run: (chain) => chain.setHorizontalRule() },
  ],
];

/** The actions on the table around the cursor. */
export const tableActions: RichTextAction[] = [
  { label: "Row below", sign: "+ row", run: (chain) => chain.addRowAfter() },
  { label: "Column to the right", sign: "+ column", run: (chain) => chain.addColumnAfter() },
  { label: "Delete row", sign: "− row", run: (chain) => chain.deleteRow() },
  { label: "Delete column", sign: "− column", run: (chain) => chain.deleteColumn() },
  { label: "Use first row as headings", sign: "headings", run: (chain) => chain.toggleHeaderRow() },
  { label: "Delete table", sign: "delete", run: (chain) => chain.deleteTable() },
];

function heading(level: 2 | 3 | 4): RichTextAction {
  return {
    label: `H${level} heading`,
    sign: `H${level}`,
    keys: `Ctrl Alt ${level}`,
    name: "heading",
    attributes: { level },
    run: (chain) => chain.toggleHeading({ level }),
  };
}
