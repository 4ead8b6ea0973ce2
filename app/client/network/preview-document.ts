import { isDataPath, pageOf } from "#app/paths/framework-addresses.ts";

/** Marks answers that show the unpublished settings of a preview. */
export const SITE_PREVIEW_HEADER = "X-Site-Preview";

/**
 * A preview of the site can begin in another tab, while this document keeps the data of its layout. Its pages are shown
 * only with the strip that says so: the first one that arrives without the strip is opened as a document instead.
 */
export function openPreviews(send: typeof fetch): typeof fetch {
  return async (...request) => {
    const response = await send(...request);
    if (!response.headers.has(SITE_PREVIEW_HEADER) || document.querySelector(".preview-strip"))
      return response;
    const url = new URL(response.url);
    if (!isDataPath(url.pathname)) return response;
    location.assign(pageOf(url));
    return new Promise(() => {}); // the document ends
  };
}
