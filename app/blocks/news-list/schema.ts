import { z } from "zod";
import { number, text } from "#app/fields/descriptors.ts";
import { defineBlock, sectionHead } from "../define-block.ts";

export const newsList = defineBlock({
  type: "news-list",
  version: 1,
  label: "News list",
  description: "The newest articles, of all topics or one, with a link to all articles.",
  group: "lists",
  icon: "news",
  props: z.object({
    ...sectionHead,
    limit: number("Maximum number", { min: 1, max: 12 }).default(3),
    tag: text("Tag", {
      max: 40,
      isShown: false,
      help: "Only articles with this tag; if empty, all articles",
    }).optional(),
  }),
  example: { label: "News", heading: "Written down while it was fresh" },
  variants: { "one, about Postgres": { limit: 1, tag: "Postgres" } },
});
export type NewsListProps = z.output<typeof newsList.props>;
