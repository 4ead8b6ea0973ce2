import type { BlockType, DraftBlockOf } from "#app/blocks/registry.ts";

/** A block of a new page; texts that the author must write are missing. */
export type StarterBlock = {
  [Type in BlockType]: { type: Type; props: DraftBlockOf<Type>["props"] };
}[BlockType];

/** A text section to be written. */
export function placeholderSection(label: string, heading?: string): StarterBlock {
  return { type: "rich-text", props: { label, heading, body: { type: "doc", content: [] } } };
}

/** The last section of most pages. */
export const letsTalk: StarterBlock = {
  type: "call-to-action",
  props: {
    heading: "Tell us what must not break",
    text: "An engineer reads every request. You get an answer within 24 hours.",
    action: { label: "Let’s Talk", href: "/lets-talk" },
  },
};
