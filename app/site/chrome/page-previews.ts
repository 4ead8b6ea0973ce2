import { documentPaths } from "#app/paths/site-paths.ts";
import { type ShownPicture, sourcesFor, wideSizes } from "#app/ui/picture-sources.ts";
import { fetchOnce } from "../fetch-once.ts";

/** What the overlay menu shows of a page while it is focused. */
export interface PagePreview {
  text: string | null;
  /** The picture that the page opens with. */
  picture: ShownPicture;
}

export interface PagePreviews {
  /** By the page's path. */
  previews: Record<string, PagePreview>;
}

/** NAV-03: without the previews, the menu is complete except for its pictures. */
export const loadPagePreviews = fetchOnce<PagePreviews>(() => documentPaths().pagePreviews());

/** The pointer or the focus must stay on a link without a picture for this time. */
const INTENT_DELAY_MS = 100;

/** Loads the link's picture in the size that its page shows; without one, the picture that the page opens with. */
export async function prepareLink(link: HTMLAnchorElement) {
  const sources = link.querySelectorAll("source");
  for (const source of sources) source.sizes = wideSizes;
  const leadsToPage = link.origin === location.origin && link.pathname !== location.pathname;
  if (sources.length > 0 || !leadsToPage) return;
  await new Promise((resolve) => setTimeout(resolve, INTENT_DELAY_MS));
  if (link.matches(":hover, :focus")) await loadPictureOf(link.pathname);
}

async function loadPictureOf(path: string) {
  const { previews } = await loadPagePreviews();
  const sources = sourcesFor(previews[path]?.picture ?? "");
  if (!sources) return;
  // Detached: the browser still chooses a source and loads it.
  const picture = document.createElement("picture");
  if (sources.avif) {
    const source = document.createElement("source");
    Object.assign(source, { type: "image/avif", sizes: wideSizes, srcset: sources.avif });
    picture.append(source);
  }
  const image = new Image();
  picture.append(image);
  image.src = sources.src;
}
