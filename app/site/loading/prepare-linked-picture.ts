import { loadPagePreviews } from "#app/site/chrome/page-previews.ts";
import { pictureFor } from "#app/ui/picture-sources.ts";
import { wideSizes } from "#app/ui/wide-sizes.ts";

/** SITE-04: loads the picture that a page opens with, in the format and size that the page shows. */
export async function prepareLinkedPicture(path: string) {
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
