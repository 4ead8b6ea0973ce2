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
export function followTone(stage: HTMLElement): () => void {
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
