import { article } from "./article.ts";
import type { AnyContentType } from "./define-content-type.ts";
import { jobOpening } from "./job-opening.ts";
import { testimonial } from "./testimonial.ts";

/** Every content type by its name. Whatever is done for each of them reads this list. */
export const contentTypes = { article, testimonial, "job-opening": jobOpening };

export type ContentTypes = typeof contentTypes;
export type ContentTypeName = keyof ContentTypes;

export const contentTypeNames = Object.keys(contentTypes) as [ContentTypeName, ...ContentTypeName[]];

export const contentTypeList: AnyContentType[] = Object.values(contentTypes);

export function nameOf({ name }: AnyContentType): ContentTypeName {
  return name as ContentTypeName; // every content type is in the registry
}

/** The content type of a part of an admin address; undefined for any other word. */
export function contentTypeAt(collection: string | undefined): AnyContentType | undefined {
  return contentTypeList.find((type) => type.collection === collection);
}
