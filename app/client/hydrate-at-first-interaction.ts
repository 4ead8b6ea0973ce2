import { documentNonce } from "#app/ui/document-nonce.ts";
import { remember } from "./element-place.ts";
import { deferredScripts, hydratedEvent, hydrateEvent } from "./hydration.ts";
import { replayInputAfterHydration } from "./replay-input.ts";

/**
 * Downloads the framework's scripts and runs them on the first user interaction. Without interaction the page stays
 * HTML.
 */
export async function hydrateAtFirstInteraction() {
  const scripts = deferredScripts(documentNonce());
  if (!scripts) return;
  let areScriptsHere = false;
  holdPresses(() => areScriptsHere);
  replayInputAfterHydration({ isLostOnly: true });
  scripts.preload().then(() => {
    areScriptsHere = true;
  });
  await firstInteraction();
  scripts.run();
}

/** Resolves when a pointer moves, a key is pressed, the page is scrolled, or a script requests hydration. */
function firstInteraction(): Promise<void> {
  // A press or key before this script ran, for example on an option of a form.
  if (navigator.userActivation?.hasBeenActive) return Promise.resolve();
  const signs = [
    "pointermove",
    "pointerdown",
    "touchstart",
    "keydown",
    "wheel",
    "scroll",
    "focusin",
    hydrateEvent,
  ];
  const isResting = restingPointer();
  return new Promise((resolve) => {
    const listening = new AbortController();
    const act = (event: Event) => {
      if (isResting(event)) return;
      listening.abort();
      resolve();
    };
    const { signal } = listening;
    for (const sign of signs) addEventListener(sign, act, { capture: true, passive: true, signal });
  });
}

/**
 * Browsers dispatch pointer events when a page appears or moves below a resting pointer. Some report no movement with
 * real ones either, so the places of two events are compared, too.
 */
function restingPointer(): (event: Event) => boolean {
  let last: { screenX: number; screenY: number } | undefined;
  return (event) => {
    if (!(event instanceof PointerEvent) || event.type !== "pointermove") return false;
    const { screenX, screenY, movementX, movementY } = event;
    const isElsewhere = last !== undefined && (last.screenX !== screenX || last.screenY !== screenY);
    last = { screenX, screenY };
    return !movementX && !movementY && !isElsewhere;
  };
}

/** Links that React handles differently from HTML: client-side navigation, a dialog, an inline video. */
const answeredLink = 'a[href^="/"]:not([target]),a[data-needs-script]';

/** Controls whose HTML does not do what they say: buttons without an action, and links whose address follows a form. */
const inertControl = "[data-replay]";

/**
 * Stores the last click that requires React and replays it after hydration. Links are left to the browser while scripts
 * are still downloading, and on a second click.
 */
function holdPresses(areScriptsHere: () => boolean) {
  let held: HTMLElement | undefined;
  let find: (() => HTMLElement | undefined) | undefined;

  function hold(event: MouseEvent) {
    const { target } = event;
    if (!(target instanceof Element) || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    const link = areScriptsHere() ? target.closest<HTMLElement>(answeredLink) : null;
    const pressed = link ?? target.closest<HTMLElement>(inertControl);
    if (!pressed || pressed === held) return;
    event.preventDefault();
    held = pressed;
    find = remember(pressed);
    // Assistive technology clicks without moving a pointer or pressing a key.
    dispatchEvent(new Event(hydrateEvent));
  }

  addEventListener("click", hold, true);
  addEventListener(
    hydratedEvent,
    () => {
      removeEventListener("click", hold, true);
      press(find?.(), held);
    },
    { once: true },
  );
}

/** Presses an element; a link whose place is lost is followed. */
function press(found: HTMLElement | undefined, held: HTMLElement | undefined) {
  if (found) found.click();
  else if (held instanceof HTMLAnchorElement) location.assign(held.href);
}
