import { sitePaths } from "#app/http/site-paths.ts";
import type { UploadedPictures } from "#app/ui/uploaded-pictures.ts";

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
