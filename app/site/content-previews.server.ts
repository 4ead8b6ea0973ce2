import { findPreviewLink } from "#app/domain/publishing/preview-links.server.ts";
import { publicTypeNamed } from "./content-types/public-types.server.ts";

/** The draft of a content type with public pages, or one of its versions, as its page shows it; undefined when it is gone. */
export function readContentPreview(type: string, id: string, version?: number) {
  return publicTypeNamed(type)?.readPreview(id, version);
}

/** The same by the token of a preview link; undefined once the link has expired or was revoked. */
export async function readSharedContent(token: string) {
  const link = await findPreviewLink(token);
  return link && readContentPreview(link.kind, link.id);
}
