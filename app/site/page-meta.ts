import type { MetaDescriptor } from "@remix-run/node";
import { type Messages, messagesIn } from "#app/languages/messages.ts";
import { previewRouteId, type SentSiteData, siteRouteId } from "./site-data.ts";

interface MetaArgs {
  data: { head: string } | undefined;
  matches: Matches;
}

/** The part of Remix's route matches that is used here. */
type Matches = { id: string; data?: unknown }[];

/**
 * A page's data in documents and answers: its head is text, because the framework's format numbers each value of an
 * object.
 */
export function sentPage<Page extends { head: MetaDescriptor[] }>(page: Page) {
  return { ...page, head: JSON.stringify(page.head) };
}

/** The `meta` of public pages: loaders return the head, so that browsers do not load the code that composes it. */
export function pageMeta({ data, matches }: MetaArgs): MetaDescriptor[] {
  return data ? JSON.parse(data.head) : unlistedMeta(matches, ({ errors }) => errors.notFound.title);
}

/** For pages that search engines must not index; `titleIn` gets the texts in the site's language. */
export function unlistedMeta(
  matches: Matches,
  titleIn: string | ((texts: Messages) => string),
): MetaDescriptor[] {
  const isSite = ({ id }: { id: string }) => id === siteRouteId || id === previewRouteId;
  const site = matches.find(isSite)?.data as SentSiteData | undefined;
  const name = site?.settings.brand_name;
  // A browser has the texts of its document, even if the site has changed its language since.
  const texts = messagesIn(import.meta.env.SSR ? site?.edition.language : undefined);
  const title = typeof titleIn === "string" ? titleIn : titleIn(texts);
  return [{ title: name ? `${title} — ${name}` : title }, { name: "robots", content: "noindex" }];
}
