import "#app/languages/messages.server.ts";
import { redirect } from "@remix-run/node";
import { siteEdition, siteLanguage } from "#app/http/language.server.ts";
import { answerOldPath, pageOfMarkdown, redirectToOwnLanguage } from "#app/http/old-paths.server.ts";
import { requestIdOf } from "#app/http/request.server.ts";
import { staleHeaders } from "#app/http/response-headers.ts";
import type { Answer } from "#app/http/stale-if-error.server.ts";
import { addressIn, stableAddress, withoutPrefix } from "#app/languages/addresses.ts";
import type { Edition } from "#app/languages/language.ts";
import { serverMessagesIn } from "#app/languages/messages.server.ts";
import { paths } from "#app/paths/paths.ts";
import { listPageOf } from "#app/paths/site-paths.ts";
import { log } from "#app/platform/log.server.ts";
import { readContent } from "#app/site/content-page.server.ts";
import { itemMarkdown, listMarkdown } from "#app/site/content-types/content-markdown.ts";
import { publicTypeAt } from "#app/site/content-types/public-types.server.ts";
import { absolute } from "#app/site/discovery/absolute.server.ts";
import { readHome } from "#app/site/home/home-page.server.ts";
import { readEnquiryPage } from "#app/site/site-data.server.ts";
import { contentMarkdown, enquiryMarkdown, homeMarkdown } from "./page-markdown.ts";

/**
 * Responds with a page's Markdown version, or as the page itself would: redirects of old paths lead to the Markdown
 * version of the new path. Runs as middleware, because the router has no file extensions.
 */
export async function respondWithMarkdown(request: Request): Promise<Response> {
  const url = new URL(request.url);
  const page = pageOfMarkdown(url.pathname) ?? url.pathname;
  const headers = new Headers({
    "Content-Type": "text/markdown; charset=utf-8",
    // Search engines index the page instead.
    "X-Robots-Tag": "noindex",
    Link: `<${absolute(page)}>; rel="canonical"`,
  });
  try {
    const edition = await siteEdition();
    const address = addressIn(page, edition);
    if (address !== page) return redirect(paths.markdown(address) + url.search, redirectToOwnLanguage);
    const { value, ...answer } = await readMarkdown(page, edition);
    if (value === undefined) return await redirectOldMarkdown(new URL(page + url.search, url), headers);
    for (const [name, flag] of Object.entries(staleHeaders(answer))) headers.set(name, flag);
    return new Response(`${value}\n`, { headers });
  } catch (err) {
    log.error(
      { err, requestId: requestIdOf(request), path: url.pathname },
      "a page could not be rendered as Markdown",
    );
    headers.set("Cache-Control", "no-store");
    const { unavailable } = serverMessagesIn(await siteLanguage()).discovery;
    return new Response(`${unavailable}\n`, {
      status: 503,
      headers,
    });
  }
}

async function redirectOldMarkdown(page: URL, headers: Headers): Promise<Response> {
  const { status, headers: answered } = await answerOldPath(new Request(page));
  const location = answered.get("Location");
  if (location) headers.set("Location", markdownPathOf(location));
  headers.delete("Link");
  const { gone, notFound } = serverMessagesIn(await siteLanguage()).discovery;
  return new Response(`${status === 410 ? gone : notFound}\n`, { status, headers });
}

/** The Markdown path of a page of this site; other addresses are unchanged. */
function markdownPathOf(location: string): string {
  const [, path, rest = ""] = /^(\/(?!\/)[^.?#]*)([?#].*)?$/.exec(location) ?? [];
  return path ? paths.markdown(path) + rest : location;
}

/**
 * Returns the page at a path as Markdown; undefined if there is none. Rejects when it can neither be read nor be served
 * from the cache.
 */
export async function readMarkdown(address: string, edition: Edition): Promise<Answer<string | undefined>> {
  const path = withoutPrefix(address, edition.prefix);
  if (path === paths.home()) return renderAnswer(await readHome(), (page) => homeMarkdown(page, edition));
  if (stableAddress(path) === paths.letsTalk())
    return renderAnswer(await readEnquiryPage(), (page) => enquiryMarkdown(page, edition));
  const content = publicTypeAt(path);
  const listPage = content && listPageOf(content.slug);
  if (listPage)
    return renderAnswer(await content.type.readList(listPage), ({ list }) => listMarkdown(list, edition));
  if (content)
    return renderAnswer(await content.type.readItem(content.slug), (page) =>
      itemMarkdown(page.item, edition),
    );
  return renderAnswer(await readContent(path.split("/").slice(1)), (page) => contentMarkdown(page, edition));
}

/** Renders a cached read as Markdown. */
function renderAnswer<Page>(
  { value, ...freshness }: Answer<Page | undefined>,
  write: (page: Page) => string,
): Answer<string | undefined> {
  return { value: value && write(value), ...freshness };
}
