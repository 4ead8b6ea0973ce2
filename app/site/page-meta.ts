import type { MetaDescriptor } from "@remix-run/node";
import { type SiteData, siteRouteId } from "./site-data.ts";

interface MetaArgs {
  data: { head: MetaDescriptor[] } | undefined;
  matches: Matches;
}

/** What Remix knows of the routes around this one. */
type Matches = { id: string; data?: unknown }[];

/** The `meta` of public pages: their loaders answer with it, so that no browser is sent what composes it. */
export function pageMeta({ data, matches }: MetaArgs): MetaDescriptor[] {
  return data?.head ?? unlistedMeta(matches, "Nothing here");
}

/** For pages that nobody should find by searching. */
export function unlistedMeta(matches: Matches, title: string): MetaDescriptor[] {
  const site = matches.find(({ id }) => id === siteRouteId)?.data as SiteData | undefined;
  const name = site?.settings.brand_name;
  return [{ title: name ? `${title} — ${name}` : title }, { name: "robots", content: "noindex" }];
}
