import type { ContentTypeName } from "#app/domain/content-types/registry.ts";
import { findPreviewLink } from "#app/domain/publishing/preview-links.server.ts";
import { careers } from "./careers/careers.server.ts";
import { readArticlePreview } from "./news/read-article.server.ts";

/** How the draft of each content type with public pages is read, or one of its versions; undefined when it is gone. */
const previews = {
  article: async (id: string, version?: number) => {
    const article = await readArticlePreview(id, version);
    return article && { type: "article" as const, ...article };
  },
  "job-opening": async (id: string, version?: number) => {
    const opening = await careers.readPreview(id, version);
    return opening && { type: "job-opening" as const, ...opening };
  },
} satisfies Partial<Record<ContentTypeName, (id: string, version?: number) => Promise<object | undefined>>>;

export function readContentPreview(type: string, id: string, version?: number) {
  return isPreviewed(type) ? previews[type](id, version) : undefined;
}

const isPreviewed = (type: string): type is keyof typeof previews => type in previews;

/** The same by the token of a preview link; undefined once the link has expired or was revoked. */
export async function readSharedContent(token: string) {
  const link = await findPreviewLink(token);
  return link && readContentPreview(link.kind, link.id);
}
