import { sitePaths } from "#app/http/site-paths.ts";
import { hideTopBarOnTheWayDown } from "#app/site/chrome/hide-top-bar.ts";
import { CookieConsentElement } from "#app/site/consent/cookie-consent-element.ts";
import { StageMotionElement } from "#app/site/home/stage/stage-motion-element.ts";
import { loadAccentsIfNeeded } from "./accents.ts";
import { hydrateAtFirstSign } from "./hydrate-at-first-sign.ts";
import { hydrateEvent } from "./hydration-events.ts";

/*
 * What a public page does without React, from its first paint on. It brings no React with it. Elements of its own start
 * with those that the server has rendered, and later with those that React renders.
 */

const steps = [
  hydrateAtFirstSign,
  hideTopBarOnTheWayDown,
  defineStage,
  () => customElements.define("cookie-consent", CookieConsentElement),
  loadAccentsIfNeeded,
  hydrateForDraft,
];

start();

/** Runs each step in a task of its own, so that a press never waits for all of them. */
async function start() {
  for (const step of steps) {
    await nextTask();
    step();
  }
}

function nextTask(): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  port2.postMessage(undefined);
  return new Promise((come) => {
    port1.onmessage = come;
  });
}

function defineStage() {
  customElements.define("stage-motion", StageMotionElement);
  StageMotionElement.isServed = false;
}

/** A form whose draft React is to restore does not stay empty until somebody acts. */
async function hydrateForDraft() {
  if (!document.querySelector(`form[action="${sitePaths.letsTalk()}"]`)) return;
  const { readDraft } = await import("#app/site/enquiry/enquiry-draft.ts");
  if (readDraft()) dispatchEvent(new Event(hydrateEvent));
}
