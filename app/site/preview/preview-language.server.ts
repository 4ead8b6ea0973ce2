import type { LoaderFunctionArgs } from "@remix-run/node";
import { contentTypeAt, nameOf } from "#app/domain/content-types/registry.ts";
import { findPreviewLink } from "#app/domain/publishing/preview-links.server.ts";
import { languageOfContent } from "#app/domain/publishing/previewed-language.server.ts";
import { idsIn } from "#app/http/guards.server.ts";
import { inContentLanguage } from "#app/languages/requested-language.server.ts";
import type { ContentLanguage } from "#db/schema/columns.ts";

type Params = LoaderFunctionArgs["params"];

/** Reads for a preview, in the language of the page or content that its address names. */
export async function inPreviewLanguage<Value>(params: Params, read: () => Promise<Value>): Promise<Value> {
  return inContentLanguage(await previewLanguage(params), read);
}

/** The main language if there is no such page or link. */
async function previewLanguage({ pageId, type, contentId, token }: Params): Promise<ContentLanguage> {
  const [id] = idsIn([pageId ?? contentId]);
  const kind = pageId === undefined ? nameAt(type) : "page";
  if (id && kind) return languageOfContent(kind, id);
  const link = token === undefined ? undefined : await findPreviewLink(token);
  return link && link.kind !== "settings" ? languageOfContent(link.kind, link.id) : "";
}

function nameAt(collection: string | undefined) {
  const type = contentTypeAt(collection);
  return type && nameOf(type);
}
