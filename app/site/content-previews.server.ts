import { findPreviewLink } from "#app/domain/publishing/preview-links.server.ts";
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
