import "./consent.css";
import { allowedPurposes, everyPurpose, noPurpose, type Purposes } from "#app/domain/consent/consent.ts";
import { documentPaths } from "#app/paths/site-paths.ts";
import { hasPrivacySignal, readAnswer, saveAnswer } from "./answer.ts";

/** COOKIE-03: milliseconds between showing the banner and its slide into view. */
const slideInDelay = 100;

/**
 * COOKIE-03: milliseconds between an answer, when the banner starts to slide out, and its effect. With reduced motion
 * the banner disappears at once, but the effect has the same delay.
 */
const slideOutTime = 300;

export interface ConsentFlow {
  /** Shows or hides the banner. */
  ask: (isAsking: boolean) => void;
  openDialog: () => void;
}

/** Fetches banner and dialog into `host`. An answer hides both, then takes effect. Rejects when the request fails. */
export async function loadConsentFlow(host: HTMLElement): Promise<ConsentFlow> {
  const response = await fetch(documentPaths().cookieSettings());
  if (!response.ok) throw new Error(`${response.url} answers ${response.status}`);
  const fragment = document.createRange().createContextualFragment(await response.text());
  const banner = part(fragment, "section");
  const dialog = part(fragment, "dialog");
  const form = part(fragment, "form");
  banner.remove();
  host.replaceChildren(dialog);
  let isAnswered = false;
  let uncover = () => {};

  function answer(purposes: Purposes) {
    if (isAnswered) return;
    isAnswered = true;
    banner.dataset.shown = "false";
    dialog.close();
    saveAfterSlideOut(purposes, () => {
      isAnswered = false;
    });
  }

  host.addEventListener("click", ({ target }) => {
    if (target === dialog) return dialog.close(); // a click on the dialog itself is on its backdrop
    switch (target instanceof Element && target.closest<HTMLElement>("[data-consent]")?.dataset.consent) {
      case "manage":
        return openDialog();
      case "reject":
        return answer(noPurpose);
      case "accept":
        return answer(everyPurpose);
    }
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const chosen = new FormData(form);
    answer({ analytics: chosen.has("analytics"), marketing: chosen.has("marketing") });
  });
  // COOKIE-01: closing the dialog counts as reject.
  dialog.addEventListener("close", () => answer(noPurpose));

  function openDialog() {
    const allowed = allowedPurposes(readAnswer());
    for (const purpose of ["analytics", "marketing"] as const)
      part(form, `input[name=${purpose}]`).toggleAttribute("checked", allowed[purpose]);
    form.reset();
    part(dialog, "[data-privacy-signal]").hidden = !hasPrivacySignal();
    dialog.showModal();
    // With the focus on the first button, Enter would be an answer.
    dialog.focus({ preventScroll: true });
  }

  return {
    openDialog,
    ask(isAsking) {
      if (isAsking === banner.isConnected) return;
      uncover();
      if (!isAsking) return banner.remove();
      host.prepend(banner);
      uncover = reserveEdge(banner);
      // COOKIE-03
      setTimeout(() => {
        banner.dataset.shown = String(!isAnswered);
      }, slideInDelay);
    },
  };
}

function part<Selector extends "section" | "dialog" | "form">(
  parent: ParentNode,
  selector: Selector,
): HTMLElementTagNameMap[Selector];
function part(parent: ParentNode, selector: string): HTMLElement;
function part(parent: ParentNode, selector: string): HTMLElement {
  const element = parent.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`the cookie settings have no ${selector}`);
  return element;
}

/**
 * Reserves scroll space for an element that covers the foot of the page or, on the home page, the top: the end stays
 * reachable, and focused elements scroll into view (WCAG 2.2, 2.4.11). Returns the cleanup function.
 */
function reserveEdge(element: HTMLElement): () => void {
  document.adoptedStyleSheets.push(sheet);
  const observer = new ResizeObserver(() => sheet.replaceSync(rules(element.offsetHeight)));
  observer.observe(element);
  return () => {
    observer.disconnect();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}

const sheet = new CSSStyleSheet();

/** An inherited property on `html` would trigger a style recalculation for every element. */
const rules = (height: number) => `
  html { scroll-padding-bottom: calc(${height}px + 1rem) }
  html:has(> body > #page-root > main > .stage) { scroll-padding-bottom: 0; scroll-padding-top: calc(var(--top-bar) + ${height}px + 1rem) }
  body:not(:has(> #page-root > main > .stage)) { padding-bottom: ${height}px }
  body:not(:has(> #page-root > main > .stage)) .above-banner { --covered-bottom: ${height}px }
  body [role="dialog"] .above-banner { --covered-bottom: 0px }
`;

/** Saves an answer after the banner's transition, or immediately when the page is left earlier. */
function saveAfterSlideOut(purposes: Purposes, done: () => void) {
  const save = () => {
    clearTimeout(timer);
    window.removeEventListener("pagehide", save);
    saveAnswer(purposes);
    done();
  };
  const timer = setTimeout(save, slideOutTime);
  window.addEventListener("pagehide", save);
}
