import { sitePaths } from "#app/http/site-paths.ts";
import type { UploadedPictures } from "#app/ui/picture.tsx";
import { pictureFor, wideSizes } from "#app/ui/picture-sources.ts";

/** What the overlay menu shows of a page while it is focused. */
export interface PagePreview {
  text: string | null;
  /** Address of the picture that the page opens with. */
  picture: string;
}

export interface PagePreviews {
  /** By the page's path. */
  previews: Record<string, PagePreview>;
  uploaded: UploadedPictures;
}

let loaded: Promise<PagePreviews> | undefined;

/** NAV-03: fetches the previews once per document. Without them, the menu is complete except for its pictures. */
export function loadPagePreviews(): Promise<PagePreviews> {
  loaded ??= fetchPagePreviews();
  return loaded;
}

async function fetchPagePreviews(): Promise<PagePreviews> {
  try {
    const response = await fetch(sitePaths.pagePreviews());
    if (!response.ok) throw new Error(`${response.url} answers ${response.status}`);
    return await response.json();
  } catch (error) {
    loaded = undefined;
    throw error;
  }
}

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
  const { previews, uploaded } = await loadPagePreviews();
  const src = previews[path]?.picture;
  if (src === undefined) return;
  const sources = uploaded[src] ?? pictureFor(src);
  // Detached: the browser still chooses a source and loads it.
  const picture = document.createElement("picture");
  for (const format of ["avif", "webp"] as const) {
    const source = document.createElement("source");
    Object.assign(source, { type: `image/${format}`, sizes: wideSizes, srcset: sources?.[format] ?? "" });
    if (source.srcset) picture.append(source);
  }
  const image = new Image();
  picture.append(image);
  image.src = sources?.fallback ?? src;
}
