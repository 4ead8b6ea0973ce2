import { hydratedEvent } from "./hydration-events.ts";

/** What React answers otherwise than HTML does: the next page without a new document, a dialog, a film in its place. */
const answeredLink = 'a[href^="/"]:not([target]),a[data-needs-script]';

/** What HTML does not answer at all. The page module answers what belongs to consent. */
const plainButton = "button[type=button]:not([data-cookie-settings],cookie-consent *)";

/**
 * Keeps the last press that only React answers, until React has hydrated the page, and then repeats it. A link is left to
 * the browser while scripts are still being downloaded, and when it is pressed again.
 */
export function holdPresses(areScriptsHere: () => boolean) {
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
