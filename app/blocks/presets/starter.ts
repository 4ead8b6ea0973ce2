import type { BlockType, DraftBlockOf } from "#app/blocks/registry.ts";

/** A block that a new page begins with; what its writer has to say himself is left out. */
export type StarterBlock = {
  [Type in BlockType]: { type: Type; props: DraftBlockOf<Type>["props"] };
}[BlockType];

/** A section of running text that is still to be written. */
export function toWrite(label: string, heading?: string): StarterBlock {
  return { type: "rich-text", props: { label, heading, body: { type: "doc", content: [] } } };
}

/** The last words of most pages. */
export const letsTalk: StarterBlock = {
  type: "call-to-action",
  props: {
    heading: "Tell us what must not break",
    text: "An engineer reads every request. You get an answer within 24 hours.",
    action: { label: "Let’s Talk", href: "/lets-talk" },
  },
};
