import { remember } from "./element-place.ts";
import { hydratedEvent } from "./hydration.ts";

/**
 * Keeps what is entered before hydration, and the focus. Afterwards the input is repeated, so that forms notice it: React
 * 18 resets text areas when it hydrates them, and controlled fields at their next render
 * (https://github.com/facebook/react/issues/12955). `isLostOnly`: repeats it only for fields that React has rendered
 * again. Call it before the body is parsed.
 */
export function replayInputAfterHydration({ isLostOnly }: { isLostOnly: boolean }) {
  const replays = new Map<Control, () => void>();
  let focused: (() => HTMLElement | undefined) | undefined;
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  addEventListener(
    "input",
    ({ target }) => isControl(target) && replays.set(target, replayOf(target, isLostOnly)),
    options,
  );
  addEventListener(
    "focusin",
    ({ target }) => {
      if (target instanceof HTMLElement) focused = remember(target);
    },
    options,
  );
  addEventListener(
    hydratedEvent,
    () => {
      listening.abort();
      for (const replay of replays.values()) replay();
      if (document.activeElement === document.body) focused?.()?.focus({ preventScroll: true });
    },
    { once: true },
  );
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isControl(target: EventTarget | null | undefined): target is Control {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}

/** Reads what is entered; the returned function enters it again. */
function replayOf(entered: Control, isLostOnly: boolean): () => void {
  const { value } = entered;
  const find = remember(entered);
  return () => {
    const control = find();
    if (!isControl(control) || (isLostOnly && control === entered)) return;
    if (control.type === "checkbox" || control.type === "radio") {
      const { checked } = entered as HTMLInputElement;
      (control as HTMLInputElement).checked = !checked;
      return control.click();
    }
    if (control.type === "file") return enterFiles(entered as HTMLInputElement, control as HTMLInputElement);
    enter(value, entered, control);
  };
}

function enter(value: string, entered: Control, control: Control) {
  const { selectionStart, selectionEnd } = "selectionStart" in entered ? entered : withoutSelection;
  // React compares the value with the one that was last set through the element's own property.
  if ("defaultValue" in control) control.value = control.defaultValue;
  Reflect.set(Object.getPrototypeOf(control), "value", value, control);
  if ("setSelectionRange" in control && selectionStart !== null)
    control.setSelectionRange(selectionStart, selectionEnd);
  announce(control);
}

/** React leaves the files of a field that it hydrates. */
function enterFiles(entered: HTMLInputElement, control: HTMLInputElement) {
  if (control === entered) return;
  control.files = entered.files;
  announce(control);
}

function announce(control: Control) {
  for (const type of ["input", "change"]) control.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Selects, and fields for numbers or dates. */
const withoutSelection = { selectionStart: null, selectionEnd: null };
