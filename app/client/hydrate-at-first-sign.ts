import { documentNonce } from "#app/ui/document-nonce.ts";
import { deferredScripts } from "./deferred-scripts.ts";
import { hydratedEvent, hydrateEvent } from "./hydration-events.ts";

/** Downloads the framework's scripts, and runs them at the first sign of a person. A page that nobody touches is HTML. */
export async function hydrateAtFirstSign() {
  const scripts = deferredScripts(documentNonce());
  if (!scripts) return;
  let areScriptsHere = false;
  holdPresses(() => areScriptsHere);
  scripts.preload().then(() => {
    areScriptsHere = true;
  });
  await firstSign();
  scripts.run();
}

/** Resolves when a pointer moves, a key is pressed, the page is scrolled, or a script asks for React. */
function firstSign(): Promise<void> {
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

/** Browsers report a pointer that rests while the page appears or moves below it. */
function isResting(event: Event): boolean {
  return (
    event instanceof PointerEvent && event.type === "pointermove" && !event.movementX && !event.movementY
  );
}

/** What React answers otherwise than HTML does: the next page without a new document, a dialog, a film in its place. */
const answeredLink = 'a[href^="/"]:not([target]),a[data-needs-script]';

/** What HTML does not answer at all. The page module answers what belongs to consent. */
const plainButton = "button[type=button]:not([data-cookie-settings],cookie-consent *)";

/**
 * Keeps the last press that only React answers, until React has hydrated the page, and then repeats it. A link is left to
 * the browser while scripts are still being downloaded, and when it is pressed again.
 */
function holdPresses(areScriptsHere: () => boolean) {
  let held: HTMLElement | undefined;

  function hold(event: MouseEvent) {
    const { target } = event;
    if (!(target instanceof Element) || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    const link = areScriptsHere() ? target.closest<HTMLElement>(answeredLink) : null;
    const pressed = link ?? target.closest<HTMLElement>(plainButton);
    if (!pressed || pressed === held) return;
    event.preventDefault();
    held = pressed;
  }

  addEventListener("click", hold, true);
  addEventListener(
    hydratedEvent,
    () => {
      removeEventListener("click", hold, true);
      held?.click();
    },
    { once: true },
  );
}
