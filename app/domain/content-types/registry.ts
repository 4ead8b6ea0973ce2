import { article } from "./article.ts";
import type { AnyContentType } from "./define-content-type.ts";
import { jobOpening } from "./job-opening.ts";
import { sharedBlock } from "./shared-block.ts";
import { testimonial } from "./testimonial.ts";

/** Every content type by name; all features that cover content types read this list. */
export const contentTypes = {
  article,
  testimonial,
  "job-opening": jobOpening,
  "shared-block": sharedBlock,
};

export type ContentTypes = typeof contentTypes;
export type ContentTypeName = keyof ContentTypes;

export const contentTypeNames = Object.keys(contentTypes) as [ContentTypeName, ...ContentTypeName[]];

export const contentTypeList: AnyContentType[] = Object.values(contentTypes);

export function nameOf({ name }: AnyContentType): ContentTypeName {
  return name as ContentTypeName; // every content type is in the registry
}

/** Returns the content type of an admin URL segment; undefined if unknown. */
export function contentTypeAt(collection: string | undefined): AnyContentType | undefined {
  return contentTypeList.find((type) => type.collection === collection);
}
