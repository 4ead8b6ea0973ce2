import { enterStage } from "./enter-stage.ts";
import { followTone } from "./follow-tone.ts";

/** Moves the stage around it for as long as it is on the page. */
export class StageMotionElement extends HTMLElement {
  /** Whether the page came from the server with the stage on it, rather than by a link. */
  static isServed = true;
  #leave: (() => void)[] = [];

  connectedCallback() {
    const stage = this.closest("section");
    if (!stage) return;
    const listening = new AbortController();
    stage.addEventListener("click", scrollOneScreen, { signal: listening.signal });
    this.#leave = [
      followTone(stage),
      enterStage(stage, { isServed: StageMotionElement.isServed }),
      () => listening.abort(),
    ];
  }

  disconnectedCallback() {
    for (const leave of this.#leave) leave();
  }
}

function scrollOneScreen(event: MouseEvent) {
  if (!(event.target instanceof Element && event.target.closest("[data-scroll-down]"))) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  window.scrollBy({ top: window.innerHeight, behavior: isStill ? "instant" : "smooth" });
}
