import { z } from "zod";

export const blockGroups = ["openers", "text", "proof", "lists", "actions"] as const;
export type BlockGroup = (typeof blockGroups)[number];

/** What every kind of block says of itself. `Props` is the zod object its data must fit. */
export interface BlockDefinition<Type extends string = string, Props extends z.ZodObject = z.ZodObject> {
  type: Type;
  /** Raised by one with each change of shape; see `docs/decisions`. */
  version: number;
  label: string;
  group: BlockGroup;
  props: Props;
  /** Valid, presentable data: shown in the picker and rendered by the contract test. */
  example: z.input<Props>;
  /** Everything a reader would read, without markup. Used for search and the Markdown twin's checks. */
  plainText: (props: z.output<Props>) => string;
}

/** Completes a definition with the shape in which a page stores it: `{ id, type, version, props }`. */
export function defineBlock<const Type extends string, Props extends z.ZodObject>(
  block: BlockDefinition<Type, Props>,
) {
  return {
    ...block,
    stored: z.object({
      id: z.uuid(),
      type: z.literal(block.type),
      version: z.number().int().positive(),
      props: block.props,
    }),
  };
}

/** A link an editor writes: an internal path (`/contact`), a web address, `mailto:` or `tel:`. */
export const linkSchema = z.object({
  label: z.string().min(1).max(80),
  href: z
    .string()
    .max(2000)
    .regex(/^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i, "Use a web address or a path that starts with /"),
});

/** The mono label on a section's hairline and its heading; both may be left out. */
export const sectionHead = {
  label: z.string().max(60).optional(),
  heading: z.string().max(160).optional(),
};

/** Joins the parts a reader reads, leaving out what is not set. */
export function joinText(...parts: (string | undefined)[]): string {
  return parts.filter(Boolean).join("\n");
}
