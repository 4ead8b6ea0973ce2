import { documentNonce } from "#app/ui/document-nonce.ts";
import { deferredScripts } from "./deferred-scripts.ts";
import { holdPresses } from "./hold-presses.ts";
import { hydrateEvent } from "./hydration-events.ts";

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
