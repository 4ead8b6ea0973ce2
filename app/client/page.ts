import { addressIn } from "#app/languages/addresses.ts";
import { editionOfDocument } from "#app/languages/language.ts";
import { sitePaths } from "#app/paths/site-paths.ts";
import { hideTopBarOnScrollDown } from "#app/site/chrome/hide-top-bar.ts";
import { CookieConsentElement } from "#app/site/consent/cookie-consent-element.ts";
import pageLayouts from "#app/site/content/page-layouts/layouts.css?url";
import { loadEnquiryDialogOnIntent } from "#app/site/enquiry/load-enquiry-dialog.ts";
import { StageMotionElement } from "#app/site/home/stage/stage-motion-element.ts";
import { preparePictures } from "#app/site/loading/prepare-picture.ts";
import { OfficeHoursElement } from "#app/site/office-hours-element.ts";
import { nextTask } from "#app/ui/next-task.ts";
import { hydrateAtFirstInteraction } from "./hydrate-at-first-interaction.ts";
import { hydratedEvent, hydrateEvent } from "./hydration.ts";
import { isLoadedPage } from "./loaded-page.ts";
import { isSupportedBrowser } from "./supported-browser.ts";

/*
 * Everything that a public page does without React after its first paint; imports no React. Custom elements upgrade
 * both server-rendered markup and what React renders later.
 */

const steps = [
  letBrowserRestoreScroll,
  loadPagesOfEntries,
  dropMalformedFragment,
  hydrateAtFirstInteraction,
  loadEnquiryDialogOnIntent,
  hideTopBarOnScrollDown,
  preparePictures,
  defineStage,
  () => customElements.define("cookie-consent", CookieConsentElement),
  defineFooterIndex,
  () => customElements.define("office-hours", OfficeHoursElement),
  loadAccents,
  prefetchPageLayouts,
  hydrateForDraft,
];

if (isSupportedBrowser()) start();

/** Runs each step in a separate task, so that a click never waits for all of them. */
async function start() {
  for (const step of steps) {
    await nextTask();
    step();
  }
}

/**
 * React's router takes the restoration over while it runs, and Firefox applies that to the next reload of the same entry,
 * too: a page that was reloaded once would open at its top.
 */
function letBrowserRestoreScroll() {
  history.scrollRestoration = "auto";
}

/**
 * After a reload, entries that React's router has made are still of this document: until it runs again, back and forward
 * would change only the address.
 */
function loadPagesOfEntries() {
  const load = () => isLoadedPage() || location.reload();
  addEventListener("popstate", load);
  addEventListener(hydratedEvent, () => removeEventListener("popstate", load));
}

function defineStage() {
  customElements.define("stage-motion", StageMotionElement);
  StageMotionElement.isServed = false;
}

/** From 768 px, the footer shows every page and opens none. */
function defineFooterIndex() {
  const narrow = matchMedia("(width < 48rem)");
  if (narrow.matches) loadFooterIndex();
  else narrow.addEventListener("change", loadFooterIndex, { once: true });
}

/** Without it the footer shows its links as HTML; Firefox ends the request when the visitor leaves. */
function loadFooterIndex() {
  import("#app/site/footer/footer-index-element.ts")
    .then(({ FooterIndexElement }) => customElements.define("footer-index", FooterIndexElement))
    .catch(() => {});
}

/** React Router decodes the fragment without catching errors, which would replace the page by an error screen. */
function dropMalformedFragment() {
  try {
    decodeURIComponent(location.hash);
  } catch {
    history.replaceState(history.state, "", location.pathname + location.search);
  }
}

/** For a navigation to a page with another layout, which would be unstyled for a moment. */
function prefetchPageLayouts() {
  const link = document.createElement("link");
  link.rel = "prefetch";
  link.href = pageLayouts;
  document.head.append(link);
}

/** A stored form draft needs React, so hydration does not wait for an interaction; without its script it does. */
function hydrateForDraft() {
  if (!document.querySelector(`form[action^="${addressIn(sitePaths.letsTalk(), editionOfDocument())}"]`))
    return;
  import("#app/site/enquiry/enquiry-draft.ts")
    .then(({ readDraft }) => readDraft() && dispatchEvent(new Event(hydrateEvent)))
    .catch(() => {});
}

/** Matches the letters and signs of `app/ui/accents.css`, such as £. */
const accentedLetter = /[\xa1-\xa8\xb1-\xb6\xbc-\xd6\xd8-\u02ff\u1e00-\u1eff]/;

/** Milliseconds after hydration: the response to the first press must not wait for the layout with another font. */
const DELAY_MS = 1500;

/**
 * Loads the fonts for accented letters when such a letter comes near the viewport, or after hydration, for what React
 * renders later. With each new font the browser lays out the whole page again: a quarter of a second on a phone.
 */
async function loadAccents() {
  await Promise.race([letterNearby(), afterHydration()]);
  // The style sheet of the document's `noscript`.
  const waiting = document.querySelector("head > noscript");
  document.head.insertAdjacentHTML("beforeend", waiting?.textContent ?? "");
}

function letterNearby(): Promise<unknown> {
  return new Promise<void>((resolve) => {
    const nearby = new IntersectionObserver(
      (texts) => texts.some(({ isIntersecting }) => isIntersecting) && resolve(),
      { rootMargin: "50%" },
    );
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode;
      if (parentElement && accentedLetter.test(textContent ?? "")) nearby.observe(parentElement);
    }
  });
}

function afterHydration(): Promise<unknown> {
  return new Promise((resolve) => {
    addEventListener(hydratedEvent, () => setTimeout(resolve, DELAY_MS), { once: true });
  });
}
