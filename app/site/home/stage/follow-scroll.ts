import { stageSentinelId } from "#app/blocks/home-stage/stage-id.ts";
import { siteIndexId } from "#app/site/footer/site-index-id.ts";
import {
  isStageVisible,
  MAX_BLUR,
  pageClasses,
  type StagePosition,
  sideLineLength,
  stageAt,
  stageLength,
} from "../timeline.ts";
import { type Measures, measureStage, windowAt } from "./measure-stage.ts";

/** Where the stage stands after a frame. */
export type StageMoment = StagePosition & {
  /** It stands no longer, and is being scrolled out of sight. */
  isLeaving: boolean;
  /** Nothing of it is in sight any more. */
  isEnded: boolean;
  /** Whether it stands while the page is scrolled. */
  isPinned: boolean;
  /** Where the window onto the film lies in the view, in pixels. */
  window: { x: number; y: number; width: number; height: number };
};

/** Of a stage that does not stand still: both screens are there, one below the other. */
const unpinned: StagePosition = {
  blur: 0,
  shrink: 0,
  text: 1,
  opening: 1,
  progress: 1,
  isBackgroundShown: false,
  isLoopShown: false,
};

/**
 * Sets the stage as the page is scrolled: one listener, at most one look per frame, and one set of variables that
 * stage.css moves everything by. `measured` is what the stage measures now. Returns what ends it.
 */
export function followScroll(
  stage: HTMLElement,
  measured: Measures,
  notify: (moment: StageMoment) => void,
): () => void {
  const sentinel = document.getElementById(stageSentinelId);
  const page = document.documentElement;
  const write = writer(stage);
  const listening = new AbortController();
  let measures = measured;
  let scheduled = 0;

  function look() {
    scheduled = 0;
    const viewportHeight = window.innerHeight;
    const scroll = Math.max(-stage.getBoundingClientRect().top, 0);
    const sentinelTop = sentinel?.getBoundingClientRect().top;
    const footerTop = document.getElementById(siteIndexId)?.getBoundingClientRect().top;

    const moment = measures.isPinned ? stageAt(scroll) : unpinned;
    const isEnded = sentinelTop !== undefined && sentinelTop <= 0;
    write("--stage-opening", moment.opening);
    write("--stage-shrink", moment.shrink);
    write("--stage-blur", moment.blur);
    write("--stage-text", moment.text);
    write("--stage-progress", moment.progress);
    write("--stage-line", `${sideLineLength(scroll, viewportHeight).toFixed(1)}px`);
    const { corner } = measures;
    const { x, y, scaleX, scaleY, filmX, filmY } = windowAt(moment.shrink, measures.view, corner);
    write("--window-x", `${x.toFixed(3)}px`);
    write("--window-y", `${y.toFixed(3)}px`);
    write("--window-scale-x", scaleX);
    write("--window-scale-y", scaleY);
    write("--film-scale-x", filmX);
    write("--film-scale-y", filmY);
    stage.dataset.visible = String(isStageVisible(sentinelTop));
    stage.toggleAttribute("data-left", moment.opening === 0);
    stage.toggleAttribute("data-window", moment.blur < MAX_BLUR);
    stage.toggleAttribute("data-background", moment.isBackgroundShown);
    stage.toggleAttribute("data-loop", moment.isLoopShown);
    if (sentinelTop !== undefined) {
      const classes = pageClasses({ sentinelTop, footerTop, viewportHeight });
      for (const [name, isOn] of Object.entries(classes)) page.classList.toggle(name, isOn);
    }
    notify({
      ...moment,
      isEnded,
      isLeaving: scroll > stageLength,
      isPinned: measures.isPinned,
      window: {
        x: x + corner.x,
        y: y + corner.y,
        width: corner.width * scaleX,
        height: corner.height * scaleY,
      },
    });
  }

  function schedule() {
    scheduled ||= requestAnimationFrame(look);
  }

  function measureAgain() {
    measures = measureStage(stage);
    schedule();
  }

  const { signal } = listening;
  window.addEventListener("scroll", schedule, { signal, passive: true });
  window.addEventListener("resize", measureAgain, { signal, passive: true });
  look();

  return () => {
    listening.abort();
    cancelAnimationFrame(scheduled);
    page.classList.remove(...Object.keys(pageClasses({ sentinelTop: 0, footerTop: 0, viewportHeight: 0 })));
  };
}

/** Sets variables, and only those that have changed. */
function writer({ style }: HTMLElement) {
  const written = new Map<string, string>();
  return (name: string, value: string | number) => {
    const text = typeof value === "number" ? String(Math.round(value * 1e6) / 1e6) : value;
    if (written.get(name) === text) return;
    written.set(name, text);
    style.setProperty(name, text);
  };
}
