import { z } from "zod";
import { contentChangesSchema, MAX_BLOCKS, storedBlockSchema } from "#app/domain/documents/content.ts";
import { pictureAddress } from "#app/domain/links/href.ts";
import { messages } from "./messages.ts";

const text = (max: number) => z.string().max(max, messages.atMostCharacters(max));
const optional = (max: number) => text(max).nullable();

/** Maximum characters of each text of a page. */
export const pageTextLimits = {
  title: 160,
  extendedTitle: 200,
  excerpt: 600,
  searchTitle: 120,
  searchDescription: 400,
};

/** All fields of a page except blocks and position. Any of them may be empty in a draft. */
const pageFieldsSchema = z.object({
  title: text(pageTextLimits.title),
  extendedTitle: optional(pageTextLimits.extendedTitle),
  excerpt: optional(pageTextLimits.excerpt),
  coverImage: optional(2000),
  searchTitle: optional(pageTextLimits.searchTitle),
  searchDescription: optional(pageTextLimits.searchDescription),
  socialImage: optional(2000),
  noindex: z.boolean(),
});
/** The same as submitted by an editor: stored pages may have unvalidated picture addresses from earlier versions. */
const editedPageFieldsSchema = pageFieldsSchema.extend({
  coverImage: pictureAddress.nullable(),
  socialImage: pictureAddress.nullable(),
});
export type PageFields = z.output<typeof pageFieldsSchema>;
export type PageFieldName = keyof PageFields;
export const pageFieldNames = Object.keys(pageFieldsSchema.shape) as PageFieldName[];

/** Everything that an editor can change and that publishing makes public. */
export const pageDraftSchema = pageFieldsSchema.extend({ blocks: z.array(storedBlockSchema) });
export type PageDraft = z.output<typeof pageDraftSchema>;

/** The changes of a save. */
export const draftChangesSchema = contentChangesSchema(editedPageFieldsSchema);
export type DraftChanges = z.output<typeof draftChangesSchema>;

const placedBlock = z.object({
  block: storedBlockSchema,
  place: z.object({ number: z.string().max(4).optional(), isOpening: z.boolean() }),
});

/** A rendering request of the editor: some blocks with their positions, or a whole page. */
export const renderingSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("blocks"), blocks: z.array(placedBlock).max(MAX_BLOCKS) }),
  z.object({ kind: z.literal("page"), draft: pageDraftSchema }),
]);
export type Rendering = z.output<typeof renderingSchema>;
