import { isAllowedHref } from "#app/domain/links/href.ts";
import { isBlank, unwrap } from "./elements.ts";

/** Links lead where they say, without the detours of the program they come from; what leads nowhere is text. */
export function keepLinks(body: HTMLElement) {
  for (const link of [...body.querySelectorAll("a")]) {
    const href = withoutDetour(link.getAttribute("href") ?? "");
    if (!isAllowedHref(href) || href.startsWith("#") || isBlank(link)) unwrap(link);
    else link.setAttribute("href", href);
  }
  for (const image of body.querySelectorAll("img")) {
    const lazy = image.getAttribute("data-src") ?? image.getAttribute("data-original");
    if (lazy && !/^https:/.test(image.getAttribute("src") ?? "")) image.setAttribute("src", lazy);
    // What cannot be read from its address is reported, see `takePictures`.
    if (!image.getAttribute("src") || isTracker(image)) image.remove();
  }
}

/** Google and Outlook put an address of their own in front. */
function withoutDetour(href: string): string {
  if (!URL.canParse(href)) return href;
  const { hostname, pathname, searchParams } = new URL(href);
  if (/(^|\.)google\.[a-z.]+$/.test(hostname) && pathname === "/url") return searchParams.get("q") ?? href;
  if (/\.safelinks\.protection\.outlook\.com$/.test(hostname)) return searchParams.get("url") ?? href;
  return href;
}

function isTracker(image: HTMLImageElement): boolean {
  return image.getAttribute("width") === "1" || image.getAttribute("height") === "1";
}
