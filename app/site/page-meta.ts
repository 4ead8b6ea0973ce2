import type { MetaDescriptor } from "@remix-run/node";
import * as messages from "./messages.ts";
import { type SiteData, siteRouteId } from "./site-data.ts";

interface MetaArgs {
  data: { head: MetaDescriptor[] } | undefined;
  matches: Matches;
}

/** The part of Remix's route matches that is used here. */
type Matches = { id: string; data?: unknown }[];

/** The `meta` of public pages: loaders return the head, so that browsers do not load the code that composes it. */
export function pageMeta({ data, matches }: MetaArgs): MetaDescriptor[] {
  return data?.head ?? unlistedMeta(matches, messages.pageNotFound);
}

/** For pages that search engines must not index. */
export function unlistedMeta(matches: Matches, title: string): MetaDescriptor[] {
  const site = matches.find(({ id }) => id === siteRouteId)?.data as SiteData | undefined;
  const name = site?.settings.brand_name;
  return [{ title: name ? `${title} — ${name}` : title }, { name: "robots", content: "noindex" }];
}
