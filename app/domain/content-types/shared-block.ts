import { z } from "zod";
import { text } from "#app/fields/descriptors.ts";
import { defineContentType } from "./define-content-type.ts";

/** The block type that shows a shared block on a page. */
export const sharedBlockType = "shared-block";

export const sharedBlock = defineContentType({
  name: sharedBlockType,
  collection: "shared-blocks",
  label: "Shared blocks",
  singular: "shared block",
  policies: "pages",
  fields: z.object({
    name: text("Name", { max: 120, help: "Only editors see it, when they choose the block for a page." }),
  }),
  blocks: {
    max: 1,
    accepts: (type) => type !== sharedBlockType && !type.startsWith("home-"),
    refusal: "A shared block cannot contain another shared block or a section of the home page",
  },
  startField: "name",
  listed: [],
  words: {
    start: "Name of a new shared block",
    create: "New shared block",
    empty: "To create the first one, enter a name above, or open a page and share one of its blocks.",
  },
});
