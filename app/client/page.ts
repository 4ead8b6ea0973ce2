import { sitePaths } from "#app/http/site-paths.ts";
import { hideTopBarOnScrollDown } from "#app/site/chrome/hide-top-bar.ts";
import { CookieConsentElement } from "#app/site/consent/cookie-consent-element.ts";
import { loadEnquiryDialogOnIntent } from "#app/site/enquiry/load-enquiry-dialog.ts";
import { StageMotionElement } from "#app/site/home/stage/stage-motion-element.ts";
import { preparePictures } from "#app/site/loading/prepare-picture.ts";
import { OfficeHoursElement } from "#app/site/office-hours-element.ts";
import { nextTask } from "#app/ui/next-task.ts";
import { loadAccents } from "./accents.ts";
import { hydrateAtFirstInteraction } from "./hydrate-at-first-interaction.ts";
import { hydrateEvent } from "./hydration-events.ts";

/*
 * Everything that a public page does without React after its first paint; imports no React. Custom elements upgrade
 * both server-rendered markup and what React renders later.
 */

const steps = [
  hydrateAtFirstInteraction,
  loadEnquiryDialogOnIntent,
  hideTopBarOnScrollDown,
  preparePictures,
  defineStage,
  () => customElements.define("cookie-consent", CookieConsentElement),
  defineFooterIndex,
  () => customElements.define("office-hours", OfficeHoursElement),
  loadAccents,
  hydrateForDraft,
];

start();

/** Runs each step in a separate task, so that a click never waits for all of them. */
async function start() {
  for (const step of steps) {
    await nextTask();
    step();
  }
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

async function loadFooterIndex() {
  const { FooterIndexElement } = await import("#app/site/footer/footer-index-element.ts");
  customElements.define("footer-index", FooterIndexElement);
}

/** A stored form draft needs React, so hydration does not wait for an interaction. */
async function hydrateForDraft() {
  if (!document.querySelector(`form[action="${sitePaths.letsTalk()}"]`)) return;
  const { readDraft } = await import("#app/site/enquiry/enquiry-draft.ts");
  if (readDraft()) dispatchEvent(new Event(hydrateEvent));
}
