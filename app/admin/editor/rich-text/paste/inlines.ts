import { isAllowedHref } from "#app/domain/links/href.ts";

/** Replaces an element with its content. */
export function unwrap(element: Element) {
  element.replaceWith(...element.childNodes);
}

/** Renames an element; its content stays. */
export function rename(element: Element, name: string): HTMLElement {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

/** Wraps the content of an element in another element. */
function wrapContent(element: Element, name: string) {
  const inner = element.ownerDocument.createElement(name);
  inner.append(...element.childNodes);
  element.append(inner);
}

/** A property's value from the style attribute in lower case, including non-standard properties. */
export function styleOf(element: Element, property: string): string {
  const style = element.getAttribute("style") ?? "";
  const found = style.match(new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]+)`, "i"));
  return found?.[1]?.trim().toLowerCase() ?? "";
}

export function isBlank(element: Element): boolean {
  return element.textContent?.trim() === "" && !element.querySelector("img, hr, table");
}

/** Unwraps redirect links of the source program; links without a usable address become text. */
export function keepLinks(body: HTMLElement) {
  for (const link of [...body.querySelectorAll("a")]) {
    const href = withoutDetour(link.getAttribute("href") ?? "");
    if (!isAllowedHref(href) || href.startsWith("#") || isBlank(link)) unwrap(link);
    else link.setAttribute("href", href);
  }
  for (const image of body.querySelectorAll("img")) {
    const lazy = image.getAttribute("data-src") ?? image.getAttribute("data-original");
    if (lazy && !/^https:/.test(image.getAttribute("src") ?? "")) image.setAttribute("src", lazy);
    // `takePictures` reports pictures whose address cannot be read.
    if (!image.getAttribute("src") || isTracker(image)) image.remove();
  }
}

/** Google and Outlook wrap links in a redirect. */
function withoutDetour(href: string): string {
  if (!URL.canParse(href)) return href;
  const { hostname, pathname, searchParams } = new URL(href);
  if (/(^|\.)google\.[a-z.]+$/.test(hostname) && pathname === "/url") return searchParams.get("q") ?? href;
  if (/\.safelinks\.protection\.outlook\.com$/.test(hostname)) return searchParams.get("url") ?? href;
  return href;
}

/** A picture that is not meant to be seen: it counts who opens the page or mail. */
function isTracker(image: HTMLImageElement): boolean {
  return ["width", "height"].some((side) =>
    /^[01](\.0*)?(px)?$/.test((styleOf(image, side) || image.getAttribute(side)?.trim()) ?? ""),
  );
}

/**
 * Converts emphasis in styles to elements, and removes elements that a style resets: Google Docs wraps a whole paste in
 * a `<b>` of normal weight.
 */
export function keepEmphasis(body: HTMLElement) {
  for (const element of [...body.querySelectorAll("b, strong")]) {
    if (isLight(styleOf(element, "font-weight"))) unwrap(element);
  }
  for (const element of [...body.querySelectorAll("i, em")]) {
    if (styleOf(element, "font-style") === "normal") unwrap(element);
  }
  for (const element of [...body.querySelectorAll("span, font, p, li, td, a, code")]) markStyles(element);
  for (const element of [...body.querySelectorAll("del, strike")]) rename(element, "s");
  for (const element of [...body.querySelectorAll("tt, kbd, samp")])
    if (!element.closest("pre")) rename(element, "code");
  for (const heading of body.querySelectorAll("h1, h2, h3, h4, h5, h6")) {
    for (const element of [...heading.querySelectorAll("b, strong")]) unwrap(element);
  }
  for (const element of [
    ...body.querySelectorAll("span, font, ins, u, big, small, label, bdi, time, abbr, mark, center"),
  ])
    unwrap(element);
}

function markStyles(element: Element) {
  const raised = element.matches("p, li, td") ? undefined : raisedBy[styleOf(element, "vertical-align")];
  if (raised && element.textContent?.trim() && !element.closest("pre")) wrapContent(element, raised);
  if (element.closest("pre, h1, h2, h3, h4, h5, h6") && !element.matches("a")) {
    if (!styleOf(element, "text-decoration").includes("line-through")) return;
  }
  const isStruck = /line-through/.test(
    styleOf(element, "text-decoration") + styleOf(element, "text-decoration-line"),
  );
  const marks = [
    isBold(styleOf(element, "font-weight")) ? "strong" : "",
    styleOf(element, "font-style") === "italic" ? "em" : "",
    isStruck ? "s" : "",
  ].filter(Boolean);
  if (element.textContent?.trim()) for (const mark of marks) wrapContent(element, mark);
}

const raisedBy: Record<string, string | undefined> = { super: "sup", sub: "sub" };

function isBold(weight: string): boolean {
  return weight === "bold" || weight === "bolder" || Number(weight) >= 600;
}

function isLight(weight: string): boolean {
  return weight === "normal" || weight === "lighter" || (weight !== "" && Number(weight) < 600);
}
