import { z } from "zod";

/**
 * Rich text is a ProseMirror document stored as JSON. Only what is listed here is stored or rendered: a node or
 * mark outside the list does not parse. Links may point to http(s), mailto, tel or a path of this site.
 */
const href = z
  .string()
  .max(2000)
  .regex(
    /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i,
    "Use a web address, an e-mail address or a path of this site",
  );

const mark = z.discriminatedUnion("type", [
  z.object({ type: z.literal("bold") }),
  z.object({ type: z.literal("italic") }),
  z.object({ type: z.literal("strike") }),
  z.object({ type: z.literal("code") }),
  z.object({ type: z.literal("link"), attrs: z.object({ href }) }),
]);

const text = z.object({ type: z.literal("text"), text: z.string().min(1), marks: z.array(mark).optional() });
const hardBreak = z.object({ type: z.literal("hardBreak") });
const inline = z.discriminatedUnion("type", [text, hardBreak]);

const paragraph = z.object({ type: z.literal("paragraph"), content: z.array(inline).optional() });
const heading = z.object({
  type: z.literal("heading"),
  attrs: z.object({ level: z.union([z.literal(2), z.literal(3), z.literal(4)]) }),
  content: z.array(inline).optional(),
});
const codeBlock = z.object({
  type: z.literal("codeBlock"),
  attrs: z.object({ language: z.string().nullable() }).optional(),
  content: z.array(text).optional(),
});
const horizontalRule = z.object({ type: z.literal("horizontalRule") });
const image = z.object({
  type: z.literal("image"),
  attrs: z.object({ src: z.string().regex(/^(https:\/\/|\/(?!\/))/), alt: z.string().default("") }),
});

const listItem = z.object({
  type: z.literal("listItem"),
  get content() {
    return z.array(node);
  },
});
const bulletList = z.object({ type: z.literal("bulletList"), content: z.array(listItem) });
const orderedList = z.object({
  type: z.literal("orderedList"),
  attrs: z.object({ start: z.number().int() }).partial().optional(),
  content: z.array(listItem),
});
const blockquote = z.object({
  type: z.literal("blockquote"),
  get content() {
    return z.array(node);
  },
});
const cell = (type: "tableCell" | "tableHeader") =>
  z.object({
    type: z.literal(type),
    get content() {
      return z.array(node);
    },
  });
const tableRow = z.object({
  type: z.literal("tableRow"),
  content: z.array(z.union([cell("tableCell"), cell("tableHeader")])),
});
const table = z.object({ type: z.literal("table"), content: z.array(tableRow) });

const node = z.discriminatedUnion("type", [
  paragraph,
  heading,
  bulletList,
  orderedList,
  blockquote,
  codeBlock,
  horizontalRule,
  image,
  table,
]);

export const richTextSchema = z.object({ type: z.literal("doc"), content: z.array(node) });

export type RichText = z.infer<typeof richTextSchema>;
export type RichTextNode = z.infer<typeof node>;
export type RichTextInline = z.infer<typeof inline>;
export type RichTextMark = z.infer<typeof mark>;
