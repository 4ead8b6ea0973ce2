import {
  type ContentTypeName,
  type ContentTypes,
  contentTypeList,
  nameOf,
} from "#app/domain/content-types/registry.ts";
import { stableAddress, withoutPrefix } from "#app/languages/addresses.ts";
import { articlePages } from "./article.server.ts";
import { definePublicType, type PublicExtras, type PublicType } from "./define-public-type.server.ts";
import { jobOpeningPages } from "./job-opening.server.ts";

/** Content types whose public pages need more than their definition provides. */
const extras: { [Name in ContentTypeName]?: PublicExtras<ContentTypes[Name]> } = {
  article: articlePages,
  "job-opening": jobOpeningPages,
};

/** The content types with public pages: routes, previews, sitemap, llms.txt and Markdown iterate over them. */
export const publicTypes: PublicType[] = contentTypeList
  .filter(({ address }) => address)
  .map((type) => definePublicType(type, extras[nameOf(type)]));

export function publicTypeNamed(name: string): PublicType | undefined {
  return publicTypes.find(({ type }) => type.name === name);
}

/** Returns the content type whose list or page is at a path of any language, and the rest of the path. */
export function publicTypeAt(path: string): { type: PublicType; slug: string } | undefined {
  const stable = withoutPrefix(stableAddress(path));
  const type = publicTypes.find(({ address }) => `${stable}/`.startsWith(`${address.list()}/`));
  return type && { type, slug: stable.slice(type.address.list().length + 1) };
}
