import { showStage } from "./enter-stage.ts";

/** Animates the surrounding stage while it is in the document. */
export class StageMotionElement extends HTMLElement {
  /** Whether the server rendered the stage, as opposed to a client-side navigation. */
  static isServed = true;
  #leave: (() => void)[] = [];

  connectedCallback() {
    const stage = this.closest("section");
    if (!stage) return;
    const listening = new AbortController();
    stage.addEventListener("click", scrollOneScreen, { signal: listening.signal });
    this.#leave = [
      followTone(stage),
      showStage(stage, { isServed: StageMotionElement.isServed, hasIntro: !isRestored() }),
      () => listening.abort(),
    ];
  }

  disconnectedCallback() {
    for (const leave of this.#leave) leave();
  }
}

/** Whether React has rendered the served stage again, because another program had changed the page before hydration. */
function isRestored(): boolean {
  return !StageMotionElement.isServed && !("hydrated" in document.documentElement.dataset);
}

function scrollOneScreen(event: MouseEvent) {
  if (!(event.target instanceof Element && event.target.closest("[data-scroll-down]"))) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  window.scrollBy({ top: window.innerHeight, behavior: isStill ? "instant" : "smooth" });
}

/** The chrome's background: the stage, the dark part of the moving stage, or the page below. */
type Tone = "stage" | "ink" | "paper";

type Box = Pick<DOMRect, "top" | "bottom">;

/** The sidebar changes to paper once the stage covers less than half of it. */
function sidebarTone({ bottom }: Box, viewportHeight: number): Tone {
  if (bottom >= viewportHeight) return "stage";
  return bottom > viewportHeight / 2 ? "ink" : "paper";
}

/** The top bar is transparent only until the page scrolls. */
function topBarTone({ top, bottom }: Box): Tone {
  if (top > -8) return "stage";
  return bottom > 70 ? "ink" : "paper";
}

/** Updates the chrome's tone as the stage scrolls. Returns the cleanup function. */
function followTone(stage: HTMLElement): () => void {
  const follow = () => {
    const box = stage.getBoundingClientRect();
    for (const bar of document.querySelectorAll<HTMLElement>("header[data-tone]")) {
      const toneOver = bar.hasAttribute("data-top-bar") ? topBarTone : sidebarTone;
      bar.dataset.tone = toneOver(box, window.innerHeight);
    }
  };
  const observer = new IntersectionObserver(follow, { threshold: hundredths });
  observer.observe(stage);
  follow();
  return () => observer.disconnect();
}

const hundredths = Array.from({ length: 101 }, (_, step) => step / 100);
