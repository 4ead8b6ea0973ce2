import { enterStage } from "./enter-stage.ts";

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

/** What the chrome lies on: the stage, the stage while it moves behind it, or the page below. */
type Tone = "stage" | "ink" | "paper";

type Box = Pick<DOMRect, "top" | "bottom">;

/** The sidebar turns to paper once the stage has left half of it. */
function sidebarTone({ bottom }: Box, viewportHeight: number): Tone {
  if (bottom >= viewportHeight) return "stage";
  return bottom > viewportHeight / 2 ? "ink" : "paper";
}

/** The top bar is seen through only before the first scrolling. */
function topBarTone({ top, bottom }: Box): Tone {
  if (top > -8) return "stage";
  return bottom > 70 ? "ink" : "paper";
}

/** Gives the chrome the tone of where the stage stands. Returns what ends it. */
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
