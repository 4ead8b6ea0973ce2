import { focusSearchOnSlash } from "#app/admin/slash-key.ts";
import { deferredScripts, hydratedEvent } from "./hydration.ts";

/* The inline script of the admin: starts hydration as soon as the document is parsed. */

const boot = document.currentScript as HTMLScriptElement;
// A key pressed before hydration would be lost, together with what is typed next.
document.addEventListener("keydown", focusSearchOnSlash);
replayInputAfterHydration();
addEventListener("DOMContentLoaded", () => {
  // Moves the script behind the part of the head that React hydrates.
  document.head.append(boot);
  deferredScripts(boot.nonce)?.run();
});

/**
 * Keeps what is entered before hydration: React 18 resets text areas when it hydrates them, and controlled fields at
 * their next render (https://github.com/facebook/react/issues/12955). Afterwards the input is repeated, so that forms
 * notice it. Call it before the body is parsed.
 */
function replayInputAfterHydration() {
  const replays = new Map<EventTarget | null, () => void>();
  const note = ({ target }: Event) => {
    if (isControl(target) && target.type !== "file") replays.set(target, replayOf(target));
  };
  addEventListener("input", note, true);
  addEventListener(
    hydratedEvent,
    () => {
      removeEventListener("input", note, true);
      for (const replay of replays.values()) replay();
    },
    { once: true },
  );
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isControl(target: EventTarget | null): target is Control {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}

/** Reads what is entered; the returned function enters it again. */
function replayOf(control: Control): () => void {
  const { value } = control;
  if (control.type === "checkbox" || control.type === "radio") {
    const box = control as HTMLInputElement;
    const { checked } = box;
    return () => {
      box.checked = !checked;
      box.click();
    };
  }
  const { selectionStart, selectionEnd } = "selectionStart" in control ? control : withoutSelection;
  return () => {
    // React compares the value with the one that was last set through the element's own property.
    if ("defaultValue" in control) control.value = control.defaultValue;
    Reflect.set(Object.getPrototypeOf(control), "value", value, control);
    if ("setSelectionRange" in control && selectionStart !== null)
      control.setSelectionRange(selectionStart, selectionEnd);
    for (const type of ["input", "change"]) control.dispatchEvent(new Event(type, { bubbles: true }));
  };
}

/** Selects, and fields for numbers or dates. */
const withoutSelection = { selectionStart: null, selectionEnd: null };
