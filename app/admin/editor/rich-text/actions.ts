import type { ChainedCommands } from "@tiptap/react";
import { messages } from "./messages.ts";

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
      label: messages.bold,
      sign: "B",
      keys: messages.ctrlB,
      name: "bold",
      run: (chain) => chain.toggleBold(),
    },
    {
      label: messages.italic,
      sign: "I",
      keys: messages.ctrlI,
      name: "italic",
      run: (chain) => chain.toggleItalic(),
    },
    { label: messages.strikethrough, sign: "S", name: "strike", run: (chain) => chain.toggleStrike() },
    {
      label: messages.superscript,
      sign: "x²",
      name: "superscript",
      run: (chain) => chain.toggleMark("superscript"),
    },
    {
      label: messages.subscript,
      sign: "x₂",
      name: "subscript",
      run: (chain) => chain.toggleMark("subscript"),
    },
    { label: messages.code, sign: "<>", name: "code", run: (chain) => chain.toggleCode() },
  ],
  [
    { label: messages.list, sign: "•", name: "bulletList", run: (chain) => chain.toggleBulletList() },
    {
      label: messages.numberedList,
      sign: "№",
      name: "orderedList",
      run: (chain) => chain.toggleOrderedList(),
    },
    { label: messages.quote, sign: "“", name: "blockquote", run: (chain) => chain.toggleBlockquote() },
    { label: messages.codeBlock, sign: "{}", name: "codeBlock", run: (chain) => chain.toggleCodeBlock() },
    { label: messages.horizontalLine, sign: "—", run: (chain) => chain.setHorizontalRule() },
  ],
];

/** The actions on the table around the cursor. */
export const tableActions: RichTextAction[] = [
  { label: messages.rowBelow, sign: "+ row", run: (chain) => chain.addRowAfter() },
  { label: messages.columnToTheRight, sign: "+ column", run: (chain) => chain.addColumnAfter() },
  { label: messages.deleteRow, sign: "− row", run: (chain) => chain.deleteRow() },
  { label: messages.deleteColumn, sign: "− column", run: (chain) => chain.deleteColumn() },
  { label: messages.useFirstRowAsHeadings, sign: "headings", run: (chain) => chain.toggleHeaderRow() },
  { label: messages.deleteTable, sign: "delete", run: (chain) => chain.deleteTable() },
];

function heading(level: 2 | 3 | 4): RichTextAction {
  return {
    label: messages.heading(level),
    sign: `H${level}`,
    keys: messages.ctrlAlt(level),
    name: "heading",
    attributes: { level },
    run: (chain) => chain.toggleHeading({ level }),
  };
}
