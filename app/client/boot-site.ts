import { noteArrival } from "#app/site/arrivals.ts";
import { holdPresses } from "./hold-presses.ts";
import { hydrateEvent } from "./hydration-events.ts";
import { deferredScripts } from "./start-scripts.ts";

/*
 * A public page works as HTML. What it does without anybody acting is in the page module, which starts after the first
 * paint; React hydrates the page at the first sign of a person.
 */

const boot = document.currentScript as HTMLScriptElement;
if (boot.dataset.isVisit) noteArrival();
start(firstSign());

async function start(person: Promise<unknown>) {
  let areScriptsHere = false;
  holdPresses(() => areScriptsHere);
  const scripts = await deferredScripts(boot);
  await firstPaint();
  const page = document.createElement("script");
  page.type = "module";
  page.nonce = boot.nonce;
  page.src = boot.dataset.pageModule ?? "";
  document.head.append(page);
  scripts.preload().then(() => {
    areScriptsHere = true;
  });
  await person;
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

/**
 * Scripts would compete with style sheet and fonts for the first paint; until then links and forms work without them. A
 * tab in the background is not painted, and some browsers do not report a paint: neither waits for it.
 */
async function firstPaint() {
  if (document.readyState !== "complete") await new Promise((loaded) => addEventListener("load", loaded));
  if (document.hidden || !PerformanceObserver.supportedEntryTypes?.includes("paint")) return;
  await new Promise((painted) => {
    addEventListener("visibilitychange", painted, { once: true });
    new PerformanceObserver(painted).observe({ type: "paint", buffered: true });
  });
}
