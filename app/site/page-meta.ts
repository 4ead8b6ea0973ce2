import type { MetaDescriptor } from "@remix-run/node";
import { type SiteData, siteRouteId } from "./site-data.ts";

interface PageMeta {
  title: string;
  description?: string | null;
  /** The page's one address, without the site's. */
  path: string;
  type?: "website" | "article";
  /** Path or address of the picture that other sites show of it. */
  image?: string | null;
}

/** For pages without a picture of their own. */
const shareCard = "/art/share.png";

/** What Remix knows of the routes around this one. */
type Matches = { id: string; data?: unknown }[];

/** Title, description, canonical address and what other sites show of the page when it is shared. */
export function pageMeta(matches: Matches, { title, description, path, type = "website", image }: PageMeta) {
  const site = siteOf(matches);
  const name = site?.settings.brand_name ?? "";
  const tags: MetaDescriptor[] = [
    { title: title === name || !name ? title : `${title} — ${name}` },
    { property: "og:title", content: title },
    { property: "og:type", content: type },
    { property: "og:site_name", content: name },
  ];
  if (description) {
    tags.push(
      { name: "description", content: description },
      { property: "og:description", content: description },
    );
  }
  if (site) {
    const href = site.siteUrl + path;
    tags.push(
      { tagName: "link", rel: "canonical", href },
      { property: "og:url", content: href },
      { property: "og:image", content: shareable(image || shareCard, site.siteUrl) },
      { name: "twitter:card", content: "summary_large_image" },
    );
  }
  return tags;
}

/** Other sites need the whole address. */
function shareable(image: string, siteUrl: string): string {
  return image.startsWith("/") ? siteUrl + image : image;
}

/** For pages that nobody should find by searching. */
export function unlistedMeta(matches: Matches, title: string): MetaDescriptor[] {
  const name = siteOf(matches)?.settings.brand_name;
  return [{ title: name ? `${title} — ${name}` : title }, { name: "robots", content: "noindex" }];
}

function siteOf(matches: Matches): SiteData | undefined {
  return matches.find(({ id }) => id === siteRouteId)?.data as SiteData | undefined;
}
