import { z } from "zod";
import { contentStoreFor } from "#app/domain/content-store/content-store.server.ts";
import { contentTypeList } from "#app/domain/content-types/registry.ts";
import { findPreviewLink } from "#app/domain/publishing/preview-links.server.ts";
import type { ContentLanguage } from "#db/schema/columns.ts";
import { publicTypeNamed } from "./content-types/public-types.server.ts";

/**
 * Returns the draft or a version of an item of a content type with public pages, as its page shows it; undefined when
 * it no longer exists.
 */
export function readContentPreview(type: string, id: string, version?: number) {
  return publicTypeNamed(type)?.readPreview(id, version);
}

/** Returns a draft by the token of a preview link; undefined for expired or revoked links. */
export async function readSharedContent(token: string) {
  const link = await findPreviewLink(token);
  return link?.id && readContentPreview(link.kind, link.id);
}

interface PreviewAddress {
  /** The collection of an item. */
  type?: string;
  contentId?: string;
  /** Of a preview link. */
  token?: string;
}

/** The language of the item that a preview shows; empty if it shows none. */
export async function languageOfContentPreview({
  type,
  contentId,
  token,
}: PreviewAddress): Promise<ContentLanguage> {
  const link = token === undefined ? undefined : await findPreviewLink(token);
  const shown = contentTypeList.find(({ name, collection }) =>
    link ? name === link.kind : collection === type,
  );
  const id = z.uuid().safeParse(link?.id ?? contentId).data;
  return (shown && id && (await contentStoreFor(shown).find(id))?.language) || "";
}
