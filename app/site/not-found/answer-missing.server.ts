import { findPublished } from "#app/domain/content-store/published-content.server.ts";
import type { PageLink } from "#app/domain/pages/page.ts";
import { findHomePage, findPublishedPage } from "#app/domain/pages/pages.server.ts";
import { contentLanguageOf } from "#app/domain/settings/edition.ts";
import { furtherLanguages, siteEditions } from "#app/http/language.server.ts";
import { answerOldPath, hasUnknownLanguage } from "#app/http/old-paths.server.ts";
import { withoutPrefix } from "#app/languages/addresses.ts";
import type { Edition } from "#app/languages/language.ts";
import { contentLanguage, inContentLanguage } from "#app/languages/requested-language.server.ts";
import { publicTypeAt } from "#app/site/content-types/public-types.server.ts";
import type { ContentLanguage } from "#db/schema/columns.ts";
import type { Missing, PageElsewhere } from "./elsewhere.ts";

/**
 * The response for a path without a page, as `answerOldPath`. On a site in several languages, a 404 names the languages
 * in which the path exists.
 */
export async function answerMissing(request: Request): Promise<Response> {
  const answer = await answerOldPath(request);
  if (answer.status !== 404 || (await furtherLanguages()).length === 0) return answer;
  const path = withoutPrefix(new URL(request.url).pathname);
  const elsewhere = await findElsewhere(path, hasUnknownLanguage(request) ? undefined : contentLanguage());
  return elsewhere.length > 0 ? Response.json({ elsewhere } satisfies Missing, { status: 404 }) : answer;
}

/** The pages at a path without a prefix, in the languages of the site except the one that it was requested in. */
async function findElsewhere(path: string, requested: ContentLanguage | undefined): Promise<PageElsewhere[]> {
  const editions = (await siteEditions()).filter((each) => contentLanguageOf(each) !== requested);
  const found = await Promise.all(
    editions.map(async (edition) => {
      const page = await inContentLanguage(contentLanguageOf(edition), () => findAt(path, edition));
      return page ? [{ language: edition.language, ...page }] : [];
    }),
  );
  return found.flat();
}

async function findAt(path: string, edition: Edition): Promise<PageLink | undefined> {
  const content = publicTypeAt(path);
  if (content) {
    const { type, address } = content.type;
    const item = await findPublished(type, content.slug);
    return item && { title: type.titleOf(item), path: address.item(content.slug, edition) };
  }
  const slugs = path.split("/").filter(Boolean);
  const page = slugs.length > 0 ? (await findPublishedPage(slugs))?.page : await findHomePage();
  return page && { title: page.title, path: [edition.prefix, ...slugs].join("/") || "/" };
}
